// SPDX-License-Identifier: MIT
import UIGeometry

/// A place at a time, kept by the velocity trackers.
struct VelocitySample: Hashable, Sendable {
    var location: CGPoint
    var time: FrameInstant

    /// Points per second from `earlier` to here; zero when no time has passed.
    func velocity(since earlier: VelocitySample) -> CGVector {
        let elapsed = time - earlier.time
        guard elapsed > 0 else { return .zero }
        return CGVector(
            dx: (location.x - earlier.location.x) / elapsed,
            dy: (location.y - earlier.location.y) / elapsed)
    }
}

/// The newest few samples, oldest first, spaced so that no pair divides by almost nothing.
struct VelocitySampleWindow: Hashable, Sendable {
    private(set) var samples: [VelocitySample] = []
    let capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        samples.reserveCapacity(capacity + 1)
    }

    /// Appends a sample. One of the same instant replaces the newest, since it is the truer; one
    /// that is older, or closer than `InputThresholds.minimumSampleSpacing`, is left out.
    mutating func add(_ location: CGPoint, at time: FrameInstant) {
        if let newest = samples.last {
            if time == newest.time {
                samples[samples.count - 1].location = location
                return
            }
            guard time - newest.time >= InputThresholds.minimumSampleSpacing else { return }
        }
        samples.append(VelocitySample(location: location, time: time))
        if samples.count > capacity { samples.removeFirst() }
    }

    /// Whether the newest sample is too old to speak of a finger that leaves at `time`.
    func isStale(at time: FrameInstant) -> Bool {
        guard let newest = samples.last else { return true }
        return time - newest.time > InputThresholds.staleSampleAge
    }

    /// The velocity of the pair that is `age` pairs older than the newest; nil without such a pair.
    func pairVelocity(age: Int) -> CGVector? {
        let index = samples.count - 1 - age
        guard index >= 1 else { return nil }
        return samples[index].velocity(since: samples[index - 1])
    }

    mutating func removeAll() { samples.removeAll(keepingCapacity: true) }
}

extension CGVector {
    /// The sum of `vectors`, each times its weight.
    static func weighted(_ parts: [(weight: Double, vector: CGVector)]) -> CGVector {
        parts.reduce(into: .zero) { sum, part in
            sum.dx += CGFloat(part.weight) * part.vector.dx
            sum.dy += CGFloat(part.weight) * part.vector.dy
        }
    }
}
