// SPDX-License-Identifier: MIT

/// A pair of animatable values, which is itself animatable.
@frozen
public struct AnimatablePair<First, Second>: VectorArithmetic
where First: VectorArithmetic, Second: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// A pair of the two values.
    @inlinable
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The vector that changes nothing when added.
    @inlinable
    public static var zero: AnimatablePair<First, Second> { AnimatablePair(.zero, .zero) }

    /// Adds a vector in place.
    @inlinable
    public static func += (
        lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
    ) {
        lhs.first += rhs.first
        lhs.second += rhs.second
    }

    /// Subtracts a vector in place.
    @inlinable
    public static func -= (
        lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
    ) {
        lhs.first -= rhs.first
        lhs.second -= rhs.second
    }

    /// The sum of two vectors.
    @inlinable
    public static func + (
        lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
    ) -> AnimatablePair<First, Second> {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
    }

    /// The difference of two vectors.
    @inlinable
    public static func - (
        lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
    ) -> AnimatablePair<First, Second> {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
    }

    /// Multiplies each component by a factor.
    @inlinable
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The sum of the squared components.
    @inlinable
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
