// SPDX-License-Identifier: MIT

/// A composite transition that uses a different transition for insertion and removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
    Transition
{
    /// The transition that inserts.
    public var insertion: Insertion
    /// The transition that removes.
    public var removal: Removal

    /// Creates a composite transition that uses a different transition for insertion versus removal.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(
                content: content, phase: phase == .didDisappear ? phase : .identity),
            phase: phase == .willAppear ? phase : .identity)
    }

    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(
            hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    @MainActor public func _timing(to phase: TransitionPhase) -> _TransitionTiming {
        phase == .didDisappear ? removal._timing(to: phase) : insertion._timing(to: phase)
    }

    @MainActor public var _hasMotion: Bool { insertion._hasMotion || removal._hasMotion }
}

/// Two transitions at once.
nonisolated struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    @MainActor static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    @MainActor func _timing(to phase: TransitionPhase) -> _TransitionTiming {
        first._timing(to: phase) + second._timing(to: phase)
    }

    @MainActor var _hasMotion: Bool { first._hasMotion || second._hasMotion }
}

/// A transition that runs under an animation of its own.
nonisolated struct _AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase)
    }

    @MainActor static var properties: TransitionProperties { Base.properties }

    @MainActor func _timing(to phase: TransitionPhase) -> _TransitionTiming {
        _TransitionTiming(
            parts: base._timing(to: phase).parts.map { part in
                // An inner animation is closer to the effect, so it stays.
                if case .inherited = part { .own(animation) } else { part }
            })
    }

    @MainActor var _hasMotion: Bool { base._hasMotion }
}

extension _AnimatedTransition: _TransitionAnimating {}

/// A transition whose effects have an animation of their own.
protocol _TransitionAnimating {
    var animation: Animation? { get }
}

/// A modifier that is on while the view is not there, and another while it is.
nonisolated struct _ModifierTransition<M: ViewModifier>: Transition {
    let active: M
    let identity: M

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}
