// SPDX-License-Identifier: MIT
import UIGeometry

/// A type that describes the state of a scroll gesture of a scrollable view.
@frozen public enum ScrollPhase: Equatable, Hashable, Sendable {
    /// Nothing moves the content.
    case idle
    /// A finger is down and has not begun to scroll.
    case tracking
    /// The user moves the content.
    case interacting
    /// The user has let go and the content comes to rest.
    case decelerating
    /// The program moves the content to a place of its own choice.
    case animating

    /// Whether the scroll view is actively scrolling: every phase but idle.
    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
    /// The name of the case.
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}
