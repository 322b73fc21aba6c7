// SPDX-License-Identifier: MIT

extension ChromeState {
    /// Takes one event and says what it did.
    public mutating func reduce(_ event: ChromeEvent) -> ChromeDecision {
        if case .sample(let sample) = event { return reduce(sample) }
        let isHeard = isHeard(event)
        var decision = reduceOther(event)
        if !groups.isEmpty, isHeard { decision.groups = reduceGroups(event) }
        return decision
    }

    private mutating func reduceOther(_ event: ChromeEvent) -> ChromeDecision {
        var decision = unchanged
        switch event {
        case .sample(let sample):
            return reduce(sample)
        case .layout(let change):
            guard change.source == classifier.driver else { return decision }
            classifier.expect(change)
            decision.bars = bars.reduce(change)
        case .program(let request):
            guard classifier.driver == nil || request.source == classifier.driver else {
                return decision
            }
            classifier.expect(request)
            decision.bars = bars.reduce(request)
        case .foreign(let delta):
            decision.bars = bars.reduceForeign(delta)
        case .attach(let source):
            classifier.attach(source)
        case .detach:
            classifier.detach()
        case .followerAppeared(let time):
            if classifier.driver == nil, followerTime == nil, time.isFinite { followerTime = time }
        case .tab(let newTab):
            barsByTab[tab] = bars.progress
            groupsByTab[tab] = groups.map(\.progress)
            tab = newTab
            classifier.detach()
            decision.bars = bars.select(tab: newTab, remembered: barsByTab[newTab])
        case .barFocus(let isInside):
            decision.bars = bars.setFocus(isInside)
        case .assistance(let assistance):
            decision.bars = bars.setAssistance(assistance)
            decision.sections = reveal.setAssistance(assistance)
        case .enabled(let isEnabled):
            decision.bars = bars.setEnabled(isEnabled)
        case .command(let command):
            decision.bars = bars.reduce(command)
        case .place(let placement, let time):
            decision.sections = reveal.place(placement, time: time)
        case .remove(let id):
            reveal.remove(id)
        case .page(let event, let time):
            decision.pages = pages?.reduce(event, time: time) ?? []
        case .reader(let event, let time):
            decide(reader?.reduce(event, time: time), into: &decision, at: time)
        case .tap(let time):
            decision.bars = bars.reduceTap(time: time)
        case .hold(let isHeld, let time):
            decision.bars = bars.setHeld(isHeld, time: time)
        case .tick(let time):
            decision.bars = bars.reduce(time: time)
            decision.sections = reveal.reduce(time: time)
            decision.pages = pages?.reduce(time: time) ?? []
            decide(reader?.reduce(time: time), into: &decision, at: time)
            decision.diagnostic = diagnose(at: time)
        }
        return decision
    }

    /// Says once that nothing drives; without a driver the bars show.
    private mutating func diagnose(at time: Double) -> ChromeDiagnostic? {
        guard let since = followerTime, time - since >= ChromeDiagnostic.driverPatience else {
            return nil
        }
        followerTime = nil
        return .noDriver(waited: time - since)
    }
}
