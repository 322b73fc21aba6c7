// SPDX-License-Identifier: MIT
import UIGeometry

/// Two fingers that spread or pinch. It ends when either leaves.
package final class MagnifyRecognizer: GestureRecognizer {
    /// How far from 1 the magnification must be to begin.
    package let minimumScaleDelta: CGFloat
    private var fingers = FingerPair()
    private var startLocation = CGPoint.zero
    private var startDistance: CGFloat = 0
    private var sampler = GestureVelocitySampler()

    /// Makes a recogniser with SwiftUI's own default.
    package init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
        super.init()
    }

    override func touchBegan(_ event: TouchEvent) {
        guard fingers.add(event), fingers.isComplete else { return }
        startLocation = fingers.midpoint
        startDistance = fingers.distance
        sample(at: event.time)
    }

    override func touchMoved(_ event: TouchEvent) {
        guard fingers.move(event), fingers.isComplete else { return }
        // Fingers that came down on one point have no ratio until they have parted.
        if startDistance == 0 { startDistance = fingers.distance }
        sample(at: event.time)
        if state != .possible {
            change(value(at: event.time), at: event.time)
        } else if abs(magnification - 1) >= minimumScaleDelta {
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
        startDistance = 0
        sampler.reset()
    }

    private var magnification: CGFloat {
        startDistance > 0 ? fingers.distance / startDistance : 1
    }

    private func sample(at time: FrameInstant) {
        sampler.add(CGPoint(x: magnification, y: 0), at: time)
    }

    private func value(at time: FrameInstant) -> GestureValue {
        .magnify(
            MagnifyValue(
                startLocation: startLocation, magnification: magnification,
                velocity: sampler.velocity(at: time).dx, time: time))
    }
}
