// SPDX-License-Identifier: MIT

/// An end of the content, as it is laid out.
public enum ContentEdge: UInt8, Hashable, Sendable, CaseIterable {
    /// Where the content begins.
    case leading
    /// Where it ends.
    case trailing
}

/// How strong and how long the fade at an edge is: a function of what lies beyond that edge and of
/// how far the bar there has gone.
public struct EdgeFade: Hashable, Sendable {
    /// How strong it is, 0…1.
    public var strength: Double
    /// How far it reaches into the content.
    public var length: Double
    /// Whether it is an opaque strip instead of a blur.
    public var isOpaque: Bool

    /// The content that has to lie beyond an edge for the fade to be whole.
    ///
    /// *Source:* chosen: half a row.
    public static let wholeOverflow = 32.0

    /// No fade.
    public init() {
        strength = 0
        length = 0
        isOpaque = false
    }

    /// The fade at `edge`.
    ///
    /// `progress` is how far the bar at that edge is hidden; without a bar it is 1. Where the bar
    /// has gone the fade covers the safe area; where nothing lies beyond the edge there is none.
    /// `isRegistered` is false for a scroll view that does not drive: it has no effect.
    public init(
        at edge: ContentEdge, motion: Motion, progress: Double, safeArea: Double,
        length given: Double? = nil, assistance: ChromeAssistance = [], isRegistered: Bool = true
    ) {
        let beyond = edge == .leading ? motion.position : motion.remaining
        let overflow = min(max(beyond / Self.wholeOverflow, 0), 1)
        let isKnown = isRegistered && motion.disregard == nil && motion.limit > 0
        strength = isKnown ? overflow * min(max(progress, 0), 1) : 0
        length = max(given ?? safeArea, 0)
        isOpaque =
            assistance.contains(.reduceTransparency) || assistance.contains(.increaseContrast)
    }

    /// The edge of the screen at which a content's edge lies: the other one if the content runs
    /// from the end.
    public static func screenEdge(of edge: ContentEdge, isInverted: Bool) -> ContentEdge {
        guard isInverted else { return edge }
        return edge == .leading ? .trailing : .leading
    }
}
