// SPDX-License-Identifier: MIT
import UIGeometry

/// The velocity with which a finger leaves a scroll view.
///
/// Weighs the last three pairs of samples, the oldest most: the last sample before lift-off is the
/// least trustworthy one.
/// *Source:* Flutter's `IOSScrollViewFlingVelocityTracker`, fitted to UIKit; trust P.
package struct LiftOffVelocityTracker: Hashable, Sendable {
    /// Weights from the newest pair to the oldest; a pair that does not exist counts as rest.
    package static let weights: [Double] = [0.05, 0.35, 0.6]

    private var window = VelocitySampleWindow(capacity: weights.count + 1)

    /// Starts without samples.
    package init() {}

    /// Takes in where the finger is. *Space:* any, as long as it is always the same.
    package mutating func add(_ location: CGPoint, at time: FrameInstant) {
        window.add(location, at: time)
    }

    /// The velocity of a finger that leaves at `time`. *Units:* points per second, in the
    /// direction of the finger. Zero when the last sample is older than
    /// `InputThresholds.staleSampleAge`.
    package func velocity(at time: FrameInstant) -> CGVector {
        guard !window.isStale(at: time) else { return .zero }
        return .weighted(
            Self.weights.enumerated().map { age, weight in
                (weight, window.pairVelocity(age: age) ?? .zero)
            })
    }

    /// Forgets every sample.
    package mutating func reset() { window.removeAll() }
}
