// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// Drives the engine's paging: hands it what happens, and does what it decides.
@MainActor final class PageLoader {
    private(set) var state: PageState
    /// Loads a page; the request's number answers it.
    var load: (PageDirection, _ request: Int) -> Void = { _, _ in }
    /// A request was replaced.
    var cancel: (_ request: Int) -> Void = { _ in }
    /// Something that can be seen may have changed.
    var changed: () -> Void = {}
    /// So many items came.
    var announce: (_ added: Int) -> Void = { _ in }
    /// Told of each event, for traces.
    var note: (ChromeEvent) -> Void = { _ in }

    private(set) var content = 0.0
    private var clock = ScrollClock()
    private let timer = ScrollTimer()

    init(rules: PageRules, hasPrevious: Bool = false) {
        state = PageState(rules: rules, hasPrevious: hasPrevious)
    }

    var rules: PageRules {
        get { state.rules }
        set { if state.rules != newValue { state.rules = newValue } }
    }

    func send(_ event: PageEvent) {
        let now = clock.now()
        note(.page(event, time: now))
        apply(state.reduce(event, time: now))
    }

    private var furniture = (leading: 0.0, trailing: 0.0)

    /// Takes the length of what stands at an end and is no row.
    func setFurniture(_ length: Double, at direction: ScrollPageDirection) {
        if direction == .previous {
            furniture.leading = length
        } else {
            furniture.trailing = length
        }
        send(.furniture(leading: furniture.leading, trailing: furniture.trailing))
    }

    /// The content moved, or its lengths changed.
    func take(_ motion: Motion, count: Int? = nil) {
        guard motion.disregard == nil else { return }
        var motion = motion
        motion.time = clock.now()
        content = motion.extents.content
        if let count, count > 0 {
            let length = motion.extents.content / Double(count)
            let first = length > 0 ? Int(max(motion.position, 0) / length) : 0
            apply(
                state.reduce(.rows(length: length, firstVisible: first), time: motion.time)
                    + state.reduce(motion))
        } else {
            apply(state.reduce(motion))
        }
    }

    private func apply(_ decisions: [PageDecision]) {
        for decision in decisions {
            switch decision.action {
            case .none: break
            case .load(let request): load(decision.direction, request)
            case .cancel(let request): cancel(request)
            case .announce(let added): announce(added)
            }
        }
        changed()
        timer.schedule(at: state.nextDeadline, now: clock.now()) { [weak self] in self?.wake() }
    }

    private func wake() {
        guard let deadline = state.nextDeadline else { return }
        let now = clock.now()
        guard deadline <= now + ScrollTimer.tolerance else {
            apply([])
            return
        }
        apply(state.reduce(time: max(now, deadline)))
    }
}
