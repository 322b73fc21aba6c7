// SPDX-License-Identifier: MIT

/// A stepped spring between two frames.
@usableFromInline
struct FluidSpringState<Value: VectorArithmetic> {
    /// Where it goes, from zero.
    @usableFromInline var target: Value
    /// Offset from the target, velocity and acceleration at the base of the steps.
    @usableFromInline var offset: Value, velocity: Value, acceleration: Value
    /// Whether it began at rest, so that velocity and acceleration at the base are zero.
    @usableFromInline var isFromRest = true
    @usableFromInline var stepper = SpringStepper()

    @inlinable
    init(target: Value, spring: FluidSpringAnimation, velocity: Value = .zero) {
        self.target = target
        offset = .zero
        offset -= target
        self.velocity = velocity
        acceleration = .zero
        isFromRest = velocity == .zero
        rebase(spring)
    }

    /// Moves to a time, and towards a target that may have changed.
    @inlinable
    mutating func advance(to time: Double, target newTarget: Value, spring: FluidSpringAnimation) {
        if newTarget != target {
            let position = currentValue
            let (speed, force) = (currentVelocity, currentAcceleration)
            target = newTarget
            offset = position
            offset -= newTarget
            velocity = speed
            acceleration = force
            isFromRest = speed == .zero && force == .zero
            rebase(spring)
        }
        stepper.advance(to: time, spring: spring)
    }

    @inlinable
    mutating func rebase(_ spring: FluidSpringAnimation) {
        var norms = SpringStepper.Norms()
        norms.yy = offset.magnitudeSquared
        if !isFromRest {
            norms.vv = velocity.magnitudeSquared
            norms.aa = acceleration.magnitudeSquared
            // The type offers no dot product but that with itself: 2 a·b = |a + b|² - |a|² - |b|².
            norms.yv = ((offset + velocity).magnitudeSquared - norms.yy - norms.vv) / 2
            norms.ya = ((offset + acceleration).magnitudeSquared - norms.yy - norms.aa) / 2
            norms.va = ((velocity + acceleration).magnitudeSquared - norms.vv - norms.aa) / 2
        }
        stepper.rebase(
            norms: norms, distance: target.magnitudeSquared,
            frequencySquared: spring.frequencySquared)
    }

    @inlinable
    func combined(_ y: Double, _ v: Double, _ a: Double) -> Value {
        var result = offset.scaled(by: y)
        if !isFromRest {
            result += velocity.scaled(by: v)
            result += acceleration.scaled(by: a)
        }
        return result
    }

    /// The position now, from zero.
    @inlinable
    var currentValue: Value { target + combined(stepper.yy, stepper.yv, stepper.ya) }

    /// The velocity now. *Units:* per second.
    @inlinable
    var currentVelocity: Value { combined(stepper.vy, stepper.vv, stepper.va) }

    @inlinable
    var currentAcceleration: Value { combined(stepper.ay, stepper.av, stepper.aa) }
}
