// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// No page is asked for twice or never.
@Suite struct PagePropertyTests {
    @Test("Over random sessions one request a direction is under way, and a short end is filled")
    func invariants() {
        for seed in 1...200 {
            var random = SeededGenerator(seed: UInt64(seed))
            let rules = PageRules(
                prefetchPoints: random.pick([nil, 100, 2000]),
                retry: random.pick([.manual, .backoff()]), armsPrevious: random.chance(0.5))
            var pager = Pager(rules, hasPrevious: random.chance(0.5))
            pager.send(.appear)
            var open: [Int: PageDirection] = [1: .next]
            for _ in 0..<40 {
                let before = pager.decisions.count
                switch random.index(below: 8) {
                case 0, 1, 2:
                    if let request = open.keys.sorted().first {
                        let direction = open.removeValue(forKey: request)
                        pager.reply(
                            random.index(below: 12), hasMore: random.chance(0.9), request: request,
                            atTop: direction == .previous)
                    }
                case 3:
                    if let request = open.keys.sorted().last {
                        open.removeValue(forKey: request)
                        pager.fail(request)
                    }
                case 4: pager.run { $0.drag(Double(seed % 7) * 100 - 300) }
                case 5: pager.wait(random.number(0...3))
                case 6: if random.chance(0.2) { pager.send(.refresh) }
                default: pager.send(random.pick([.appear, .ask(.next), .retry(.next)]))
                }
                for decision in pager.decisions[before...] {
                    switch decision.action {
                    case .load(let request): open[request] = decision.direction
                    case .cancel(let request): open[request] = nil
                    case .none, .announce: break
                    }
                }
                for direction in PageDirection.allCases {
                    #expect(open.values.filter { $0 == direction }.count <= 1, "seed \(seed)")
                    #expect(
                        pager.pages[direction].request.map { open[$0] == direction } ?? true,
                        "seed \(seed)")
                }
                if open[pager.lastRequest] == .refresh { #expect(open.count == 1) }
                // Never: at rest nothing that the level asks for is left out.
                pager.wait(0.2)
                for decision in pager.decisions {
                    if case .load(let request) = decision.action,
                        pager.pages[decision.direction]
                            .request == request
                    {
                        open[request] = decision.direction
                    }
                }
                if case .near = pager.pages.wish(.next) {
                    Issue.record("seed \(seed): a page is due and nobody asked")
                }
            }
            #expect(Set(pager.requests.map(\.id)).count == pager.requests.count)
        }
    }
}
