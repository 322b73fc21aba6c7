// SPDX-License-Identifier: MIT

extension RevealState {
    /// Decides about every section by where things stand now.
    mutating func evaluate() -> [RevealDecision] {
        var decisions: [RevealDecision] = []
        for index in sections.indices {
            let section = sections[index]
            if section.isRevealed {
                if let reason = concealment(of: index) {
                    decisions.append(conceal(index, reason))
                }
            } else if let (reason, isAnimated) = revelation(of: index) {
                decisions.append(reveal(index, reason, isAnimated: isAnimated))
            }
        }
        if stagger > 0, decisions.count > 1 { spread(&decisions) }
        return decisions
    }

    private func revelation(of index: Int) -> (RevealReason, isAnimated: Bool)? {
        let section = sections[index]
        let placement = section.placement
        if assistance.keepsShown { return (.assistive(assistance), false) }
        guard placement.isFinite else { return (.invalidPlace, false) }
        guard hasGeometry, placement.length > 0 else { return nil }
        let visible = placement.visible(from: top, to: top + viewport)
        let needed = placement.rules.needed(length: placement.length, viewport: viewport)
        if visible > 0, visible >= needed - RevealConstants.tolerance {
            return (.visible(visible, needed: needed), true)
        }
        if visible > 0, visible >= viewport - RevealConstants.tolerance {
            return (.covers(viewport: viewport), true)
        }
        let end = placement.start + placement.length
        if end <= top, placement.rules.repetition == .once {
            return (.passed(distance: top - end), false)
        }
        guard isInView(section) else { return nil }
        if remaining <= BarConstants.endTolerance { return (.end(remaining: remaining), true) }
        let rest = time - max(restTime, section.placedTime)
        if !isScrolling, rest >= RevealConstants.deadline - ClassifierConstants.epsilon {
            return (.deadline(rest: rest), true)
        }
        return nil
    }

    private mutating func concealment(of index: Int) -> RevealReason? {
        let placement = sections[index].placement
        guard hasGeometry, !assistance.keepsShown, placement.isFinite else { return nil }
        let visible = placement.visible(from: top, to: top + viewport)
        let needed = placement.rules.needed(length: placement.length, viewport: viewport)
        if visible >= needed - RevealConstants.tolerance { sections[index].wasVisible = true }
        switch placement.rules.repetition {
        case .once:
            return nil
        case .everyTime:
            return visible <= 0 ? .left(visible: visible, needed: needed) : nil
        case .mirror:
            let least =
                sections[index].wasVisible && isScrolling
                ? needed - RevealConstants.tolerance : 0
            guard visible < least || visible <= 0 else { return nil }
            return .left(visible: visible, needed: needed)
        }
    }

    mutating func reveal(
        _ index: Int, _ reason: RevealReason, isAnimated: Bool
    ) -> RevealDecision {
        sections[index].isRevealed = true
        sections[index].wasVisible = reason.kind == .visible || reason.kind == .covers
        let placement = sections[index].placement
        return RevealDecision(
            id: placement.id, isRevealed: true, isAnimated: isAnimated,
            delay: isAnimated ? placement.rules.delay : 0, reason: reason)
    }

    private mutating func conceal(_ index: Int, _ reason: RevealReason) -> RevealDecision {
        sections[index].isRevealed = false
        sections[index].placedTime = time
        let placement = sections[index].placement
        return RevealDecision(
            id: placement.id, isRevealed: false,
            isAnimated: placement.rules.repetition == .mirror, delay: 0, reason: reason)
    }

    /// What is revealed at one moment comes one after the other, from the top.
    private func spread(_ decisions: inout [RevealDecision]) {
        func start(_ decision: RevealDecision) -> Double {
            sections.first { $0.placement.id == decision.id }?.placement.start ?? 0
        }
        decisions.sort { start($0) < start($1) }
        var place = 0.0
        for index in decisions.indices where decisions[index].isRevealed {
            guard decisions[index].isAnimated else { continue }
            decisions[index].delay += place * stagger
            place += 1
        }
    }
}
