// SPDX-License-Identifier: MIT
import UIGeometry

/// An animation that follows a curve for a fixed time.
@usableFromInline
struct CurveAnimation: MeasuredAnimation {
    let curve: UnitCurve
    /// *Units:* seconds.
    let duration: Double

    /// The duration where none is given. *Source:* A, Apple's documentation.
    static let standardDuration = 0.35

    var extent: MotionExtent {
        MotionExtent(duration: max(duration, 0), logicalDuration: max(duration, 0))
    }

    /// The fraction of the way at a time, or nil once the curve has ended.
    @usableFromInline
    func fraction(at time: Double) -> Double? {
        guard duration > 0, time <= duration + MotionClock.noise else { return nil }
        return curve.value(at: time / duration)
    }

    /// The change of the fraction at a time. *Units:* per second.
    func speed(at time: Double) -> Double {
        guard duration > 0, time <= duration + MotionClock.noise else { return 0 }
        return curve.velocity(at: time / duration) / duration
    }

    @inlinable
    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        guard let fraction = fraction(at: time) else {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: fraction)
    }

    @usableFromInline
    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic { value.scaled(by: speed(at: time)) }
}
