// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// People's reports about pagination (`chrome.md`, section 6 J).
@Suite struct PageReportTests {
    /// A pager with one page of rows.
    func pager(
        _ count: Int = 100, _ rules: PageRules = PageRules(), hasPrevious: Bool = false
    ) -> Pager {
        var pager = Pager(rules, hasPrevious: hasPrevious)
        pager.send(.appear)
        pager.reply(count)
        return pager
    }

    @Test("J1 as a model: short pages are asked for until the screen and one more are full")
    func j1() {
        var pager = pager(5)
        while pager.requests.count < 50, pager.pages[.next].request != nil { pager.reply(5) }
        #expect(pager.stage.content >= 1600)
        #expect(pager.requests.count == 8)
        #expect(pager.pages[.next] == .idle)
    }

    @Test("J2 as a model: a larger window asks again")
    func j2() {
        var pager = Pager(viewport: 400)
        pager.send(.appear)
        pager.reply(25)
        #expect(pager.requests.count == 1)
        pager.run { $0.resize(1600) }
        #expect(pager.requests.count == 2)
    }

    @Test("J3: a hundred samples past the edge make one request")
    func j3() {
        var pager = pager(30)
        pager.run { $0.drag($0.end, steps: 100) }
        #expect(pager.requests.count == 2)
    }

    @Test("J4 as a model: after a failure a footer that comes and goes asks for nothing")
    func j4() {
        var pager = pager(30, PageRules(retry: .manual))
        pager.run { $0.drag($0.end) }
        pager.fail()
        for step in 0..<50 {
            pager.send(.furniture(leading: 0, trailing: step.isMultiple(of: 2) ? 60 : 0))
            pager.run { $0.insertBottom(step.isMultiple(of: 2) ? 60 : -60) }
        }
        #expect(pager.requests.count == 2)
        #expect(pager.pages[.next] == .failed(failures: 1, retryTime: nil))
    }

    @Test("A footer is no row: it does not put the next page off")
    func footer() {
        var pager = pager(30, PageRules(prefetchPoints: 100, prefetchRows: 0))
        pager.send(.furniture(leading: 0, trailing: 300))
        pager.run {
            $0.insertBottom(300)
            $0.drag(301)
        }
        #expect(pager.requests.count == 2)
    }

    @Test("J7: pages smaller than what is fetched ahead are asked for one after the other")
    func j7() {
        var pager = pager(1, PageRules(prefetchPoints: 1, prefetchRows: 20))
        pager.send(.rows(length: 40, firstVisible: 0))
        for page in 1...29 { pager.reply(1, hasMore: page < 29) }
        #expect(pager.requests.count == 30)
    }

    @Test("J8: asking again makes a request at once")
    func j8() {
        var pager = pager(30, PageRules(retry: .manual))
        pager.run { $0.drag($0.end) }
        pager.fail()
        pager.send(.retry(.next))
        #expect(pager.requests.last?.reason == .retried)
        #expect(pager.requests.count == 3)
    }

    @Test("J9: content that fits asks both ends once; a bounce asks for nothing more")
    func j9() {
        var pager = pager(5, hasPrevious: true)
        #expect(pager.requests.map(\.direction) == [.next, .next, .previous])
        pager.reply(0, hasMore: false, request: 2)
        pager.reply(0, hasMore: false, request: 3)
        pager.run {
            $0.drag(80)
            $0.drag(-80)
            $0.wait(5)
        }
        #expect(pager.requests.count == 3)
        #expect(pager.pages[.next] == .ended && pager.pages[.previous] == .ended)
    }

    @Test("J10: a second call joins the first; a refresh replaces what is under way")
    func j10() {
        var pager = pager()
        pager.send(.ask(.next))
        pager.send(.ask(.next))
        #expect(pager.requests.count == 2)
        #expect(pager.decisions.last?.reason == .inFlight(request: 2))
        pager.send(.refresh)
        #expect(pager.decisions.contains { $0.action == .cancel(request: 2) })
        #expect(pager.requests.last?.direction == .refresh)
        pager.send(.ask(.next))
        #expect(pager.decisions.last?.reason == .refreshing)
        pager.send(.reply(request: 2, added: 20, hasMore: true))
        #expect(pager.decisions.last?.reason == .outdated(request: 2))
        pager.send(.refresh)
        #expect(pager.requests.count == 3)
        pager.reply(30, request: 3)
        #expect(pager.pages.pageCount == 1)
        #expect(pager.pages[.refresh] == .idle)
    }

