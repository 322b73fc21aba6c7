// SPDX-License-Identifier: MIT
import ScrollPhysics
import UIGeometry

//  The edges as a finger feels them.

extension ScrollViewEngine {
    /// The edges for a touch that begins now.
    ///
    /// They are those of the range, with room for where the content is.
    func freshLimits() -> ScrollLimits {
        AxisPair { roomy(extents.range($0), $0) }
    }

    /// The edges after a change of the extents under a finger.
    ///
    /// New edges hold where they are farther out; where they are farther in, the old ones hold as
    /// far as the content has come, until the scroll ends.
    func widenedLimits(from old: ScrollLimits) -> ScrollLimits {
        AxisPair { axis in
            let range = extents.range(axis)
            let here = Double(exactOffset[axis])
            let lower = min(range.lowerBound, max(old[axis].lowerBound, here))
            let upper = max(range.upperBound, min(old[axis].upperBound, here))
            return roomy(lower...upper, axis)
        }
    }

    /// The limits widened so that the content need not jump under the finger.
    ///
    /// No finger holds content that does not bounce outside its range, nor content that is nearly
    /// a viewport past its edge; sizes that change under it can bring both about.
    private func roomy(_ limits: ClosedRange<Double>, _ axis: Axis) -> ClosedRange<Double> {
        let here = Double(exactOffset[axis])
        let share = extents.isBouncing(axis) ? ScrollPhysicsConstants.greatestHeldOverscroll : 0
        let reach = Double(extents.frameLength(axis)) * share
        return min(limits.lowerBound, here + reach)...max(limits.upperBound, here - reach)
    }

    /// The offset before resistance behind a displayed one.
    func fingerOffset(for displayed: CGPoint, limits: ScrollLimits) -> CGPoint {
        CGPoint { axis in
            guard extents.isBouncing(axis) else { return Double(displayed[axis]) }
            return rubberBand(axis).fingerOffset(
                for: Double(displayed[axis]), in: limits[axis])
        }
    }

    /// The displayed offset of an offset before resistance.
    func displayedOffset(ofFinger offset: CGPoint, limits: ScrollLimits) -> CGPoint {
        CGPoint { axis in
            guard extents.axes.contains(axis) else { return Double(exactOffset[axis]) }
            guard extents.isBouncing(axis) else {
                return limits[axis].clamping(Double(offset[axis]))
            }
            return rubberBand(axis).offset(forFinger: Double(offset[axis]), in: limits[axis])
        }
    }

    /// The displayed offset of a drag.
    func displayedOffset(of drag: DragHold) -> CGPoint {
        displayedOffset(ofFinger: fingerOffset(of: drag), limits: drag.limits)
    }

    /// The drag with its origin chosen anew, so that the content stays where it is.
    func rebased(_ drag: DragHold, limits: ScrollLimits) -> DragHold {
        var drag = drag
        let here = fingerOffset(for: exactOffset, limits: limits)
        drag.limits = limits
        drag.origin = CGPoint(x: here.x + drag.translation.dx, y: here.y + drag.translation.dy)
        return drag
    }

    /// How much of the finger's speed the content shows.
    func resistanceSlope(of drag: DragHold, _ axis: Axis) -> Double {
        guard extents.isBouncing(axis) else { return extents.axes.contains(axis) ? 1 : 0 }
        let finger = Double(fingerOffset(of: drag)[axis])
        let beyond = finger - drag.limits[axis].clamping(finger)
        return beyond == 0 ? 1 : rubberBand(axis).slope(at: beyond)
    }

    private func fingerOffset(of drag: DragHold) -> CGPoint {
        CGPoint(x: drag.origin.x - drag.translation.dx, y: drag.origin.y - drag.translation.dy)
    }

    private func rubberBand(_ axis: Axis) -> RubberBand {
        RubberBand(dimension: Double(extents.frameLength(axis)))
    }
}

extension ClosedRange where Bound == Double {
    /// The range with `value` added.
    func widened(to value: Double) -> ClosedRange<Double> {
        Swift.min(lowerBound, value)...Swift.max(upperBound, value)
    }

    /// The value of the range nearest to `value`.
    func clamping(_ value: Double) -> Double {
        Swift.min(Swift.max(value, lowerBound), upperBound)
    }

    /// The range moved by `delta`.
    func shifted(by delta: Double) -> ClosedRange<Double> {
        (lowerBound + delta)...(upperBound + delta)
    }
}
