// SPDX-License-Identifier: MIT

/// Follows the steps of a trackpad, to know how fast the fingers were when they left.
struct TrackpadStream {
    private var tracker = LiftOffVelocityTracker()
    private var travelled = CGPoint.zero

    /// Takes in one step; gives the velocity of the content's movement if fingers left with it.
    ///
    /// A device that goes on by itself has its momentum in steps of its own, and none is added.
    /// *Units:* pt/s, in the direction of the event's delta.
    mutating func take(_ wheel: WheelEvent) -> CGVector {
        switch wheel.phase {
        case .began:
            tracker.reset()
            travelled = .zero
            follow(wheel)
        case .changed:
            follow(wheel)
        case .ended:
            defer { tracker.reset() }
            return tracker.velocity(at: wheel.time)
        case .none, .momentum, .momentumEnded, .cancelled:
            tracker.reset()
        }
        return .zero
    }

    private mutating func follow(_ wheel: WheelEvent) {
        travelled.x += wheel.delta.dx
        travelled.y += wheel.delta.dy
        tracker.add(travelled, at: wheel.time)
    }
}
