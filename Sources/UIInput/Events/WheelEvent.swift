// SPDX-License-Identifier: MIT
import UIGeometry

/// Where a wheel or trackpad event stands in its stream.
package enum WheelPhase: String, Hashable, Sendable, CaseIterable {
    /// A notched wheel: every event stands alone.
    case none
    /// Fingers rest on the trackpad and start to scroll.
    case began
    /// Fingers scroll.
    case changed
    /// Fingers have left the trackpad.
    case ended
    /// The device itself goes on after the fingers have left.
    case momentum
    /// The device's own momentum is over.
    case momentumEnded
    /// The system took the stream away.
    case cancelled
}

/// One step of a wheel or a trackpad.
package struct WheelEvent: Hashable, Sendable {
    /// *Units and space:* points in the window.
    package var location: CGPoint
    /// How far the content moves, as a finger's translation would move it: a negative `dy` shows
    /// what is below. *Units:* points.
    package var delta: CGVector
    /// Whether the deltas are a trackpad's, to be followed point by point, and not a wheel's notches.
    package var isPrecise: Bool
    /// Where in its stream the event stands.
    package var phase: WheelPhase
    /// When the device saw it.
    package var time: FrameInstant

    /// Makes one step.
    package init(
        location: CGPoint, delta: CGVector, isPrecise: Bool, phase: WheelPhase,
        time: FrameInstant
    ) {
        self.location = location
        self.delta = delta
        self.isPrecise = isPrecise
        self.phase = phase
        self.time = time
    }
}
