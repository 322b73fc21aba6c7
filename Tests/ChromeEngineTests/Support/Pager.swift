// SPDX-License-Identifier: MIT
import ChromeEngine

/// A stage with rows that pages bring.
struct Pager {
    var stage: Stage
    var rowLength = 40.0
    var rows = 0
    /// Every request, in order.
    var requests: [(direction: PageDirection, id: Int, reason: PageReason)] = []
    var decisions: [PageDecision] = []

    init(_ rules: PageRules = PageRules(), hasPrevious: Bool = false, viewport: Double = 800) {
        stage = Stage(content: 0, viewport: viewport)
        stage.state.pages = PageState(rules: rules, hasPrevious: hasPrevious)
        stage.restore(0)
    }

    var pages: PageState { stage.state.pages ?? PageState() }
    var lastRequest: Int { requests.last?.id ?? 0 }

    mutating func send(_ event: PageEvent) {
        let count = stage.decisions.count
        stage.send(.page(event, time: stage.time))
        note(from: count)
    }

    /// Does something with the stage and notes what was asked for.
    mutating func run(_ body: (inout Stage) -> Void) {
        let count = stage.decisions.count
        body(&stage)
        note(from: count)
    }

    private mutating func note(from count: Int) {
        for decision in stage.decisions[count...].flatMap(\.pages) {
            decisions.append(decision)
            if case .load(let id) = decision.action {
                requests.append((decision.direction, id, decision.reason))
            }
        }
    }

    /// Answers a request, and lays out what came.
    mutating func reply(
        _ count: Int, hasMore: Bool = true, request: Int? = nil, atTop: Bool = false
    ) {
        send(.reply(request: request ?? lastRequest, added: count, hasMore: hasMore))
        rows += count
        let height = Double(count) * rowLength
        run { stage in
            stage.time += 1 / 60
            stage.content += height
            if atTop { stage.position += height }
            stage.tell(.layout)
        }
    }

    mutating func fail(_ request: Int? = nil) { send(.failure(request: request ?? lastRequest)) }

    mutating func wait(_ seconds: Double) { run { $0.wait(seconds) } }
}
