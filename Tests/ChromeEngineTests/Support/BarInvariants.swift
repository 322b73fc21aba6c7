// SPDX-License-Identifier: MIT
import ChromeEngine

/// What holds for the bars after every event, whatever came before.
enum BarInvariants {
    /// The first invariant that does not hold, if any.
    static func violation(
        after event: ChromeEvent, _ decision: BarDecision, in bars: BarState
    ) -> String? {
        guard bars.progress >= 0, bars.progress <= 1 else { return "progress \(bars.progress)" }
        if bars.progress != decision.after { return "the decision is not the state" }
        guard bars.progress > 0 else { return nil }
        if !bars.isEnabled { return "hidden although switched off" }
        if bars.assistance.keepsShown { return "hidden under assistive technology" }
        if bars.hasFocus { return "hidden with the focus inside" }
        guard case .sample(let sample) = event, decision.reason.kind != .disregarded,
            decision.reason.kind != .inactivity
        else {
            return nil
        }
        let rules = bars.rules
        // The lengths were measured with the bar as it stood before.
        let adjusted = rules.safeArea == .adjust ? rules.height * decision.before : 0
        if sample.extents.limit + adjusted < rules.neededRange { return "hidden though it fits" }
        let isMirrored = rules.trigger == .onScrollUp
        let distance = isMirrored ? sample.extents.limit - sample.position : sample.position
        if distance < 0 { return "hidden beyond its home edge" }
        if bars.progress < 1, sample.phase == .idle, decision.reason.kind != .frozen {
            return "between shown and hidden at rest"
        }
        return nil
    }

    /// How a hidden bar is brought back: each way has to work from here.
    static func reachabilityViolation(after sample: ScrollSample, in state: ChromeState) -> String?
    {
        guard state.bars.progress > 0, !state.bars.isFrozen else { return nil }
        var tapped = state
        _ = tapped.reduce(.program(.statusBarTap(time: sample.time, source: sample.source)))
        if tapped.bars.progress > 0 { return "a status-bar tap does not show" }
        var focused = state
        _ = focused.reduce(.barFocus(true))
        if focused.bars.progress > 0 { return "focus does not show" }
        var spoken = state
        _ = spoken.reduce(.assistance(.voiceOver))
        if spoken.bars.progress > 0 { return "VoiceOver does not show" }
        if state.bars.rules.restoresOnTap {
            var touched = state
            _ = touched.reduce(.tap(time: sample.time))
            if touched.bars.progress > 0 { return "a tap does not show" }
        }
        return dragViolation(after: sample, in: state)
    }

    /// A drag back, one point a frame, has to show the bar within a bound.
    private static func dragViolation(after sample: ScrollSample, in state: ChromeState) -> String?
    {
        let rules = state.bars.rules
        guard rules.trigger != .whileScrolling else { return nil }
        let isMirrored = rules.trigger == .onScrollUp
        var bound = rules.showTravel + 2
        if case .proportional(let travel) = rules.mode { bound = travel + 2 }
        if rules.restoration == .atScrollEdge || rules.trigger == .onLift {
            bound = sample.extents.limit + 2
        }
        // The way back from beyond the far edge is the rubber band's.
        let limit = max(sample.extents.limit, 0)
        bound += isMirrored ? max(-sample.position, 0) : max(sample.position - limit, 0)
        var dragged = state
        var next = sample
        next.phase = .interacting
        next.cause = nil
        next.time += 0.05
        _ = dragged.reduce(next)
        let step = isMirrored ? 1.0 : -1.0
        var gone = 0.0
        while gone < bound {
            next.time += 1 / 60
            next.offset += step
            next.phase = nil
            gone += 1
            _ = dragged.reduce(next)
            if dragged.bars.progress == 0 { return nil }
        }
        if rules.trigger == .onLift {
            next.phase = .decelerating
            _ = dragged.reduce(next)
        }
        return dragged.bars.progress > 0 ? "a drag of \(bound) points does not show" : nil
    }
}
