// SPDX-License-Identifier: MIT

/// A transition that returns the input view, unmodified, as the output view.
nonisolated public struct IdentityTransition: Transition {
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> Content { content }
    @MainActor public static let properties = TransitionProperties(hasMotion: false)
    @MainActor public func _timing(to phase: TransitionPhase) -> _TransitionTiming { .none }
}

/// A transition from transparent to opaque on insertion, and from opaque to transparent on removal.
nonisolated public struct OpacityTransition: Transition {
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    @MainActor public static let properties = TransitionProperties(hasMotion: false)
}

/// A transition that animates the insertion or removal of a view by combining blurring and scaling
/// effects.
nonisolated public struct BlurReplaceTransition: Transition {
    /// Configuration properties for a transition.
    public struct Configuration: Equatable, Sendable {
        let departureScale: Double

        /// A configuration that requests a transition that scales the view down while removing it
        /// and up while inserting it.
        public static let downUp = Configuration(departureScale: BlurReplaceLook.smaller)
        /// A configuration that requests a transition that scales the view up while both removing
        /// and inserting it.
        public static let upUp = Configuration(departureScale: BlurReplaceLook.larger)
    }

    /// The transition configuration.
    public var configuration: Configuration

    /// Creates a new transition.
    public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : BlurReplaceLook.radius)
            .scaleEffect(scale(phase))
            .opacity(phase.isIdentity ? 1 : 0)
    }

    private func scale(_ phase: TransitionPhase) -> CGFloat {
        switch phase {
        case .willAppear: BlurReplaceLook.smaller
        case .identity: 1
        case .didDisappear: configuration.departureScale
        }
    }
}

/// The numbers of the blur transition. *Source:* I, by eye.
private enum BlurReplaceLook {
    /// *Units:* points.
    static let radius: CGFloat = 10
    static let smaller = 0.8
    static let larger = 1.2
}

extension Transition where Self == IdentityTransition {
    /// A transition that returns the input view, unmodified, as the output view.
    @MainActor @preconcurrency public static var identity: IdentityTransition {
        IdentityTransition()
    }
}

extension Transition where Self == OpacityTransition {
    /// A transition from transparent to opaque on insertion, and back on removal.
    @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == BlurReplaceTransition {
    /// A transition that animates the insertion or removal of a view by blurring and scaling.
    @MainActor @preconcurrency public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> Self {
        BlurReplaceTransition(configuration: config)
    }

    /// A transition that animates the insertion or removal of a view by blurring and scaling.
    @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }
}
