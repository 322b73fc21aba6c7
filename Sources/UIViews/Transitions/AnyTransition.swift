// SPDX-License-Identifier: MIT

/// A type-erased transition.
nonisolated public struct AnyTransition {
    fileprivate let base: any Transition

    /// Create an instance that type-erases `transition`.
    public init<T>(_ transition: T) where T: Transition { base = transition }
}

extension AnyTransition {
    /// A transition that returns the input view, unmodified, as the output view.
    public nonisolated(unsafe) static let identity = AnyTransition(IdentityTransition())

    /// A transition from transparent to opaque on insertion, and back on removal.
    public nonisolated(unsafe) static let opacity = AnyTransition(OpacityTransition())

    /// A transition that inserts by moving in from the leading edge, and removes by moving out
    /// towards the trailing edge.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// Returns a transition that scales the view.
    public static var scale: AnyTransition {
        AnyTransition(ScaleTransition(ScaleTransition.vanishing))
    }

    /// Returns a transition that scales the view by the specified amount.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// Returns a transition that offset the view by the specified amount.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(OffsetTransition(offset))
    }

    /// Returns a transition that offset the view by the specified x and y values.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Returns a transition that moves the view away, towards the specified edge of the view.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(MoveTransition(edge: edge))
    }

    /// Creates a transition that moves in from an edge and out towards the opposite one.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(PushTransition(edge: edge))
    }

    /// Returns a transition defined between an active modifier and an identity modifier.
    public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
        AnyTransition(_ModifierTransition(active: active, identity: identity))
    }

    /// Provides a composite transition that uses a different transition for insertion versus
    /// removal.
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(
            AsymmetricTransition(
                insertion: _ErasedTransition(insertion), removal: _ErasedTransition(removal)))
    }

    /// Combines this transition with another, returning a new transition that is the result of both
    /// transitions being applied.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            _CombinedTransition(
                first: _ErasedTransition(self), second: _ErasedTransition(other)))
    }

    /// Attaches an animation to this transition.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(_AnimatedTransition(base: _ErasedTransition(self), animation: animation))
    }
}

/// A transition of whatever type.
nonisolated struct _ErasedTransition: Transition {
    private let base: any Transition

    init(_ transition: AnyTransition) { base = transition.base }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        func erase<T: Transition>(_ transition: T) -> AnyView {
            AnyView(transition.apply(content: content, phase: phase))
        }
        return erase(base)
    }

    @MainActor func _timing(to phase: TransitionPhase) -> _TransitionTiming {
        base._timing(to: phase)
    }

    @MainActor var _hasMotion: Bool { base._hasMotion }
}

extension View {
    /// Associates a transition with the view.
    @_disfavoredOverload
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        transition(_ErasedTransition(t))
    }

    /// Associates a transition with the view.
    nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition {
        modifier(_TransitionModifier(transition: transition))
    }
}
