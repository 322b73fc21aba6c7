// SPDX-License-Identifier: MIT

extension MotionClassifier {
    /// Splits the change since the last sample among its causes.
    mutating func measure(_ sample: ScrollSample, into motion: inout Motion) {
        let moved = sample.position - position
        let elapsed = sample.time - time
        let isResized = sample.extents.viewport != extents.viewport
        resolveHeld(at: sample, into: &motion)

        if isResized && isIdle {
            motion.baseline = .resize
            motion.layoutShift = moved
            recoil = 0
            return
        }
        if let known = sample.cause {
            assign(
                moved, counted: inRange(moved, sample), to: known, sample, elapsed: elapsed,
                into: &motion)
            return
        }
        let hasNewLengths = sample.extents != extents
        // Nothing moves in no time: what comes with other lengths at the same instant is layout.
        let isAtOnce = hasNewLengths && elapsed <= 0
        var layout = isResized || isAtOnce ? moved : 0
        if !isResized, !isAtOnce, hasNewLengths || expectedShift != 0 {
            layout = layoutShare(of: moved, in: sample, elapsed: elapsed)
        }
        motion.layoutShift = layout
        let rest = moved - layout
        updateRecoil(layout: layout, to: sample.position)
        guard abs(rest) > ClassifierConstants.epsilon else {
            if abs(layout) > ClassifierConstants.epsilon { motion.cause = .layout }
            return
        }
        let counted = inRange(rest, sample)
        // Nearly every sample: only the offset changed, and the phase says who changed it.
        let isPlain = !hasNewLengths && layout == 0 && recoil == 0 && counted != 0
        let found =
            (isPlain ? phase.cause : nil)
            ?? cause(of: rest, counted: counted, in: sample, layout: layout)
        if let cause = found {
            motion.layoutShift = cause == .layout ? moved : layout
            assign(rest, counted: counted, to: cause, sample, elapsed: elapsed, into: &motion)
        } else {
            motion.pendingDelta = counted
            held += counted
            heldTime = sample.time
        }
    }

    /// The part of a movement that a change of lengths or an announced change explains.
    private mutating func layoutShare(
        of moved: Double, in sample: ScrollSample, elapsed: Double
    ) -> Double {
        let predicted = isIdle ? 0 : pace * elapsed
        var share = 0.0
        if expectedShift != 0 {
            if sample.time > expectedUntil {
                expectedShift = 0
            } else if explains(expectedShift, moved, predicted) {
                share += expectedShift
                expectedShift = 0
            }
        }
        let inset = sample.extents.leading - extents.leading
        if inset != 0, explains(inset, moved - share, predicted) {
            // The scroll view may keep the content in its place a frame later.
            share += inset
            expectedShift -= inset
            expectedUntil = sample.time + ClassifierConstants.layoutPatience
        }
        let growth = sample.extents.content - extents.content
        if growth != 0, explains(growth, moved - share, predicted) {
            share += growth
        }
        let trailing = sample.extents.trailing - extents.trailing
        if trailing != 0, explains(trailing, moved - share, predicted) {
            share += trailing
        }
        return share
    }

    /// Whether a shift makes the rest of a movement agree with the motion so far.
    @inline(__always) private func explains(_ shift: Double, _ moved: Double, _ predicted: Double)
        -> Bool
    {
        let surprise = abs(moved - predicted)
        return surprise > ClassifierConstants.epsilon
            && abs(moved - shift - predicted) < surprise * ClassifierConstants.explainedShare
    }

    /// The cause of what layout does not explain, or nil if only the next event can tell.
    private func cause(
        of rest: Double, counted: Double, in sample: ScrollSample, layout: Double
    ) -> ChromeCause? {
        let limit = max(sample.extents.limit, 0)
        let hasShrunk = sample.extents.limit < extents.limit
        if hasShrunk, rest < 0, position > limit,
            abs(sample.position - limit) <= ClassifierConstants.clampTolerance
        {
            return .clamp
        }
        if recoil * rest < 0 { return .clamp }
        if counted == 0 { return .clamp }
        if let cause = phase.cause { return cause }
        if request != nil { return .program }
        let hasNewLengths = sample.extents != extents
        if !isPhaseTold { return .unknown }
        if hasNewLengths || layout != 0 { return .layout }
        return isTail(rest, at: sample.time) ? phaseBefore.cause : nil
    }

    /// Whether a movement at rest is the last of the phase before, told late.
    @inline(__always) private func isTail(_ rest: Double, at now: Double) -> Bool {
        guard now - phaseTime <= ClassifierConstants.phaseGrace else { return false }
        let reach = abs(pace) * (now - movedTime) * ClassifierConstants.tailShare
        return abs(rest) <= reach + ClassifierConstants.clampTolerance
    }

    private mutating func assign(
        _ rest: Double, counted: Double, to cause: ChromeCause, _ sample: ScrollSample,
        elapsed: Double, into motion: inout Motion
    ) {
        motion.cause = cause
        switch cause {
        case .layout:
            break
        case .clamp:
            motion.delta = counted
        case .user, .momentum, .program, .unknown:
            motion.delta = counted
            if elapsed > 0 { pace = rest / elapsed }
            movedTime = sample.time
        }
    }

    /// The part of a movement that ends at the present position and lies within the range.
    @inline(__always) private func inRange(_ rest: Double, _ sample: ScrollSample) -> Double {
        let limit = max(sample.extents.limit, 0)
        let to = min(max(sample.position, 0), limit)
        let from = min(max(sample.position - rest, 0), limit)
        return to - from
    }

    /// Momentum that comes back from beyond an edge is the rubber band's until it reaches that
    /// edge, even if content that grew meanwhile has put it back into the range.
    private mutating func updateRecoil(layout: Double, to newPosition: Double) {
        guard phase == .decelerating || !isPhaseTold else {
            recoil = 0
            return
        }
        let end = max(extents.limit, 0)
        if position > end + ClassifierConstants.epsilon {
            recoil = 1
            recoilEdge = end
        } else if position < -ClassifierConstants.epsilon {
            recoil = -1
            recoilEdge = 0
        }
        guard recoil != 0 else { return }
        recoilEdge += layout
        if recoil * (newPosition - recoilEdge) < -ClassifierConstants.clampTolerance { recoil = 0 }
    }

    /// Decides about a movement that was held: the phase told now explains it, or none will.
    private mutating func resolveHeld(at sample: ScrollSample, into motion: inout Motion) {
        guard held != 0 else { return }
        let now = sample.time
        let reach = sample.extents.viewport * ClassifierConstants.jumpShare
        if phase != .tracking, let cause = phase.cause, abs(held) <= reach,
            now - heldTime <= ClassifierConstants.phaseGrace
        {
            motion.heldCause = cause
        } else if now > heldTime || !isIdle {
            motion.heldCause = .program
        } else {
            return
        }
        motion.heldDelta = held
        held = 0
    }

    /// What no sample will explain any more, once time has passed.
    mutating func settle(at now: Double) -> Double {
        guard held != 0, now - heldTime > ClassifierConstants.phaseGrace else { return 0 }
        defer { held = 0 }
        return held
    }
}
