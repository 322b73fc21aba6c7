// SPDX-License-Identifier: MIT
import UIGeometry

/// A free fling: speed decays exponentially until it falls to the stop speed.
///
/// x(t) = x₀ + (v₀/λ)(1 − e^(−λt)), v(t) = v₀·e^(−λt).
package struct DecelerationSimulation: Hashable, Sendable {
    /// The offset at elapsed time zero. *Units:* pt.
    package var start: Double
    /// The velocity at elapsed time zero. *Units:* pt/s.
    package let velocity: Double
    /// How fast the speed decays.
    package let rate: DecelerationRate
    /// The offset at rest, on a whole device pixel. *Units:* pt.
    package var target: Double

    /// Starts at `start` with `velocity`. *Units:* pt, pt/s, pt a device pixel.
    package init(
        start: Double, velocity: Double, rate: DecelerationRate = .normal, pixelLength: Double
    ) {
        self.start = start
        self.velocity = velocity
        self.rate = rate
        let travel = Self.travel(velocity: velocity, rate: rate)
        target = travel == 0 ? start : PixelRounding.round(start + travel, to: pixelLength)
    }

    /// The distance from a velocity down to the stop speed, with the sign of the velocity.
    ///
    /// *Units:* pt. Zero at or below the stop speed.
    package static func travel(velocity: Double, rate: DecelerationRate) -> Double {
        let excess = abs(velocity) - ScrollPhysicsConstants.stopSpeed
        guard excess > 0 else { return 0 }
        return (velocity < 0 ? -excess : excess) / rate.decay
    }

    /// The elapsed time at which the speed has fallen to the stop speed. *Units:* s.
    package var duration: Double {
        let ratio = abs(velocity) / ScrollPhysicsConstants.stopSpeed
        return ratio > 1 ? log(ratio) / rate.decay : 0
    }

    /// The offset after `elapsed` seconds; the target from the end on.
    package func offset(at elapsed: Double) -> Double {
        elapsed >= duration ? target : unboundedOffset(at: elapsed)
    }

    /// The velocity after `elapsed` seconds; zero from the end on. *Units:* pt/s.
    package func velocity(at elapsed: Double) -> Double {
        elapsed >= duration ? 0 : unboundedVelocity(at: elapsed)
    }

    /// The offset as if nothing ever stopped the motion.
    package func unboundedOffset(at elapsed: Double) -> Double {
        start + velocity / rate.decay * (1 - exp(-rate.decay * elapsed))
    }

    /// The velocity as if nothing ever stopped the motion. *Units:* pt/s.
    package func unboundedVelocity(at elapsed: Double) -> Double {
        velocity * exp(-rate.decay * elapsed)
    }

    /// The moment at which the motion passes `edge` and its velocity there.
    ///
    /// t* = −ln(1 − λ·d/v₀)/λ and v* = v₀ − λ·d for the distance d, solved exactly, so that the
    /// crossing does not depend on when frames fall. `nil` when the motion never gets there.
    package func crossing(of edge: Double) -> (elapsed: Double, velocity: Double)? {
        let distance = edge - start
        guard velocity != 0, distance == 0 || (distance > 0) == (velocity > 0) else { return nil }
        let velocityThere = velocity - rate.decay * distance
        guard abs(velocityThere) >= ScrollPhysicsConstants.stopSpeed,
            (velocityThere > 0) == (velocity > 0)
        else { return nil }
        return (-log(velocityThere / velocity) / rate.decay, velocityThere)
    }

    /// Moves the whole path by `delta` points, keeping its velocity.
    package mutating func shift(by delta: Double) {
        start += delta
        target += delta
    }
}
