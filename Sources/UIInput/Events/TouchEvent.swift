// SPDX-License-Identifier: MIT
import UIGeometry

/// Tells the fingers of one host apart while they are down.
package struct TouchID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The host's own number for the finger; it may be used again after the finger has left.
    package let rawValue: Int
    /// Wraps the host's number.
    package init(_ rawValue: Int) { self.rawValue = rawValue }
    /// Orders touches by their number.
    package static func < (a: TouchID, b: TouchID) -> Bool { a.rawValue < b.rawValue }
    /// "touch" and the number.
    package var description: String { "touch \(rawValue)" }
}

/// Where a touch stands in its life.
package enum TouchPhase: String, Hashable, Sendable, CaseIterable {
    case began, moved, ended, cancelled
}

/// One sample of one finger, or of a pointer whose button is down.
package struct TouchEvent: Hashable, Sendable {
    /// Which finger.
    package var id: TouchID
    /// What it did.
    package var phase: TouchPhase
    /// *Units and space:* points in the window.
    package var location: CGPoint
    /// When the device saw it, which may be earlier than the frame that handles it.
    package var time: FrameInstant
    /// Whether a mouse made it. Gestures treat both alike; hover and cursors do not.
    package var isPointer: Bool

    /// Makes a sample; a finger unless it is said to be a pointer.
    package init(
        id: TouchID, phase: TouchPhase, location: CGPoint, time: FrameInstant,
        isPointer: Bool = false
    ) {
        self.id = id
        self.phase = phase
        self.location = location
        self.time = time
        self.isPointer = isPointer
    }

    /// The same sample in another phase.
    func with(phase: TouchPhase) -> TouchEvent {
        var copy = self
        copy.phase = phase
        return copy
    }
}
