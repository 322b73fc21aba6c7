// SPDX-License-Identifier: MIT

extension BarState {
    /// When a tick has to come, if one has to.
    public var nextDeadline: Double? {
        guard !isFrozen, obligation == nil else { return nil }
        if hasBaseline, !isPhaseTold, !isHiddenByInactivity,
            progress > 0 && progress < 1 || progress > 0 && rules.trigger == .whileScrolling
        {
            return lastMoved + BarConstants.quietTime
        }
        guard let inactivity = rules.inactivity, progress < 1, !isHeld else { return nil }
        return activityTime + inactivity
    }

    /// Time passed without a sample: a source that tells no phases is at rest, and controls that
    /// nobody touches go. All that is due happens, also if the tick comes late.
    public mutating func reduce(time: Double) -> BarDecision {
        guard !isFrozen, time.isFinite else { return decide(progress, .still) }
        if let obligation, !omitted.contains(.access) { return show(obligation) }
        let before = progress
        var decision = decide(progress, .still)
        if hasBaseline, !isPhaseTold, time - lastMoved >= BarConstants.quietTime {
            if rules.trigger == .whileScrolling, progress > 0, !isHiddenByInactivity {
                decision = show(.scrolling(.idle))
            } else if progress > 0, progress < 1, !omitted.contains(.settle) {
                decision = settle(nil)
            }
        }
        guard let inactivity = rules.inactivity, progress < 1, !isHeld,
            time - activityTime >= inactivity
        else { return decision }
        isHiddenByInactivity = true
        extreme = distance
        decision = decide(1, .inactivity(rest: time - activityTime))
        decision.before = before
        return decision
    }

    /// The content was tapped: what went comes back.
    public mutating func reduceTap(time: Double) -> BarDecision {
        if time.isFinite { activityTime = max(activityTime, time) }
        guard rules.restoresOnTap, progress > 0 else { return review(.tap) }
        return show(.tap)
    }

    /// A control is held or let go; while it is held nothing goes by itself.
    public mutating func setHeld(_ newValue: Bool, time: Double) -> BarDecision {
        isHeld = newValue
        if time.isFinite { activityTime = max(activityTime, time) }
        if newValue, isHiddenByInactivity { return show(.tap) }
        return review(.still)
    }
}
