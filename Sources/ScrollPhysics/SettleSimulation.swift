// SPDX-License-Identifier: MIT
import UIGeometry

/// A motion from a release to a chosen target, such as a page or an aligned view.
///
/// The spring of the bounce around the target. The curve is an inference: none was measured.
package struct SettleSimulation: Hashable, Sendable {
    /// The offset at rest. *Units:* pt.
    package var target: Double
    /// The motion around the target.
    package let oscillator: CriticalOscillator
    /// The elapsed time at which the content rests at the target. *Units:* s.
    package let duration: Double

    /// Starts at `start` with `velocity` towards or away from `target`.
    ///
    /// A velocity that would carry the content past its target is cut to the greatest that does
    /// not (ω·distance), since paging shows no overshoot.
    package init(start: Double, velocity: Double, target: Double, pixelLength: Double) {
        self.target = target
        let displacement = start - target
        let limit = ScrollPhysicsConstants.bounceFrequency * abs(displacement)
        let isAway = velocity * displacement > 0
        let cut = isAway ? velocity : min(max(velocity, -limit), limit)
        oscillator = CriticalOscillator(displacement: displacement, velocity: cut)
        duration = oscillator.settlingTime(
            within: ScrollPhysicsConstants.restDistanceInPixels * max(pixelLength, 1e-3))
    }

    /// The offset after `elapsed` seconds; the target from the end on.
    package func offset(at elapsed: Double) -> Double {
        elapsed >= duration ? target : target + oscillator.displacement(at: elapsed)
    }

    /// The velocity after `elapsed` seconds; zero from the end on. *Units:* pt/s.
    package func velocity(at elapsed: Double) -> Double {
        elapsed >= duration ? 0 : oscillator.velocity(at: elapsed)
    }

    /// The offset farthest from the target that the motion reaches.
    package var farthestOffset: Double {
        let turn = oscillator.turningTime
        return turn > 0 ? target + oscillator.displacement(at: turn) : offset(at: 0)
    }

    /// Moves the whole path by `delta` points.
    package mutating func shift(by delta: Double) { target += delta }
}
