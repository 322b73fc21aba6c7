// SPDX-License-Identifier: MIT

/// A description of view changes to apply when a view is added to and removed from the view
/// hierarchy.
@preconcurrency @MainActor public protocol Transition {
    /// The type of view representing the body.
    associatedtype Body: View
    /// The content view type passed to `body(content:phase:)`.
    typealias Content = PlaceholderContentView<Self>
    /// Gets the current body of the caller.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
    /// Returns the properties this transition type has.
    @MainActor @preconcurrency static var properties: TransitionProperties { get }
    /// Which animations the way in or out runs under.
    func _timing(to phase: TransitionPhase) -> _TransitionTiming
    /// Whether this very transition moves anything.
    var _hasMotion: Bool { get }
}

extension Transition {
    /// The properties of a transition that says nothing else: it is taken to move things.
    @MainActor @preconcurrency public static var properties: TransitionProperties {
        TransitionProperties()
    }

    public func _timing(to phase: TransitionPhase) -> _TransitionTiming { .inherited }

    public var _hasMotion: Bool { Self.properties.hasMotion }

    /// Applies this transition's body to a view, in a phase.
    @MainActor @preconcurrency
    public func apply<V>(content: V, phase: TransitionPhase) -> some View where V: View {
        _AppliedTransition(transition: self, content: content, phase: phase)
    }

    /// Attaches an animation to this transition.
    @MainActor @preconcurrency
    public func animation(_ animation: Animation?) -> some Transition {
        _AnimatedTransition(base: self, animation: animation)
    }

    /// Combines this transition with another, returning a new transition that is the result of
    /// both transitions being applied.
    @MainActor @preconcurrency
    public func combined<T>(with other: T) -> some Transition where T: Transition {
        _CombinedTransition(first: self, second: other)
    }
}

/// An indication of which the current stage of a transition.
@frozen public enum TransitionPhase: Hashable, Sendable {
    /// The transition is being applied to a view that is about to be inserted.
    case willAppear
    /// The transition is being applied to a view that is in the view hierarchy.
    case identity
    /// The transition is being applied to a view that has been requested to be removed.
    case didDisappear

    /// A Boolean that indicates whether the transition should have an identity effect.
    public var isIdentity: Bool { self == .identity }

    /// A value that can be used to multiply effects that are applied differently depending on the
    /// phase: -1 before, 0 while and 1 after the view is there.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties a transition can have.
nonisolated public struct TransitionProperties: Sendable {
    /// Whether the transition includes motion; one that does is replaced by a fade when Reduce
    /// Motion is on.
    public var hasMotion: Bool

    /// Creates properties of a transition.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The animations that a way in or out runs under.
public struct _TransitionTiming: Sendable {
    enum Part: Sendable {
        /// That of the update which inserts or removes the view.
        case inherited
        /// The transition's own; nil is none.
        case own(Animation?)
    }
    /// Empty when nothing changes at all.
    var parts: [Part]

    static let inherited = _TransitionTiming(parts: [.inherited])
    static let none = _TransitionTiming(parts: [])

    static func + (a: Self, b: Self) -> Self { Self(parts: a.parts + b.parts) }

    /// The animation of the longest part, since the whole takes as long as that; nil when every
    /// part takes that of the transaction, and nil in it when nothing is animated.
    func override(in transaction: Transaction) -> Animation?? {
        let isPlain = parts.allSatisfy { if case .inherited = $0 { true } else { false } }
        if isPlain, !parts.isEmpty { return nil }
        return .some(longest(in: transaction))
    }

    private func longest(in transaction: Transaction) -> Animation? {
        let animations = parts.compactMap { part -> Animation? in
            switch part {
            case .inherited: transaction.effectiveAnimation
            case .own(let animation): animation
            }
        }
        guard animations.count > 1 else { return animations.first }
        return animations.max { $0._approximateDuration < $1._approximateDuration }
    }
}

extension Animation {
    /// When the animation is over, found by trying. *Units:* seconds, to a sixtieth.
    fileprivate var _approximateDuration: Double {
        guard _isFinite else { return .infinity }
        var context = AnimationContext<Double>()
        // Two parts of one transition are compared; nobody waits longer than this for either.
        for step in 0...1800 {
            let time = Double(step) / 60
            if animate(value: 1, time: time, context: &context) == nil { return time }
        }
        return .infinity
    }
}
