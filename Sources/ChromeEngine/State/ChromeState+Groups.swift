// SPDX-License-Identifier: MIT

extension ChromeState {
    /// Whether an event concerns this chrome at all: what another scroll view tells does not.
    func isHeard(_ event: ChromeEvent) -> Bool {
        switch event {
        case .layout(let change): change.source == classifier.driver
        case .program(let request):
            classifier.driver == nil || request.source == classifier.driver
        default: true
        }
    }

    mutating func reduceGroups(_ decide: (inout BarState) -> BarDecision) -> [BarDecision] {
        var decisions: [BarDecision] = []
        decisions.reserveCapacity(groups.count)
        for index in groups.indices { decisions.append(decide(&groups[index])) }
        return decisions
    }

    /// What an event that is no sample does to the further groups; `tab` has been changed already.
    mutating func reduceGroups(_ event: ChromeEvent) -> [BarDecision] {
        switch event {
        case .layout(let change): return reduceGroups { $0.reduce(change) }
        case .program(let request): return reduceGroups { $0.reduce(request) }
        case .foreign(let delta): return reduceGroups { $0.reduceForeign(delta) }
        case .barFocus(let isInside): return reduceGroups { $0.setFocus(isInside) }
        case .assistance(let assistance): return reduceGroups { $0.setAssistance(assistance) }
        case .enabled(let isEnabled): return reduceGroups { $0.setEnabled(isEnabled) }
        case .command(let command): return reduceGroups { $0.reduce(command) }
        case .tap(let time): return reduceGroups { $0.reduceTap(time: time) }
        case .hold(let isHeld, let time):
            return reduceGroups { $0.setHeld(isHeld, time: time) }
        case .tick(let time): return reduceGroups { $0.reduce(time: time) }
        case .tab(let newTab):
            let remembered = groupsByTab[newTab] ?? []
            return groups.indices.map { index in
                groups[index].select(
                    tab: newTab,
                    remembered: index < remembered.count ? remembered[index] : nil)
            }
        case .sample, .attach, .detach, .followerAppeared, .place, .remove, .page, .reader:
            return []
        }
    }
}
