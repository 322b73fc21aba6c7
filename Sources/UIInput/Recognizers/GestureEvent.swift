// SPDX-License-Identifier: MIT
import UIGeometry

/// One thing a recogniser tells its owner.
package struct GestureEvent: Equatable, Sendable {
    /// What happened to the gesture.
    package enum Phase: String, Hashable, Sendable, CaseIterable {
        /// A finger is down and nothing is decided: a scroll view tracks, a long press counts.
        case touchDown
        /// The gesture has begun; for a press: the finger is on it.
        case began
        /// The gesture has a new value.
        case changed
        /// The gesture came to its proper end.
        case ended
        /// It will not come to its proper end.
        case cancelled

        /// Whether the end is still to come.
        var isOpen: Bool { self == .touchDown || self == .began || self == .changed }
    }

    /// What happened.
    package var phase: Phase
    /// The gesture's value then.
    package var value: GestureValue
    /// When it happened: the touch's own time, or the deadline's.
    package var time: FrameInstant
}
