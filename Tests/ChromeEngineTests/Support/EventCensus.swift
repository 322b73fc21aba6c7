// SPDX-License-Identifier: MIT
import ChromeEngine

/// Looks at every event of a run: what holds after each of them, and how often each reason occurred
/// with each cause.
final class EventCensus {
    private(set) var tally = EventTally()
    /// What was asked for and not answered.
    private(set) var open: [Int: PageDirection] = [:]
    private var lastRequest = 0

    /// How often the ways back from a hidden bar are tried: each costs hundreds of events.
    private let reachabilityStride: Int

    init(reachabilityStride: Int = 1009) { self.reachabilityStride = reachabilityStride }

    /// Another session begins: nothing is under way.
    func beginSession() {
        open = [:]
        lastRequest = 0
    }

    func note(_ event: ChromeEvent, _ decision: ChromeDecision, in state: ChromeState) {
        tally.count += 1
        let bars = decision.bars
        tally[bars.reason.kind, bars.cause] += 1
        if case .page(let event, _) = event { noteAnswer(event) }
        if !decision.pages.isEmpty { notePages(decision.pages) }
        if let text = BarInvariants.violation(after: event, bars, in: state.bars) { fail(text) }
        switch event {
        case .sample(let sample):
            guard tally.count.isMultiple(of: reachabilityStride), bars.reason.kind != .disregarded
            else {
                return
            }
            if let text = BarInvariants.reachabilityViolation(after: sample, in: state) {
                fail(text)
            }
        case .tick(let time):
            if let deadline = state.nextDeadline, deadline < time {
                fail("at \(time) something that was due at \(deadline) is not done")
            }
        default: break
        }
    }

    /// Notes something that a session found by itself.
    func fail(_ text: String) {
        if tally.violation == nil { tally.violation = (text, tally.count) }
    }

    private func noteAnswer(_ event: PageEvent) {
        switch event {
        case .reply(let request, _, _), .failure(let request): open[request] = nil
        default: break
        }
    }

    private func notePages(_ decisions: [PageDecision]) {
        for decision in decisions {
            switch decision.action {
            case .load(let request):
                if request <= lastRequest { fail("request \(request) is asked for twice") }
                if open.values.contains(decision.direction) {
                    fail("two requests for \(decision.direction) are under way")
                }
                lastRequest = request
                open[request] = decision.direction
            case .cancel(let request): open[request] = nil
            case .none, .announce: break
            }
        }
    }
}
