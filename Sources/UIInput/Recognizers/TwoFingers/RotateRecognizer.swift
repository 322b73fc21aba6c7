// SPDX-License-Identifier: MIT
import UIGeometry

/// Two fingers that turn around each other. It ends when either leaves.
package final class RotateRecognizer: GestureRecognizer {
    /// How far they must turn to begin.
    package let minimumAngleDelta: Angle
    private var fingers = FingerPair()
    private var startLocation = CGPoint.zero
    private var direction = 0.0
    private var rotation = 0.0
    private var sampler = GestureVelocitySampler()

    /// Makes a recogniser with SwiftUI's own default.
    package init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
        super.init()
    }

    override func touchBegan(_ event: TouchEvent) {
        guard fingers.add(event), fingers.isComplete else { return }
        startLocation = fingers.midpoint
        direction = fingers.direction
        sample(at: event.time)
    }

    override func touchMoved(_ event: TouchEvent) {
        guard fingers.move(event), fingers.isComplete else { return }
        // The nearest way round from the last direction, so that turns add up.
        rotation += remainder(fingers.direction - direction, 2 * .pi)
        direction = fingers.direction
        sample(at: event.time)
        if state != .possible {
            change(value(at: event.time), at: event.time)
        } else if abs(rotation) >= minimumAngleDelta.radians {
            begin(value(at: event.time), at: event.time)
        }
    }

    override func touchEnded(_ event: TouchEvent) {
        guard fingers.contains(event.id) else { return }
        if state == .possible {
            fail(at: event.time)
        } else {
            end(value(at: event.time), at: event.time)
        }
    }

    override func resetTracking() {
        fingers.removeAll()
        startLocation = .zero
        direction = 0
        rotation = 0
        sampler.reset()
    }

    private func sample(at time: FrameInstant) {
        sampler.add(CGPoint(x: rotation, y: 0), at: time)
    }

    private func value(at time: FrameInstant) -> GestureValue {
        .rotate(
            RotateValue(
                startLocation: startLocation, rotation: .radians(rotation),
                velocity: .radians(Double(sampler.velocity(at: time).dx)), time: time))
    }
}