    @Test("J11: merging the same page twice leaves every item once")
    func j11() {
        var ids: [Int] = []
        for page in [[1, 2, 3], [1, 2, 3], [3, 4, 4, 5]] {
            ids += newItems(of: page, besides: Set(ids)) { $0 }
        }
        #expect(ids == [1, 2, 3, 4, 5])
    }

    @Test("J13, J15 as a model: an append moves nothing and asks for no more than the level says")
    func j15() {
        var pager = pager(30)
        pager.run { $0.drag($0.end - $0.position) }
        let position = pager.stage.position
        pager.reply(60)
        #expect(pager.stage.position == position)
        #expect(pager.requests.count == 2)
        pager.wait(5)
        #expect(pager.requests.count == 2)
        pager.run { $0.drag(1700) }
        #expect(pager.requests.count == 3)
    }

    @Test("J14: earlier pages wait until the user scrolls towards them")
    func j14() {
        var pager = pager(hasPrevious: true)
        pager.wait(5)
        pager.run { $0.program(to: 1500) }
        pager.run { $0.program(to: 0) }
        #expect(!pager.requests.contains { $0.direction == .previous })
        pager.run {
            $0.drag(50)
            $0.drag(-20)
        }
        #expect(pager.requests.last?.direction == .previous)
    }

    @Test("J16, J18 as a model: the first visible row stays where it is, wherever that is")
    func j16() throws {
        for (offset, pad) in [(0.0, 0.0), (-60, 60), (1000, 0), (4000, 20), (-300, 300)] {
            let rows = (0..<120).map { (id: $0, start: pad + Double($0) * 40, length: 40.0) }
            let anchor = try #require(RowAnchor(rows: rows, offset: offset, viewport: 800))
            let old = try #require(rows.first { $0.id == anchor.id })
            let moved = anchor.offset(start: old.start + 700)
            #expect(abs((old.start + 700 - moved) - (old.start - offset)) < 0.5)
        }
    }

    @Test("J17 as a model: new items are counted above the reader and seen on the way up")
    func j17() {
        var pager = pager()
        pager.run { $0.drag(400) }
        for _ in 0..<3 {
            pager.send(.arrived(count: 4))
            pager.run { $0.insertTop(160) }
        }
        #expect(pager.pages.unseenCount == 12)
        #expect(pager.stage.position == 880)
        pager.send(.rows(length: 40, firstVisible: 7))
        #expect(pager.pages.unseenCount == 7)
        pager.run { $0.drag(-$0.position) }
        #expect(pager.pages.unseenCount == 0)
        pager.send(.arrived(count: 4))
        #expect(pager.pages.unseenCount == 0)
    }

    @Test("J19: appearing five times asks once")
    func j19() {
        var pager = Pager()
        for _ in 0..<5 { pager.send(.appear) }
        #expect(pager.requests.count == 1)
        pager.reply(100)
        for _ in 0..<5 { pager.send(.appear) }
        #expect(pager.requests.count == 1)
    }

    @Test("J23: asking while a page loads does nothing and is no error")
    func j23() {
        var pager = Pager()
        pager.send(.appear)
        pager.send(.ask(.next))
        #expect(pager.decisions.last?.action == PageDecision.Action.none)
        #expect(pager.requests.count == 1)
    }

    @Test("A failure is asked again by itself, ever later, and not for ever")
    func backoff() {
        var pager = Pager()
        pager.send(.appear)
        var waits: [Double] = []
        for _ in 0..<8 {
            pager.fail()
            guard let deadline = pager.pages.nextDeadline else { break }
            waits.append((deadline - pager.stage.time).rounded())
            let count = pager.requests.count
            pager.wait(deadline - pager.stage.time - 0.01)
            #expect(pager.requests.count == count)
            pager.wait(0.02)
            #expect(pager.requests.count == count + 1)
        }
        #expect(waits == [1, 2, 4, 8, 16])
        pager.wait(100)
        #expect(pager.requests.count == 6)
    }

    @Test("Three empty pages stall; a touch or a retry gives another chance")
    func stalled() {
        var pager = pager(10)
        for _ in 0..<3 { pager.reply(0) }
        #expect(pager.pages[.next] == .stalled(empty: 3))
        #expect(pager.requests.count == 4)
        pager.wait(10)
        #expect(pager.requests.count == 4)
        pager.run { $0.touch() }
        #expect(pager.requests.count == 5)
    }

    @Test("Without automatic loading only a control asks, and what came is announced")
    func manual() {
        var pager = pager(10, PageRules(isAutomatic: false))
        pager.run { $0.drag(200) }
        #expect(pager.requests.count == 1)
        pager.send(.ask(.next))
        pager.reply(20)
        #expect(pager.decisions.contains { $0.action == .announce(added: 20) })
        #expect(pager.requests.count == 2)
    }
}
