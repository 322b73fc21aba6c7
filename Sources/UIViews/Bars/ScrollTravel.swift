// SPDX-License-Identifier: MIT
import ScrollEngine

/// How far a user has scrolled in one direction: what makes bars minimize and come back.
///
/// Only fingers and their momentum count; the bounce at an end does not.
struct _ScrollTravel {
    /// The furthest offset since the direction last changed. *Units:* points.
    private var extreme: CGFloat?

    enum Direction { case down, up }

    /// The direction in which the scroll has gone far enough to mean it; nil when it has not.
    @MainActor mutating func direction(of box: _ScrollBox, _ update: ScrollUpdate) -> Direction? {
        let range = box.engine.extents.range(.vertical)
        let offset = min(
            max(box.engine.offset.y, CGFloat(range.lowerBound)), CGFloat(range.upperBound))
        guard update.cause == .user || update.cause == .momentum, update.hasMoved else {
            extreme = offset
            return nil
        }
        guard let start = extreme else {
            extreme = offset
            return nil
        }
        let travel = offset - start
        if abs(travel) >= BarMetrics.minimizeTravel {
            extreme = offset
            return travel > 0 ? .down : .up
        }
        return nil
    }

    mutating func reset() { extreme = nil }
}
