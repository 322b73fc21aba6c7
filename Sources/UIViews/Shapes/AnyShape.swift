// SPDX-License-Identifier: MIT
import UIDisplayList
import UILayout

/// A type-erased shape value.
public struct AnyShape: Shape {
    private var base: any Shape

    /// Create an any shape instance from a shape.
    public init<S>(_ shape: S) where S: Shape { base = (shape as? AnyShape)?.base ?? shape }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    public func _outline(in rect: CGRect) -> _ShapeOutline { base._outline(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(base.animatableData) }
        set { base = Self.setting(newValue, on: base) }
    }

    private static func setting<S: Shape>(_ data: _AnyAnimatableData, on shape: S) -> any Shape {
        guard let data = data.base as? S.AnimatableData else { return shape }
        var shape = shape
        shape.animatableData = data
        return shape
    }
}

/// A vector of a type that is only known while the program runs; nil stands for zero.
///
/// Vectors of different types do not add up: the right-hand one is left out.
public struct _AnyAnimatableData: VectorArithmetic {
    var base: (any VectorArithmetic)?

    init(_ base: any VectorArithmetic) { self.base = base }
    private init() { base = nil }

    public static var zero: Self { Self() }

    public static func == (a: Self, b: Self) -> Bool {
        func isEqual<V: VectorArithmetic>(_ a: V, _ b: any VectorArithmetic) -> Bool {
            a == (b as? V)
        }
        func isZero<V: VectorArithmetic>(_ a: V) -> Bool { a == .zero }
        switch (a.base, b.base) {
        case (nil, nil): return true
        case (let a?, let b?): return isEqual(a, b)
        case (let a?, nil), (nil, let a?): return isZero(a)
        }
    }

    public static func + (a: Self, b: Self) -> Self {
        func sum<V: VectorArithmetic>(_ a: V, _ b: any VectorArithmetic) -> any VectorArithmetic {
            guard let b = b as? V else { return a }
            return a + b
        }
        guard let right = b.base else { return a }
        guard let left = a.base else { return b }
        return Self(sum(left, right))
    }

    public static func - (a: Self, b: Self) -> Self {
        a + b.scaled(by: -1)
    }

    public mutating func scale(by rhs: Double) {
        guard var vector = base else { return }
        vector.scale(by: rhs)
        base = vector
    }

    public var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }
}
