// SPDX-License-Identifier: MIT
import UIGeometry

/// A type that defines how an animatable value changes over time.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// The value of the animation at a time, or nil once it has finished.
    ///
    /// *Units and space:* `value` is the whole way to go, from zero; `time` is in seconds since
    /// the animation began.
    nonisolated func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic

    /// The velocity at a time, or nil if the animation cannot tell. *Units:* per second.
    nonisolated func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic

    /// Whether this animation goes on where `previous` is, with its state.
    ///
    /// *Units and space:* `value` and `time` are those of the animation that runs.
    nonisolated func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
    /// Nil: the velocity is not known.
    public func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic { nil }

    /// False: the animation starts afresh, combined with the one that runs.
    public func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic { false }
}

/// How long an animation of this package takes, as far as that is known before it runs.
struct MotionExtent: Hashable, Sendable {
    /// The seconds until it ends; nil if that depends on the values or on a caller's code.
    var duration: Double?
    /// The seconds until it counts as complete; nil if unknown.
    var logicalDuration: Double?
    /// Whether it ever ends.
    var isFinite = true
}

/// An animation that knows its extent.
protocol MeasuredAnimation: CustomAnimation {
    /// How long it takes.
    var extent: MotionExtent { get }
}

/// The accuracy of times. *Units:* seconds.
@usableFromInline
enum MotionClock {
    /// Differences of frame times carry rounding errors; this is above them and far below a frame.
    @usableFromInline static let noise = 1e-7
}
