// SPDX-License-Identifier: MIT

extension BarState {
    /// Follows a movement that counts.
    mutating func follow(_ moved: Double, _ cause: ChromeCause?) -> BarDecision {
        guard !omitted.contains(.travel) else { return decide(progress, .still, cause) }
        switch rules.mode {
        case .binary: return flip(cause)
        case .proportional(let travel): return track(moved, over: max(travel, 1), cause)
        }
    }

    /// Travel counts from the extreme since the last flip, so small reversals do not reset it and
    /// the result does not depend on how finely a way is sampled.
    private mutating func flip(_ cause: ChromeCause?) -> BarDecision {
        guard isHidden else {
            extreme = min(extreme, distance)
            let reason = BarReason.travel(travel, needed: rules.hideTravel)
            guard travel >= rules.hideTravel else { return decide(progress, reason, cause) }
            guard distance >= rules.startingBelow else {
                let start = rules.startingBelow
                return decide(
                    progress, .startingBelow(distance: distance, start: start), cause)
            }
            extreme = distance
            return decide(1, reason, cause)
        }
        extreme = max(extreme, distance)
        let reason = BarReason.travel(travel, needed: rules.showTravel)
        guard travel <= -rules.showTravel else { return decide(progress, reason, cause) }
        guard rules.restoration == .onReversal else {
            return decide(progress, .waitsForEdge(distance: distance), cause)
        }
        return show(reason, cause)
    }

    /// Moves the bar 1:1; it is never hidden further than the content has gone from home.
    private mutating func track(
        _ moved: Double, over travel: Double, _ cause: ChromeCause?
    ) -> BarDecision {
        extreme = distance
        if moved > 0, distance < rules.startingBelow {
            let start = rules.startingBelow
            return decide(progress, .startingBelow(distance: distance, start: start), cause)
        }
        var next = progress + moved / travel
        if moved < 0, rules.restoration == .atScrollEdge { next = progress }
        next = min(max(next, 0), 1, distance / travel)
        return decide(next, .follow(delta: moved), cause)
    }

    /// Whether the phase itself may do something.
    @inline(__always) func concerns(_ motion: Motion) -> Bool {
        switch rules.trigger {
        case .whileScrolling, .onLift: true
        case .never: false
        case .onScrollDown, .onScrollUp: !isSettled(motion)
        }
    }

    /// What a phase does by itself: the triggers that listen to phases, and settling at rest.
    mutating func atPhase(_ motion: Motion, _ cause: ChromeCause?) -> BarDecision? {
        switch rules.trigger {
        case .whileScrolling:
            guard motion.isPhaseTold || cause != nil else { return nil }
            let isScrolling = motion.isPhaseTold ? motion.phase.isScrolling : motion.delta != 0
            return decide(isScrolling ? 1 : 0, .scrolling(motion.phase), cause)
        case .onLift:
            return lift(motion, cause)
        case .never:
            return nil
        case .onScrollDown, .onScrollUp:
            return settle(cause)
        }
    }

    @inline(__always) func isSettled(_ motion: Motion) -> Bool {
        omitted.contains(.settle) || !motion.isPhaseTold || motion.phase.isScrolling
            || progress <= 0 || progress >= 1
    }

    /// Ends a bar that stands between: shown near home, hidden after a way down, else the nearer.
    mutating func settle(_ cause: ChromeCause?) -> BarDecision {
        guard case .proportional(let travel) = rules.mode else {
            return decide(progress >= 0.5 ? 1 : 0, .settle(from: progress), cause)
        }
        let isHiding = distance >= travel && (distance > scrollStart || progress >= 0.5)
        return decide(isHiding ? 1 : 0, .settle(from: progress), cause)
    }

    /// The direction since the phase before; at rest only if the way was long enough.
    private mutating func lift(_ motion: Motion, _ cause: ChromeCause?) -> BarDecision? {
        guard motion.beganPhase else { return nil }
        let way = distance - phaseStart
        switch motion.phase {
        case .tracking, .interacting:
            return nil
        case .decelerating, .animating:
            guard motion.previousPhase.isTouched else { return nil }
        case .idle:
            guard abs(way) > rules.liftThreshold else { return nil }
        }
        guard way > 0 else { return show(.lift(travel: way), cause) }
        extreme = distance
        return decide(1, .lift(travel: way), cause)
    }
}
