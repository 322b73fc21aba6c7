// SPDX-License-Identifier: MIT
import UIGeometry

/// A spring that keeps its position and velocity when its target changes.
@usableFromInline
struct FluidSpringAnimation: MeasuredAnimation {
    /// The approximate duration. *Units:* seconds; *range:* below 0.03 it is as stiff as at 0.03.
    @usableFromInline let response: Double
    /// The drag, as a fraction of what critical damping needs.
    @usableFromInline let dampingFraction: Double
    /// How long a change of response takes. *Units:* seconds.
    @usableFromInline let blendDuration: Double

    init(response: Double, dampingFraction: Double, blendDuration: Double) {
        self.response = response.isFinite ? max(response, 0) : 0
        self.dampingFraction = dampingFraction.isFinite ? max(dampingFraction, 0) : 1
        self.blendDuration = blendDuration
    }

    var extent: MotionExtent {
        MotionExtent(logicalDuration: response, isFinite: dampingFraction > 0)
    }

    /// Stiffness and damping of a unit mass, kept to what a 300 Hz step can follow.
    static func coefficients(
        response: Double, fraction: Double
    ) -> (stiffness: Double, damping: Double) {
        let ideal = response > 0 ? 2 * .pi / response : .infinity
        let stiffness = min(ideal * ideal, FluidSpring.stiffnessLimit)
        let h = FluidSpring.step
        // The steps diverge once 2 c h + k h² reaches 4.
        let bearable = (4 - stiffness * h * h) / (2 * h) * FluidSpring.dampingShare
        return (stiffness, min(2 * fraction * stiffness.squareRoot(), bearable))
    }

    /// The squared angular frequency.
    @usableFromInline
    var frequencySquared: Double {
        FluidSpringAnimation.coefficients(response: response, fraction: 1).stiffness
    }

    @usableFromInline
    func isLogicallyComplete(at time: Double, since start: Double) -> Bool {
        time - start >= response - MotionClock.noise
    }

    @inlinable
    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        if context.state.spring == nil {
            context.state.spring = FluidSpringState(target: value, spring: self)
        }
        context.state.spring?.advance(to: time, target: value, spring: self)
        guard let state = context.state.spring else { return nil }
        if isLogicallyComplete(at: time, since: state.stepper.logicalStart) {
            context.isLogicallyComplete = true
        }
        if let end = state.stepper.endTime {
            context.endTime = end
            context.isLogicallyComplete = true
            return nil
        }
        return state.currentValue
    }

    @usableFromInline
    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        guard var state = context.state.spring else { return .zero }
        state.advance(to: time, target: value, spring: self)
        return state.stepper.endTime == nil ? state.currentVelocity : .zero
    }

    @usableFromInline
    func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        guard case .fluidSpring(let spring) = previous.kernel else { return false }
        var state = context.state.spring ?? FluidSpringState(target: value, spring: spring)
        state.advance(to: time, target: value, spring: spring)
        state.stepper.blend(from: spring, over: blendDuration, at: time)
        state.stepper.logicalStart = time
        context.state.spring = state
        context.isLogicallyComplete = false
        context.endTime = nil
        return true
    }
}

/// The standard animation: a smooth spring.
struct DefaultAnimation: MeasuredAnimation {
    static let spring = FluidSpringAnimation(
        response: NamedSpring.defaultResponse, dampingFraction: NamedSpring.defaultDamping,
        blendDuration: 0)

    var extent: MotionExtent { DefaultAnimation.spring.extent }

    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        DefaultAnimation.spring.animate(value: value, time: time, context: &context)
    }

    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        DefaultAnimation.spring.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        DefaultAnimation.spring.shouldMerge(
            previous: previous, value: value, time: time, context: &context)
    }
}
