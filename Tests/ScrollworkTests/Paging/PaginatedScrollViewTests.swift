// SPDX-License-Identifier: MIT
import Scrollwork
import ScrollworkTesting
import Testing

@MainActor @Suite struct PaginatedScrollViewTests {
    private func run(_ tester: ScrollTester, for seconds: Double = 6) {
        tester.advance(by: seconds)
    }

    @Test("J1: short pages are asked for until the screen and one more are full, then no more")
    func fills() {
        let shelf = Shelf()
        let items = shelf.items()
        let tester = ScrollTester(BookList(items: items))
        run(tester)
        let length = tester.frame.scrolls[0].contentSize.height
        #expect(length >= 763 * 2)
        let count = shelf.requests.count
        #expect(items.pageCount == count)
        run(tester)
        #expect(shelf.requests.count == count)
        #expect(shelf.requests == (0..<count).map { $0 * 5 })
        tester.dragToRest(700)
        run(tester)
        #expect(shelf.requests.count > count)
        #expect(items.items.map(\.id) == Array(0..<items.items.count))
    }

    @Test("J2: a larger window asks again")
    func grows() {
        let shelf = Shelf()
        let tester = ScrollTester(
            BookList(items: shelf.items()), size: CGSize(width: 390, height: 400))
        run(tester)
        let count = shelf.requests.count
        tester.resize(to: CGSize(width: 390, height: 1600))
        run(tester)
        #expect(shelf.requests.count > count)
    }

    @Test("J3, J15: one request is under way; an append moves nothing")
    func oneAtATime() {
        let shelf = Shelf()
        shelf.pageSize = 20
        shelf.delay = 2
        let items = shelf.items()
        let tester = ScrollTester(BookList(items: items))
        run(tester, for: 3)
        #expect(shelf.requests.count == 1)
        for _ in 0..<5 { tester.drag(400) }
        tester.run(until: .phase(.idle))
        #expect(shelf.requests.count == 2)
        let before = tester.position
        run(tester, for: 3)
        #expect(items.items.count == 40)
        #expect(tester.position == before)
    }

    @Test("J4, J8: after a failure nothing is asked for until it is time, or a retry at once")
    func fails() throws {
        let shelf = Shelf()
        shelf.failing = [1]
        let items = shelf.items(retryPolicy: .manual)
        let tester = ScrollTester(BookList(items: items))
        run(tester, for: 1)
        #expect(items.state(.next) == .failed(attempts: 1, retries: false))
        #expect(items.error(.next) is Shelf.Failure)
        for _ in 0..<5 { tester.dragToRest(60) }
        run(tester)
        #expect(shelf.requests.count == 1)
        tester.tap("Try Again")
        run(tester)
        #expect(shelf.requests.count > 1)
        #expect(items.error(.next) == nil)

        let other = Shelf()
        other.failing = [1, 2]
        let automatic = other.items()
        let second = ScrollTester(BookList(items: automatic))
        second.advance(by: 1)
        #expect(other.requests.count == 1)
        second.advance(by: 8)
        #expect(other.requests.count > 3)
        #expect(automatic.state(.next) == .idle)
    }

