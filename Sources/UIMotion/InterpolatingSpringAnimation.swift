// SPDX-License-Identifier: MIT
import UIGeometry

/// A spring by its exact solution, whose overlapping changes add up.
@usableFromInline
struct InterpolatingSpringAnimation: MeasuredAnimation {
    let spring: Spring
    /// *Units:* the whole change per second.
    let initialVelocity: Double
    /// The seconds until it counts as settled, and is removed.
    let settlingDuration: Double

    init(spring: Spring, initialVelocity: Double) {
        self.spring = spring
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
        settlingDuration = spring.settlingDuration(
            target: 1.0, initialVelocity: self.initialVelocity, epsilon: SpringSettling.epsilon)
    }

    var extent: MotionExtent {
        MotionExtent(
            duration: settlingDuration.isFinite ? settlingDuration : nil,
            logicalDuration: spring.response, isFinite: settlingDuration.isFinite)
    }

    /// The changes that were under way when another one joined.
    struct Layers<V: VectorArithmetic>: AnimationStateKey {
        struct Layer {
            var animation: InterpolatingSpringAnimation
            var value: V
            var start: Double
        }

        var layers: [Layer] = []
        /// The sum of the layers' ways.
        var total = V.zero
        /// When the newest change began. *Units:* seconds.
        var start = 0.0

        static var defaultValue: Layers<V> { Layers() }
    }

    /// The fraction of the way at a time, or nil once settled.
    @usableFromInline
    func fraction(at time: Double) -> Double? {
        guard time <= settlingDuration + MotionClock.noise else { return nil }
        return spring.value(target: 1.0, initialVelocity: initialVelocity, time: time)
    }

    func speed(at time: Double) -> Double {
        guard time <= settlingDuration + MotionClock.noise else { return 0 }
        return spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time)
    }

    @usableFromInline
    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        let below = context.state[Layers<V>.self]
        if time - below.start >= spring.response - MotionClock.noise {
            context.isLogicallyComplete = true
        }
        var rests = true
        var result = V.zero
        for layer in below.layers {
            if let fraction = layer.animation.fraction(at: time - layer.start) {
                rests = false
                result += layer.value.scaled(by: fraction)
            } else {
                result += layer.value
            }
        }
        let own = value - below.total
        if let fraction = fraction(at: time - below.start) {
            rests = false
            result += own.scaled(by: fraction)
        } else {
            result += own
        }
        guard rests else { return result }
        context.isLogicallyComplete = true
        return nil
    }

    @usableFromInline
    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        let below = context.state[Layers<V>.self]
        var result = (value - below.total).scaled(by: speed(at: time - below.start))
        for layer in below.layers {
            result += layer.value.scaled(by: layer.animation.speed(at: time - layer.start))
        }
        return result
    }

    @usableFromInline
    func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        guard case .interpolatingSpring(let animation) = previous.kernel else { return false }
        var below = context.state[Layers<V>.self]
        let way = value - below.total
        below.layers.append(.init(animation: animation, value: way, start: below.start))
        below.total = value
        below.start = time
        context.state[Layers<V>.self] = below
        context.isLogicallyComplete = false
        return true
    }
}
