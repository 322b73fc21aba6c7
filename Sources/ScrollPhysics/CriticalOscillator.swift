// SPDX-License-Identifier: MIT
import UIGeometry

/// A critically damped spring around zero: x(t) = (x₀ + b·t)·e^(−ωt) with b = v₀ + ω·x₀.
package struct CriticalOscillator: Hashable, Sendable {
    /// The distance from rest at time zero. *Units:* pt.
    package let displacement: Double
    /// The velocity at time zero. *Units:* pt/s.
    package let velocity: Double
    /// The angular frequency ω. *Units:* 1/s.
    package let frequency: Double

    /// A spring with a starting distance and velocity.
    package init(
        displacement: Double, velocity: Double,
        frequency: Double = ScrollPhysicsConstants.bounceFrequency
    ) {
        self.displacement = displacement
        self.velocity = velocity
        self.frequency = frequency
    }

    private var growth: Double { velocity + frequency * displacement }

    /// The distance from rest after `elapsed` seconds.
    package func displacement(at elapsed: Double) -> Double {
        (displacement + growth * elapsed) * exp(-frequency * elapsed)
    }

    /// The velocity after `elapsed` seconds. *Units:* pt/s.
    package func velocity(at elapsed: Double) -> Double {
        (growth - frequency * (displacement + growth * elapsed)) * exp(-frequency * elapsed)
    }

    /// The one time after zero at which the spring passes its rest position, if there is one.
    package var zeroCrossing: Double? {
        guard growth != 0, displacement != 0 else { return nil }
        let time = -displacement / growth
        return time > 0 ? time : nil
    }

    /// The time of the only extremum of the distance; zero if it lies in the past.
    package var turningTime: Double {
        growth == 0 ? 0 : max(0, 1 / frequency - displacement / growth)
    }

    /// The time from which the distance stays within `tolerance`. *Units:* s.
    package func settlingTime(within tolerance: Double) -> Double {
        precondition(tolerance > 0, "a spring settles within a positive distance")
        // On either side of the turn the distance is monotone, so that bisection finds the last
        // time at which the tolerance is met.
        let turn = turningTime
        if abs(displacement(at: turn)) > tolerance {
            var end = max(turn, 1 / frequency)
            while abs(displacement(at: end)) > tolerance { end *= 2 }
            return bisect(from: turn, to: end) { abs(displacement(at: $0)) > tolerance }
        }
        guard abs(displacement) > tolerance, turn > 0 else { return 0 }
        let sign: Double = displacement < 0 ? -1 : 1
        return bisect(from: 0, to: turn) { sign * displacement(at: $0) > tolerance }
    }

    /// The time between `low`, where `isBefore` holds, and `high`, where it does not.
    private func bisect(
        from low: Double, to high: Double, while isBefore: (Double) -> Bool
    ) -> Double {
        var (low, high) = (low, high)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle } else { high = middle }
        }
        return high
    }
}
