// SPDX-License-Identifier: MIT
import UIGeometry

/// The return of over-scrolled content to its edge.
///
/// Released at rest: x = x₀(1 + 3.74·t)·e^(−10.97·t). Flung into the edge: x = v·t·e^(−10.97·t).
/// The spring is linear, so that a release with a velocity is the sum of both.
package struct BounceSimulation: Hashable, Sendable {
    /// The offset of the edge. *Units:* pt.
    package var edge: Double
    /// The motion around the edge.
    package let oscillator: CriticalOscillator
    /// The elapsed time at which the content rests at the edge. *Units:* s.
    package let duration: Double

    /// A spring that is `overscroll` points past `edge`.
    ///
    /// `isRelease` adds the inward speed that UIKit shows in the first frame after a finger lets
    /// go; a motion that merely arrives at the edge has only its own velocity.
    package init(
        edge: Double, overscroll: Double, velocity: Double, isRelease: Bool, pixelLength: Double
    ) {
        self.edge = edge
        let kick = isRelease ? -ScrollPhysicsConstants.bounceReleaseKick * overscroll : 0
        oscillator = CriticalOscillator(displacement: overscroll, velocity: velocity + kick)
        duration = oscillator.settlingTime(
            within: ScrollPhysicsConstants.restDistanceInPixels * max(pixelLength, 1e-3))
    }

    /// The offset after `elapsed` seconds; the edge from the end on.
    package func offset(at elapsed: Double) -> Double {
        elapsed >= duration ? edge : edge + oscillator.displacement(at: elapsed)
    }

    /// The velocity after `elapsed` seconds; zero from the end on. *Units:* pt/s.
    package func velocity(at elapsed: Double) -> Double {
        elapsed >= duration ? 0 : oscillator.velocity(at: elapsed)
    }

    /// The moment at which an inward flick passes the edge, and its velocity there.
    package var crossing: (elapsed: Double, velocity: Double)? {
        guard let time = oscillator.zeroCrossing, time < duration else { return nil }
        return (time, oscillator.velocity(at: time))
    }

    /// Moves the whole path by `delta` points.
    package mutating func shift(by delta: Double) { edge += delta }
}
