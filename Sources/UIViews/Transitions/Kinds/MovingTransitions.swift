// SPDX-License-Identifier: MIT

/// A transition that moves the view by an offset.
nonisolated public struct OffsetTransition: Transition {
    public var offset: CGSize
    public init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A transition that scales the view about an anchor.
nonisolated public struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }

    /// What counts as no size; 0 would leave nothing to invert. *Source:* I.
    static let vanishing = 1e-5
}

/// A transition that moves the view away, towards the specified edge of the view.
nonisolated public struct MoveTransition: Transition {
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            phase.isIdentity ? _SizeShiftEffect.none : _SizeShiftEffect(towards: edge))
    }
}

/// A transition that inserts by moving in from the leading edge, and removes by moving out towards
/// the trailing edge.
nonisolated public struct SlideTransition: Transition {
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_SizeShiftEffect(x: CGFloat(phase.value), y: 0))
    }
}

/// A transition that inserts by moving in from an edge while fading in, and removes by moving out
/// towards the opposite edge while fading out.
nonisolated public struct PushTransition: Transition {
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(shift(phase)).opacity(phase.isIdentity ? 1 : 0)
    }

    private func shift(_ phase: TransitionPhase) -> _SizeShiftEffect {
        let inwards = _SizeShiftEffect(towards: edge)
        return switch phase {
        case .willAppear: inwards
        case .identity: .none
        case .didDisappear: _SizeShiftEffect(x: -inwards.x, y: -inwards.y)
        }
    }
}

/// Draws its content shifted by parts of its own size; x goes from leading to trailing.
nonisolated struct _SizeShiftEffect: _TransformEffect, Sendable {
    typealias Body = Never
    var x: CGFloat
    var y: CGFloat

    static let none = _SizeShiftEffect(x: 0, y: 0)

    init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// All of it, just beyond an edge.
    init(towards edge: Edge) {
        switch edge {
        case .top: self.init(x: 0, y: -1)
        case .bottom: self.init(x: 0, y: 1)
        case .leading: self.init(x: -1, y: 0)
        case .trailing: self.init(x: 1, y: 0)
        }
    }

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set {
            x = newValue.first
            y = newValue.second
        }
    }

    @MainActor func transform(in context: _EffectContext) -> CGAffineTransform {
        CGAffineTransform(
            translationX: (context.isRightToLeft ? -x : x) * context.size.width,
            y: y * context.size.height)
    }
}

extension Transition where Self == OffsetTransition {
    /// Returns a transition that offset the view by the specified amount.
    @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self {
        OffsetTransition(offset)
    }

    /// Returns a transition that offset the view by the specified x and y values.
    @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    /// Returns a transition that scales the view.
    @MainActor @preconcurrency public static var scale: ScaleTransition {
        ScaleTransition(ScaleTransition.vanishing)
    }

    /// Returns a transition that scales the view by the specified amount.
    @MainActor @preconcurrency public static func scale(
        _ scale: Double, anchor: UnitPoint = .center
    ) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == MoveTransition {
    /// Returns a transition that moves the view away, towards the specified edge of the view.
    @MainActor @preconcurrency public static func move(edge: Edge) -> Self {
        MoveTransition(edge: edge)
    }
}

extension Transition where Self == SlideTransition {
    /// A transition that inserts by moving in from the leading edge, and removes by moving out
    /// towards the trailing edge.
    @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// Creates a transition that moves in from an edge and out towards the opposite one.
    @MainActor @preconcurrency public static func push(from edge: Edge) -> Self {
        PushTransition(edge: edge)
    }
}
