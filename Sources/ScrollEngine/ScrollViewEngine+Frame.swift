// SPDX-License-Identifier: MIT
import UIGeometry

//  The passing of time.

extension ScrollViewEngine {
    /// Moves the content to where it is at `instant`.
    package mutating func advance(to instant: FrameInstant) -> ScrollUpdate {
        var update = open(at: instant)
        if case .wheeling(let run) = state {
            let end = run.lastTurn + run.quietTime
            if end <= instant {
                release(velocity: .zero, from: run.startOffset, at: end, in: &update)
            }
        }
        switch state {
        case .idle, .tracking, .interacting, .wheeling:
            break
        case .decelerating(let run) where run.end <= instant:
            finishMomentum(run, in: &update)
        case .decelerating(let run):
            move(to: run.offset(at: instant), cause: .momentum, isResting: false, in: &update)
        case .animating(let run):
            advance(run, to: instant, in: &update)
        }
        return close(update)
    }

    /// Ends every motion where it is seen; content past an edge still returns to it.
    package mutating func stop(at instant: FrameInstant) -> ScrollUpdate {
        var update = open(at: instant)
        switch state {
        case .idle, .tracking, .interacting:
            break
        case .animating(let run) where run.hold.isDown:
            adoptDisplayedOffset()
            leave(run, in: &update)
        case .wheeling, .decelerating, .animating:
            adoptDisplayedOffset()
            if extents.clamped(offset) == offset {
                enter(.idle, velocity: .zero, in: &update)
            } else {
                release(velocity: .zero, from: offset, at: instant, in: &update)
            }
        }
        return close(update)
    }

    private mutating func advance(
        _ run: ProgramRun, to instant: FrameInstant, in update: inout ScrollUpdate
    ) {
        let (wanted, isOver) = run.offset(at: instant, tolerance: tolerance)
        if isOver {
            move(to: wanted, cause: .program, isResting: true, in: &update)
            leave(run, in: &update)
            return
        }
        let offset = kept(run, at: instant, in: extents)
        move(to: offset, cause: .program, isResting: false, in: &update)
    }

    /// An animated scroll's offset as far as it may show: a spring swings past its destination, but
    /// not past an edge that does not bounce.
    ///
    /// What is left of earlier destinations is no swing: it passes no edge at all.
    func kept(_ run: ProgramRun, at instant: FrameInstant, in extents: ScrollExtents) -> CGPoint {
        let offset = run.offset(at: instant, tolerance: tolerance).offset
        let swing = run.swing(at: instant)
        return CGPoint { axis in
            var room = extents.range(axis).widened(to: Double(exactOffset[axis]))
            if extents.isBouncing(axis) { room = room.widened(to: Double(swing[axis])) }
            return room.clamping(Double(offset[axis]))
        }
    }

    /// Ends a programmatic scroll and gives the content back to the finger that is down, if any.
    mutating func leave(_ run: ProgramRun, in update: inout ScrollUpdate) {
        switch run.hold {
        case .none:
            enter(.idle, velocity: .zero, in: &update)
        case .touch(var hold):
            hold.limits = freshLimits()
            enter(.tracking(hold), velocity: .zero, in: &update)
        case .drag(let drag):
            enter(.interacting(rebased(drag, limits: freshLimits())), velocity: .zero, in: &update)
        }
    }
}
