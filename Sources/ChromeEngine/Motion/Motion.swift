// SPDX-License-Identifier: MIT

/// A sample with its cause: what every reducer works on.
public struct Motion: Hashable, Sendable {
    /// Why a sample counts for nothing.
    public enum Disregard: UInt8, Hashable, Sendable, CaseIterable {
        /// It belongs to the other axis.
        case otherAxis
        /// It comes from a scroll view that no longer drives.
        case oldSource
        /// It is older than one that was already seen.
        case late
        /// It holds a number that is not finite.
        case invalid
    }

    /// Why a sample only says where things stand.
    public enum Baseline: UInt8, Hashable, Sendable, CaseIterable {
        /// It is the first one, or the first after the view was away.
        case first
        /// Another scroll view drives from now on.
        case swap
        /// The viewport changed while nothing moved.
        case resize
    }

    /// When it was measured.
    public var time = 0.0
    /// The position now, overscroll included.
    public var position = 0.0
    /// The greatest position at rest.
    public var limit = 0.0
    /// The length of the scroll view.
    public var viewport = 0.0
    /// The offset of the scroll view's top edge within the content.
    public var offset = 0.0
    /// The extents it was measured with.
    public var extents = ChromeExtents(content: 0, viewport: 0)
    /// The phase now.
    public var phase = ChromePhase.idle
    /// The phase before.
    public var previousPhase = ChromePhase.idle
    /// Whether the source has ever told a phase.
    public var isPhaseTold = false
    /// Why it counts for nothing, if so.
    public var disregard: Disregard?
    /// Why it only says where things stand, if so.
    public var baseline: Baseline?
    /// Who moved the content.
    public var cause: ChromeCause?
    /// How far `cause` moved it, within the range; what is left of the change is layout.
    public var delta = 0.0
    /// The part of the change that layout made.
    public var layoutShift = 0.0
    /// A movement whose cause only the next event can tell.
    public var pendingDelta = 0.0
    /// An earlier movement whose cause became known only now.
    public var heldCause: ChromeCause?
    /// How far that went, within the range.
    public var heldDelta = 0.0
    /// What the programmatic scroll that moves the content does to the bars.
    public var policy = ProgramPolicy.automatic
    /// Whether that scroll is animated.
    public var isAnimated = false
    /// Whether the system scrolls to the top.
    public var isScrollToTop = false

    /// Makes a motion in which nothing has happened yet.
    public init() {}

    /// The position without overscroll.
    public var restingPosition: Double { min(max(position, 0), max(limit, 0)) }

    /// What lies ahead of the end.
    public var remaining: Double { limit - position }

    /// Whether a phase began with this sample.
    public var beganPhase: Bool { phase != previousPhase }
}