    @Test("J16, J18: a page before the rows leaves the row that is read in place, wherever that is")
    func prepends() throws {
        for way in [0, 250, 900] as [CGFloat] {
            let shelf = Shelf()
            shelf.pageSize = 20
            shelf.first = -100
            let items = shelf.items()
            let tester = ScrollTester(
                BookList(items: items, act: { items.loadMore(.previous) }))
            run(tester, for: 2)
            if way > 0 { tester.dragToRest(way) }
            let row = try #require(
                tester.frame.elements.first { $0.label.hasPrefix("Book") && $0.frame.minY > 60 })
            tester.tap("Act")
            run(tester, for: 2)
            #expect(items.items.first?.id == -20)
            let place = try #require(tester.element(row.label)).frame.minY
            #expect(abs(place - row.frame.minY) < 0.5, "\(way)")
        }
    }

    @Test("J14: earlier pages wait until the user scrolls towards them")
    func armed() {
        let shelf = Shelf()
        shelf.pageSize = 20
        shelf.first = -100
        let items = shelf.items()
        let tester = ScrollTester(BookList(items: items))
        run(tester)
        #expect(items.items.first?.id == 0)
        tester.dragToRest(500)
        tester.dragToRest(-300)
        run(tester, for: 2)
        #expect((items.items.first?.id ?? 0) < 0)
    }

    @Test("J17: items put before the reader are counted until they are seen; the reader stays")
    func unseen() throws {
        let shelf = Shelf()
        shelf.pageSize = 20
        let items = shelf.items()
        let tester = ScrollTester(BookList(items: items))
        run(tester, for: 2)
        tester.dragToRest(700)
        let row = try #require(tester.element("Book 9"))
        items.prepend([Book(id: -2), Book(id: -1)])
        tester.run()
        #expect(items.unseenCount == 2)
        #expect(abs(try #require(tester.element("Book 9")).frame.minY - row.frame.minY) < 0.5)
        tester.tap("2 New Items")
        tester.run()
        tester.advance(by: 1)
        #expect(tester.element("Book -2") != nil)
        #expect(items.unseenCount == 0)
        #expect(tester.element("2 New Items") == nil)
    }

    @Test("J19: a view that appears five times asks once for the first page")
    func appears() {
        let shelf = Shelf()
        shelf.pageSize = 50
        let items = shelf.items()
        let shown = Knob(true)
        let tester = ScrollTester(
            Knobbed(knob: shown) { isShown in
                ZStack { if isShown { BookList(items: items) } }
            })
        for _ in 0..<5 {
            run(tester, for: 1)
            shown.value = false
            tester.run()
            shown.value = true
        }
        run(tester)
        #expect(shelf.requests == [0])
    }

    @Test("J10, J11: a refresh replaces what is under way, and each item is there once")
    func refreshes() {
        let shelf = Shelf()
        shelf.pageSize = 20
        let items = shelf.items()
        var isRefreshed = false
        let tester = ScrollTester(
            BookList(
                items: items,
                act: {
                    items.loadMore(.next)
                    items.loadMore(.next)
                    await Task.yield()
                    await items.refresh()
                    isRefreshed = true
                }))
        run(tester, for: 2)
        let before = shelf.requests.count
        tester.tap("Act")
        run(tester, for: 3)
        #expect(isRefreshed)
        // The two calls were one request, which the refresh replaced.
        #expect(shelf.requests.count <= before + 3)
        #expect(shelf.requests.filter { $0 == 0 }.count == 2)
        #expect(Set(items.items.map(\.id)).count == items.items.count)
        #expect(items.items.first?.id == 0)
    }

    @Test("without automatic loading a control asks, in the words of the locale")
    func manual() {
        let shelf = Shelf()
        let items = shelf.items(prefetch: .never)
        let tester = ScrollTester(
            BookList(items: items), settings: TesterSettings(locale: "es_ES"))
        run(tester)
        #expect(shelf.requests.count == 1)
        tester.tap("Cargar más")
        run(tester)
        #expect(shelf.requests.count == 2)
    }

    @Test("words can be overridden")
    func words() {
        var words = ScrollworkWords.english
        words.loadMore = "More!"
        let tester = ScrollTester(
            BookList(items: Shelf().items(prefetch: .never)).scrollworkWords(words))
        run(tester)
        #expect(tester.element("More!") != nil)
    }

    @Test("placeholders stand in while the first page loads")
    func placeholders() {
        let shelf = Shelf()
        let tester = ScrollTester(BookList(items: shelf.items(), placeholders: 4))
        tester.step(frames: 5)
        #expect(tester.frame.scrolls[0].contentSize.height > 4 * 56)
        #expect(tester.element("Loading") != nil)
        run(tester)
        #expect(tester.element("Loading") == nil)
    }

    @Test("any content can be paged: the level asks, one at a time, and empty pages stall")
    func modifier() {
        let count = Knob(8)
        let calls = Knob(0)
        let state = Knob(PageLoadState.idle)
        let isEmpty = Knob(false)
        let tester = ScrollTester(
            Knobbed(knob: count) { rows in
                ScrollView { Rows(count: rows, height: 100) }
                    .paginates(
                        hasMore: rows < 100,
                        state: Binding {
                            state.value
                        } set: {
                            state.value = $0
                        }
                    ) {
                        calls.value += 1
                        try await Task.sleep(for: .seconds(0.1))
                        if !isEmpty.value { count.value += 4 }
                    }
            })
        tester.advance(by: 5)
        let filled = count.value
        #expect(filled >= 16 && filled <= 24)
        #expect(calls.value == (filled - 8) / 4)
        isEmpty.value = true
        tester.dragToRest(600)
        tester.advance(by: 5)
        #expect(state.value == .stalled)
        let stalled = calls.value
        tester.advance(by: 5)
        #expect(calls.value == stalled)
        isEmpty.value = false
        tester.dragToRest(50)
        tester.advance(by: 5)
        #expect(count.value > filled)
    }
}
