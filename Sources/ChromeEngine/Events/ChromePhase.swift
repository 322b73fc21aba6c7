// SPDX-License-Identifier: MIT

/// What a scroll view says it is doing, as `onScrollPhaseChange` tells it.
public enum ChromePhase: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing moves the content.
    case idle
    /// A finger is down and has not begun to scroll.
    case tracking
    /// The user moves the content.
    case interacting
    /// The user has let go and the content comes to rest.
    case decelerating
    /// The program moves the content.
    case animating

    /// Whether the content is on the move or held: every phase but idle.
    public var isScrolling: Bool { self != .idle }

    /// Whether a finger, wheel or key holds the content.
    public var isTouched: Bool { self == .tracking || self == .interacting }

    /// The cause of a change of offset that is made in this phase, if the phase alone tells it.
    public var cause: ChromeCause? {
        switch self {
        case .idle: nil
        case .tracking, .interacting: .user
        case .decelerating: .momentum
        case .animating: .program
        }
    }
}
