// SPDX-License-Identifier: MIT
import UIGeometry

/// How the time to rest is searched for. *Source:* R, un-audited, by the OpenSwiftUI project.
enum SpringSettling {
    /// The remaining distance that counts as none, for a distance of one.
    static let epsilon = 0.001
    /// A spring that does not oscillate is looked at in steps of this. *Units:* seconds.
    static let grid = 0.1
    static let steps = 1024
}

extension Spring {
    /// The time after which a spring over a distance of one is within 0.001 of its target.
    public var settlingDuration: TimeInterval {
        settlingDuration(target: 1.0, initialVelocity: 0, epsilon: SpringSettling.epsilon)
    }

    /// The time after which a spring stays within `epsilon` of its target.
    ///
    /// *Units:* seconds; infinite for an undamped spring.
    public func settlingDuration<V>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval where V: VectorArithmetic {
        if target == .zero, initialVelocity == .zero { return 0 }
        guard dampingRatio > 0 else { return .infinity }
        let distance = target.magnitudeSquared.squareRoot()
        if dampingRatio < 1 {
            let lead = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
            return max(0, -log(epsilon / (lead + distance)) / decay)
        }
        // A push from rest takes until 1 / ω to show in full: earlier nearness does not count.
        let first = Int((1 / (naturalFrequency * SpringSettling.grid)).rounded(.up))
        for step in max(first, 1)..<max(first + 1, SpringSettling.steps) {
            let time = Double(step) * SpringSettling.grid
            let position = value(target: target, initialVelocity: initialVelocity, time: time)
            if (target - position).magnitudeSquared <= epsilon * epsilon { return time }
        }
        return Double(SpringSettling.steps) * SpringSettling.grid
    }

    /// The time after which a spring between two values stays within `epsilon` of the second.
    public func settlingDuration<V>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval where V: Animatable {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    /// A spring that settles after about `settlingDuration` seconds.
    ///
    /// The response follows from the exact envelope (underdamped) or the exact position (else);
    /// `settlingDuration` of the latter reads back rounded up to its grid.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        guard settlingDuration > 0, settlingDuration.isFinite, dampingRatio > 0,
            epsilon > 0, epsilon < 1
        else {
            self.init(response: settlingDuration, dampingRatio: dampingRatio)
            return
        }
        // A quicker spring settles sooner: halve the range of frequencies until it is narrow.
        var low = 1e-3 / settlingDuration
        var high = 1e5 / settlingDuration
        for _ in 0..<100 {
            let middle = (low * high).squareRoot()
            let spring = Spring(response: 2 * .pi / middle, dampingRatio: dampingRatio)
            let rest: Double
            if dampingRatio < 1 {
                rest = exp(-spring.decay * settlingDuration) * (spring.decay + 1)
            } else {
                rest = FreeResponse(spring, time: settlingDuration).position
            }
            if rest > epsilon { low = middle } else { high = middle }
        }
        self.init(response: 2 * .pi / high, dampingRatio: dampingRatio)
    }
}
