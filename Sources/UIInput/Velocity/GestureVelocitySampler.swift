// SPDX-License-Identifier: MIT
import UIGeometry

/// The velocity that a drag, magnify or rotate gesture reports.
///
/// Mixes the last two pairs of samples, three quarters of it the earlier pair.
/// *Source:* SwiftUI's `VelocitySampler` and OpenGestures' prediction; trust R.
package struct GestureVelocitySampler: Hashable, Sendable {
    /// The share of the pair before the newest one.
    package static let previousPairWeight = 0.75
    /// How long a predicted drag goes on at its velocity. *Units:* seconds.
    package static let predictionInterval = 0.25

    private var window = VelocitySampleWindow(capacity: 3)

    /// Starts without samples.
    package init() {}

    /// Takes in where the finger is. *Space:* any, as long as it is always the same.
    package mutating func add(_ location: CGPoint, at time: FrameInstant) {
        window.add(location, at: time)
    }

    /// The velocity at `time`. *Units:* points per second. Zero when the last sample is older than
    /// `InputThresholds.staleSampleAge`, so that a finger that rests before it lifts throws nothing.
    package func velocity(at time: FrameInstant) -> CGVector {
        guard !window.isStale(at: time), let newest = window.pairVelocity(age: 0) else {
            return .zero
        }
        guard let previous = window.pairVelocity(age: 1) else { return newest }
        return .weighted([
            (Self.previousPairWeight, previous), (1 - Self.previousPairWeight, newest),
        ])
    }

    /// Where a finger at `location` would come to rest.
    package static func predictedEnd(from location: CGPoint, velocity: CGSize) -> CGPoint {
        CGPoint(
            x: location.x + predictionInterval * velocity.width,
            y: location.y + predictionInterval * velocity.height)
    }

    /// Forgets every sample.
    package mutating func reset() { window.removeAll() }
}
