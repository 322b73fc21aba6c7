// SPDX-License-Identifier: MIT
import UIGeometry

/// One finger that moves; it begins where the minimum distance is reached, at 0 with the touch.
package final class DragRecognizer: GestureRecognizer {
    /// How far the finger moves before the drag begins. *Units:* points.
    package let minimumDistance: CGFloat
    private var start: TouchEvent?
    private var location = CGPoint.zero
    private var sampler = GestureVelocitySampler()

    /// Makes a recogniser with SwiftUI's own default.
    package init(minimumDistance: CGFloat = 10) {
        self.minimumDistance = minimumDistance
        super.init()
    }

    override func touchBegan(_ event: TouchEvent) {
        guard start == nil else { return }
        start = event
        follow(event)
        if minimumDistance <= 0 { begin(value(at: event.time), at: event.time) }
    }

    override func touchMoved(_ event: TouchEvent) {
        guard let start, start.id == event.id else { return }
        follow(event)
        if state != .possible {
            change(value(at: event.time), at: event.time)
        } else if location.distance(to: start.location) >= minimumDistance {
            begin(value(at: event.time), at: event.time)
        }
    }

    override func touchEnded(_ event: TouchEvent) {
        guard let start, start.id == event.id else { return }
        // Most hosts lift where they last moved; only a new place is a sample.
        if event.location != location { follow(event) }
        if state == .possible {
            fail(at: event.time)
        } else {
            end(value(at: event.time), at: event.time)
        }
    }

    override func resetTracking() {
        start = nil
        location = .zero
        sampler.reset()
    }

    private func follow(_ event: TouchEvent) {
        location = event.location
        sampler.add(event.location, at: event.time)
    }

    private func value(at time: FrameInstant) -> GestureValue {
        let velocity = sampler.velocity(at: time)
        return .drag(
            DragValue(
                startLocation: start?.location ?? location, location: location, time: time,
                velocity: CGSize(width: velocity.dx, height: velocity.dy)))
    }
}
