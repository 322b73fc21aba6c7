// SPDX-License-Identifier: MIT
import UIGeometry

/// An animation that runs several times, or without end.
struct RepeatAnimation: MeasuredAnimation {
    let base: Animation
    /// Nil repeats without end. *Range:* below 1 it ends at once.
    let repeatCount: Int?
    /// Whether every other cycle runs backwards.
    let autoreverses: Bool

    /// The cycle that runs.
    struct Cycle<V: VectorArithmetic>: AnimationStateKey {
        var index = 0
        /// When it began. *Units:* seconds.
        var start = 0.0
        /// The state of the animation inside, fresh in each cycle.
        var inner = AnimationState<V>()

        static var defaultValue: Cycle<V> { Cycle() }
    }

    /// The length of a cycle where it is the same for all values.
    private var cycleLength: Double? {
        guard let length = base.extent.duration, length > 0, length.isFinite else { return nil }
        return length
    }

    var extent: MotionExtent {
        guard let repeatCount else { return MotionExtent(isFinite: false) }
        guard repeatCount > 0 else { return MotionExtent(duration: 0, logicalDuration: 0) }
        let inner = base.extent
        return MotionExtent(
            duration: inner.duration.map { $0 * Double(repeatCount) },
            logicalDuration: inner.duration.flatMap { duration in
                inner.logicalDuration.map { duration * Double(repeatCount - 1) + $0 }
            },
            isFinite: inner.isFinite)
    }

    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        var cycle = context.state[Cycle<V>.self]
        defer { context.state[Cycle<V>.self] = cycle }
        if let length = cycleLength, time.isFinite {
            // Cycles of known length follow from the time, whatever frames were shown.
            let last = repeatCount.map { Double($0) - 1 } ?? .infinity
            guard time <= (last + 1) * length + MotionClock.noise, last >= 0 else {
                context.endTime = (last + 1) * length
                context.isLogicallyComplete = true
                return nil
            }
            let index = min(((time + MotionClock.noise) / length).rounded(.down), last)
            if Int(index) != cycle.index {
                cycle = Cycle(index: Int(index), start: index * length)
            }
        }
        while true {
            if let repeatCount, cycle.index >= repeatCount {
                context.endTime = cycle.start
                context.isLogicallyComplete = true
                return nil
            }
            var inner = context.withState(cycle.inner)
            inner.isLogicallyComplete = false
            let result = base.animate(
                value: value, time: max(0, time - cycle.start), context: &inner)
            cycle.inner = inner.state
            if inner.isLogicallyComplete, cycle.index + 1 == repeatCount {
                context.isLogicallyComplete = true
            }
            if let result { return directed(result, of: value, in: cycle.index) }
            let end = inner.endTime ?? max(0, time - cycle.start)
            guard end > 0 else {
                // Cycles of no length, without end: there is nothing between start and target.
                return repeatCount == nil ? value : nil
            }
            cycle = Cycle(index: cycle.index + 1, start: cycle.start + end)
        }
    }

    private func directed<V: VectorArithmetic>(_ result: V, of value: V, in index: Int) -> V {
        isReversed(index) ? value - result : result
    }

    private func isReversed(_ index: Int) -> Bool { autoreverses && index % 2 == 1 }

    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        let cycle = context.state[Cycle<V>.self]
        let speed = base.velocity(
            value: value, time: max(0, time - cycle.start), context: context.withState(cycle.inner))
        return isReversed(cycle.index) ? speed?.scaled(by: -1) : speed
    }

    func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        guard let equal = previous.base as? RepeatAnimation, equal == self else { return false }
        var cycle = context.state[Cycle<V>.self]
        var inner = context.withState(cycle.inner)
        guard
            base.shouldMerge(
                previous: equal.base, value: value, time: max(0, time - cycle.start),
                context: &inner)
        else { return false }
        cycle.inner = inner.state
        context.state[Cycle<V>.self] = cycle
        context.isLogicallyComplete = false
        return true
    }
}
