// SPDX-License-Identifier: MIT

extension BarState {
    /// Shows at once what must show, and asks the range again; without a scroll.
    mutating func review(_ otherwise: BarReason) -> BarDecision {
        if !omitted.contains(.access), let obligation { return show(obligation) }
        let room = rangeWhenShown(range)
        if !omitted.contains(.range), hasBaseline, room < rules.neededRange {
            return show(.fits(range: room, needed: rules.neededRange))
        }
        return decide(progress, otherwise)
    }

    /// The lengths changed, whether or not a sample will tell.
    public mutating func reduce(_ change: LayoutChange) -> BarDecision {
        if let extents = change.extents, extents.isFinite { range = extents.limit }
        return review(.layout(shift: change.shift))
    }

    /// A programmatic scroll is about to begin: `show` and `hide` act at once.
    public mutating func reduce(_ request: ProgramRequest) -> BarDecision {
        let decision = review(.program(request.policy, delta: 0))
        guard decision.reason.kind == .program, !isFrozen, !omitted.contains(.program) else {
            return decision
        }
        if request.isScrollToTop {
            return omitted.contains(.scrollToTop) ? decision : show(.scrollToTop)
        }
        switch request.policy {
        case .show:
            return show(.program(.show, delta: 0))
        case .hide where hasBaseline && distance > 0:
            extreme = distance
            return decide(1, .program(.hide, delta: 0))
        case .automatic, .keep, .follow, .hide:
            return decision
        }
    }

    /// The host asks for something.
    public mutating func reduce(_ command: ChromeCommand) -> BarDecision {
        switch command {
        case .show:
            return show(.command(.show))
        case .hide:
            let decision = review(.command(.hide))
            guard decision.reason.kind == .command, hasBaseline else { return decision }
            extreme = distance
            isHiddenByHost = true
            return decide(1, .command(.hide))
        case .freeze, .unfreeze:
            isFrozen = command == .freeze
            extreme = distance
            return review(.command(command))
        }
    }

    /// Hiding was switched on or off.
    public mutating func setEnabled(_ newValue: Bool) -> BarDecision {
        isEnabled = newValue
        return review(.still)
    }

    /// The focus entered or left the bar.
    public mutating func setFocus(_ newValue: Bool) -> BarDecision {
        hasFocus = newValue
        return review(.still)
    }

    /// Assistive technology or settings changed.
    public mutating func setAssistance(_ newValue: ChromeAssistance) -> BarDecision {
        assistance = newValue
        return review(.still)
    }

    /// A finger moved over content that another scroll view moved with it: it counts all the same.
    public mutating func reduceForeign(_ delta: Double) -> BarDecision {
        guard delta.isFinite, hasBaseline else { return decide(progress, .still) }
        let decision = review(.still)
        guard decision.reason.kind == .still, !isFrozen else { return decision }
        let moved = rules.isMirrored ? -delta : delta
        extreme -= moved
        scrollStart -= moved
        return follow(moved, .user)
    }

    /// Another tab or screen drives from now on.
    ///
    /// *Range:* `remembered` is how far its bar was hidden when it was last left.
    public mutating func select(tab: UInt32, remembered: Double?) -> BarDecision {
        hasBaseline = false
        distance = 0
        extreme = 0
        switch rules.tabs {
        case .show: return show(.tab(tab))
        case .remember: return decide(obligation == nil ? remembered ?? 0 : 0, .tab(tab))
        }
    }
}
