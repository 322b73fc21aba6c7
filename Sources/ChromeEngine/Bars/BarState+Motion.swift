// SPDX-License-Identifier: MIT

extension BarState {
    /// Decides about a sample, by the first rule that applies.
    ///
    /// *Cost:* constant, no allocation.
    public mutating func reduce(_ motion: Motion) -> BarDecision {
        if let disregard = motion.disregard {
            return decide(progress, .disregarded(disregard))
        }
        let sign = rules.isMirrored ? -1.0 : 1.0
        let before = distance
        range = motion.limit
        let signedDistance = rules.isMirrored ? motion.limit - motion.position : motion.position
        distance =
            rules.isMirrored
            ? max(motion.limit, 0) - motion.restingPosition
            : motion.restingPosition
        isPhaseTold = motion.isPhaseTold
        let moved = sign * motion.delta
        let held = motion.heldCause == nil ? 0 : sign * motion.heldDelta
        let isMoved = moved != 0 || held != 0 || motion.cause == .clamp
        if isMoved {
            lastMoved = motion.time
            if motion.cause != .program || held != 0 { isHiddenByInactivity = false }
            isHiddenByHost = false
        }
        if motion.phase.isScrolling, motion.phase != .animating { activityTime = motion.time }
        defer { notePhase(motion) }
        let isBaseline = motion.baseline != nil || !hasBaseline
        hasBaseline = true
        if isBaseline {
            phaseStart = distance
            scrollStart = distance
        }

        if !omitted.contains(.access), let obligation {
            return show(obligation, motion.cause)
        }
        let room = rangeWhenShown(motion.limit)
        if isHiddenByInactivity {
            extreme = distance
            return decide(progress, .inactivity(rest: motion.time - activityTime), motion.cause)
        }
        if !omitted.contains(.range), room < rules.neededRange {
            return show(.fits(range: room, needed: rules.neededRange), motion.cause)
        }
        if !omitted.contains(.edge), signedDistance < 0 || signedDistance == 0 && !isHiddenByHost {
            return show(.edge(distance: signedDistance), motion.cause)
        }
        if !omitted.contains(.scrollToTop), motion.isScrollToTop {
            return show(.scrollToTop, motion.cause)
        }
        let remaining = room - signedDistance
        if !omitted.contains(.end), rules.showsAtEnd, remaining <= BarConstants.endTolerance {
            return show(.end(remaining: remaining), motion.cause)
        }
        if isFrozen {
            extreme = distance
            return decide(progress, .frozen, motion.cause)
        }
        if !omitted.contains(.baseline), isBaseline {
            extreme = distance
            return decide(progress, .baseline(motion.baseline ?? .first), motion.cause)
        }
        // What nobody's movement accounts for is layout: the travel survives it.
        let shift = distance - before - moved - held
        if !omitted.contains(.layout) {
            extreme += shift
            phaseStart += shift
            scrollStart += shift
        }
        let start = progress
        var decision: BarDecision?
        if held != 0 {
            let now = distance
            distance -= moved
            decision = act(held, motion.heldCause, motion, isLate: true)
            distance = now
        }
        let overscroll = max(-signedDistance, signedDistance - max(motion.limit, 0), 0)
        var last = act(
            moved, motion.cause, motion, shift: shift + held, overscroll: overscroll)
        if let decision, !last.isChange, decision.isChange || last.reason == .still {
            return decision
        }
        last.before = start
        return last
    }

    /// What one movement does once nothing obliges the bar to show.
    private mutating func act(
        _ moved: Double, _ cause: ChromeCause?, _ motion: Motion, shift: Double = 0,
        overscroll: Double = 0, isLate: Bool = false
    ) -> BarDecision {
        // Nearly every sample is a finger's or its momentum's: what does not concern it is no call.
        if cause == .program || cause == .unknown,
            let decision = obey(moved, cause, motion, isLate: isLate)
        {
            return decision
        }
        if cause == .clamp, !omitted.contains(.clamp) {
            extreme = distance
            if !isLate, concerns(motion), let phased = atPhase(motion, cause) { return phased }
            return decide(progress, .clamp(overscroll: overscroll), cause)
        }
        var decision: BarDecision?
        if moved != 0, rules.trigger == .onScrollDown || rules.trigger == .onScrollUp {
            decision = follow(moved, cause)
        }
        if !isLate, concerns(motion), let phased = atPhase(motion, cause) {
            return BarDecision(
                before: decision?.before ?? phased.before, after: phased.after,
                reason: phased.reason, cause: phased.cause)
        }
        if let decision { return decision }
        if motion.pendingDelta != 0 {
            return decide(progress, .pending(delta: motion.pendingDelta))
        }
        if abs(shift) > ClassifierConstants.epsilon {
            return decide(progress, .layout(shift: shift), .layout)
        }
        return decide(progress, .still, cause)
    }

    /// What the policy of a programmatic scroll says, or nil if it is to be followed.
    private mutating func obey(
        _ moved: Double, _ cause: ChromeCause?, _ motion: Motion, isLate: Bool
    ) -> BarDecision? {
        let limit = motion.viewport * ClassifierConstants.jumpShare
        if cause == .unknown, abs(moved) > limit, !omitted.contains(.jump) {
            keep(moved)
            return decide(progress, .jump(delta: moved, limit: limit), cause)
        }
        guard cause == .program, moved != 0, !omitted.contains(.program) else { return nil }
        let policy = resolved(motion.policy, isAnimated: motion.isAnimated && !isLate)
        switch policy {
        case .keep, .automatic:
            keep(moved)
            return decide(progress, .program(.keep, delta: moved), cause)
        case .show:
            return show(.program(.show, delta: moved), cause)
        case .hide:
            extreme = distance
            return decide(1, .program(.hide, delta: moved), cause)
        case .follow:
            return nil
        }
    }

    @inline(__always) private func resolved(_ policy: ProgramPolicy, isAnimated: Bool)
        -> ProgramPolicy
    {
        guard policy == .automatic else { return policy }
        return (isAnimated ? rules.animatedPrograms : rules.unanimatedPrograms)
            .resolved(isAnimated: isAnimated)
    }

    private mutating func keep(_ moved: Double) {
        extreme = distance
        phaseStart += moved
        scrollStart += moved
    }

    @inline(__always) private mutating func notePhase(_ motion: Motion) {
        guard motion.beganPhase else { return }
        phaseStart = distance
        if motion.phase.isScrolling, !motion.previousPhase.isScrolling || motion.phase.isTouched {
            scrollStart = distance
        }
    }
}
