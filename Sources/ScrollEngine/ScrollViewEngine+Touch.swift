// SPDX-License-Identifier: MIT
import UIGeometry

//  Fingers: down, drag, up.

extension ScrollViewEngine {
    /// A finger comes down; a motion freezes where it is seen.
    package mutating func touchDown(at instant: FrameInstant) -> ScrollUpdate {
        var update = open(at: instant)
        var hasStoppedMotion = false
        switch state {
        case .idle:
            break
        case .tracking, .interacting:
            rejectAsImpossible("touchDown")
        case .animating(let run) where run.hold.isDown:
            rejectAsImpossible("touchDown")
        case .decelerating(let run) where run.end <= instant:
            finishMomentum(run, in: &update)
        case .decelerating, .animating, .wheeling:
            adoptDisplayedOffset()
            hasStoppedMotion = true
        }
        let hold = TouchHold(limits: freshLimits(), hasStoppedMotion: hasStoppedMotion)
        enter(.tracking(hold), velocity: .zero, in: &update)
        return close(update)
    }

    /// The finger has moved past the slop and begins to scroll.
    package mutating func dragBegan(at instant: FrameInstant) -> ScrollUpdate {
        var update = open(at: instant)
        let limits: ScrollLimits
        switch state {
        case .tracking(let hold):
            limits = hold.limits
        case .animating(let run):
            guard case .touch = run.hold else { rejectAsImpossible("dragBegan") }
            adoptDisplayedOffset()
            limits = freshLimits()
        case .idle, .interacting, .wheeling, .decelerating:
            rejectAsImpossible("dragBegan")
        }
        let drag = DragHold(
            limits: limits, origin: fingerOffset(for: exactOffset, limits: limits),
            translation: .zero, startOffset: offset, velocity: .zero, lastSample: instant)
        enter(.interacting(drag), velocity: .zero, in: &update)
        return close(update)
    }

    /// The finger is `translation` away from where the drag began.
    ///
    /// *Units and space:* points of the viewport, left to right, without the slop. The offset
    /// depends on nothing but this total, so that lost samples do no harm.
    package mutating func dragChanged(
        translation: CGVector, at instant: FrameInstant
    ) -> ScrollUpdate {
        var update = open(at: instant)
        var drag: DragHold
        switch state {
        case .interacting(let current):
            drag = current
        case .animating(let run):
            // The finger is stronger than the program, which started meanwhile.
            guard case .drag(let held) = run.hold else { rejectAsImpossible("dragChanged") }
            adoptDisplayedOffset()
            drag = rebased(held, limits: freshLimits())
            enter(.interacting(drag), velocity: .zero, in: &update)
        case .idle, .tracking, .wheeling, .decelerating:
            rejectAsImpossible("dragChanged")
        }
        let before = exactOffset
        drag.translation = extents.directed(translation.finite)
        move(to: displayedOffset(of: drag), cause: .user, isResting: false, in: &update)
        let interval = instant - drag.lastSample
        if interval > 1e-4 {
            drag.velocity = CGVector { Double(exactOffset[$0] - before[$0]) / interval }
            drag.lastSample = instant
        }
        state = .interacting(drag)
        return close(update)
    }

    /// The finger lifts while it scrolls.
    ///
    /// *Units and space:* pt/s of the content offset (minus the finger's), left to right.
    package mutating func dragEnded(velocity: CGVector, at instant: FrameInstant) -> ScrollUpdate {
        var update = open(at: instant)
        switch state {
        case .interacting(let drag):
            let fingerVelocity = extents.directed(velocity.finite)
            let contentVelocity = CGVector { axis in
                Double(fingerVelocity[axis]) * resistanceSlope(of: drag, axis)
            }
            release(
                velocity: contentVelocity, from: drag.startOffset, at: instant, in: &update)
        case .animating(let run):
            guard case .drag = run.hold else { rejectAsImpossible("dragEnded") }
            letGo(of: run)
        case .idle, .tracking, .wheeling, .decelerating:
            rejectAsImpossible("dragEnded")
        }
        return close(update)
    }

    /// The finger lifts without having scrolled.
    package mutating func touchUp(at instant: FrameInstant) -> ScrollUpdate {
        var update = open(at: instant)
        switch state {
        case .tracking(let hold):
            endTouch(hold, at: instant, in: &update)
        case .animating(let run):
            guard case .touch = run.hold else { rejectAsImpossible("touchUp") }
            letGo(of: run)
        case .idle, .interacting, .wheeling, .decelerating:
            rejectAsImpossible("touchUp")
        }
        return close(update)
    }

    /// The touch is taken away, by another recogniser or the system; without a touch, no change.
    package mutating func cancel(at instant: FrameInstant) -> ScrollUpdate {
        var update = open(at: instant)
        switch state {
        case .tracking(let hold):
            endTouch(hold, at: instant, in: &update)
        case .interacting(let drag):
            release(velocity: .zero, from: drag.startOffset, at: instant, in: &update)
        case .animating(let run):
            letGo(of: run)
        case .idle, .wheeling, .decelerating:
            break
        }
        return close(update)
    }

    private mutating func endTouch(
        _ hold: TouchHold, at instant: FrameInstant, in update: inout ScrollUpdate
    ) {
        if hold.hasStoppedMotion || extents.clamped(exactOffset) != exactOffset {
            release(velocity: .zero, from: offset, at: instant, in: &update)
        } else {
            enter(.idle, velocity: .zero, in: &update)
        }
    }

    private mutating func letGo(of run: ProgramRun) {
        var run = run
        run.hold = .none
        state = .animating(run)
    }
}
