// SPDX-License-Identifier: MIT
import UIGeometry

/// An animation that waits before it begins.
struct DelayAnimation: MeasuredAnimation {
    let base: Animation
    /// *Units:* seconds.
    let delay: Double

    var extent: MotionExtent {
        var extent = base.extent
        extent.duration = extent.duration.map { max(0, $0 + delay) }
        extent.logicalDuration = extent.logicalDuration.map { max(0, $0 + delay) }
        return extent
    }

    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        guard time >= delay - MotionClock.noise else { return .zero }
        let result = base.animate(value: value, time: max(0, time - delay), context: &context)
        if let end = context.endTime { context.endTime = end + delay }
        return result
    }

    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        guard time >= delay - MotionClock.noise else { return .zero }
        return base.velocity(value: value, time: max(0, time - delay), context: context)
    }

    func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        guard let equal = previous.base as? DelayAnimation, equal == self else { return false }
        return base.shouldMerge(
            previous: equal.base, value: value, time: max(0, time - delay), context: &context)
    }
}

/// An animation whose time runs faster or slower.
struct SpeedAnimation: MeasuredAnimation {
    let base: Animation
    /// *Range:* not negative; at 0 it never moves.
    let speed: Double

    init(base: Animation, speed: Double) {
        self.base = base
        self.speed = speed.isFinite ? max(speed, 0) : 1
    }

    var extent: MotionExtent {
        guard speed > 0 else { return MotionExtent(isFinite: false) }
        var extent = base.extent
        extent.duration = extent.duration.map { $0 / speed }
        extent.logicalDuration = extent.logicalDuration.map { $0 / speed }
        return extent
    }

    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        let result = base.animate(value: value, time: time * speed, context: &context)
        if let end = context.endTime, speed > 0 { context.endTime = end / speed }
        return result
    }

    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        guard let equal = previous.base as? SpeedAnimation, equal == self else { return false }
        return base.shouldMerge(
            previous: equal.base, value: value, time: time * speed, context: &context)
    }
}

/// An animation that counts as complete at a time of the caller's choice.
struct LogicalCompletionAnimation: MeasuredAnimation {
    let base: Animation
    /// *Units:* seconds.
    let duration: Double

    /// When the newest change began. *Units:* seconds.
    private enum Start: AnimationStateKey {
        static var defaultValue: Double { 0 }
    }

    var extent: MotionExtent {
        var extent = base.extent
        extent.logicalDuration = extent.duration.map { min($0, duration) }
        return extent
    }

    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        let before = context.isLogicallyComplete
        let result = base.animate(value: value, time: time, context: &context)
        let elapsed = time - context.state[Start.self]
        context.isLogicallyComplete =
            before || result == nil || elapsed >= duration - MotionClock.noise
        return result
    }

    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        guard let equal = previous.base as? LogicalCompletionAnimation, equal == self,
            base.shouldMerge(previous: equal.base, value: value, time: time, context: &context)
        else { return false }
        context.state[Start.self] = time
        context.isLogicallyComplete = false
        return true
    }
}
