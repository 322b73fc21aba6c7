// SPDX-License-Identifier: MIT
import UIGeometry

/// How a released spring moves: the factors from position and velocity at the start to those now.
@usableFromInline
struct FreeResponse {
    /// The position now, for each unit of position and of velocity at the start.
    @usableFromInline let position: Double, positionByVelocity: Double
    /// The velocity now, for each unit of position and of velocity at the start.
    @usableFromInline let velocityByPosition: Double, velocity: Double

    /// So near to critical damping the critical solution is the more accurate one.
    private static let criticalBand = 1e-7

    @usableFromInline
    init(_ spring: Spring, time: Double) {
        let time = min(max(time.isNaN ? 0 : time, 0), 1e9)
        let omega = spring.naturalFrequency
        let delta = spring.decay
        let ratio = spring.dampingRatio
        let kept: Double
        let gained: Double
        if abs(ratio - 1) < FreeResponse.criticalBand {
            let envelope = exp(-omega * time)
            kept = envelope * (1 + omega * time)
            gained = envelope * time
        } else if ratio < 1 {
            let frequency = omega * (1 - ratio * ratio).squareRoot()
            let envelope = exp(-delta * time)
            let sine = sin(frequency * time) / frequency
            kept = envelope * (cos(frequency * time) + delta * sine)
            gained = envelope * sine
        } else {
            let spread = omega * (ratio * ratio - 1).squareRoot()
            // The slow root by way of the product of both, which loses no digits.
            let slow = exp(-omega * omega / (delta + spread) * time)
            let fast = exp(-(delta + spread) * time)
            gained = (slow - fast) / (2 * spread)
            kept = (slow + fast) / 2 + delta * gained
        }
        position = kept
        positionByVelocity = gained
        velocityByPosition = -omega * omega * gained
        velocity = kept - 2 * delta * gained
    }
}

extension Spring {
    /// The position of a spring that starts at zero, at `time` seconds.
    @inlinable
    public func value<V>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V where V: VectorArithmetic {
        let motion = FreeResponse(self, time: time)
        var result = target.scaled(by: 1 - motion.position)
        result += initialVelocity.scaled(by: motion.positionByVelocity)
        return result
    }

    /// The velocity of a spring that starts at zero, at `time` seconds. *Units:* per second.
    @inlinable
    public func velocity<V>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V where V: VectorArithmetic {
        let motion = FreeResponse(self, time: time)
        var result = target.scaled(by: -motion.velocityByPosition)
        result += initialVelocity.scaled(by: motion.velocity)
        return result
    }

    /// Moves a spring on by `deltaTime` seconds, exactly, however long that is.
    @inlinable
    public func update<V>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) where V: VectorArithmetic {
        let motion = FreeResponse(self, time: deltaTime)
        let offset = value - target
        value = target
        value += offset.scaled(by: motion.position)
        value += velocity.scaled(by: motion.positionByVelocity)
        velocity.scale(by: motion.velocity)
        velocity += offset.scaled(by: motion.velocityByPosition)
    }

    /// The force that the spring applies at a position and velocity.
    @inlinable
    public func force<V>(
        target: V, position: V, velocity: V
    ) -> V where V: VectorArithmetic {
        var result = (target - position).scaled(by: stiffness)
        result -= velocity.scaled(by: damping)
        return result
    }

    /// The position of a spring between two values, at `time` seconds.
    @inlinable
    public func value<V>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V where V: Animatable {
        var result = fromValue
        result.animatableData += value(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity of a spring between two values, at `time` seconds. *Units:* per second.
    @inlinable
    public func velocity<V>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V where V: Animatable {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force that a spring between two values applies at a position and velocity.
    @inlinable
    public func force<V>(
        fromValue: V, toValue: V, position: V, velocity: V
    ) -> V where V: Animatable {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData,
            velocity: velocity.animatableData)
        return result
    }
}
