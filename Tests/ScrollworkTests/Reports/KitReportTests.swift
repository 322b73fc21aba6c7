// SPDX-License-Identifier: MIT
import Scrollwork
import ScrollworkTesting
import Testing

/// Reports of `chrome.md`, section 6, through the view, that no other suite has.
@MainActor @Suite struct KitReportTests {
    @Test("E3: a scroll to the top ends at the top, whatever the bar gives back meanwhile")
    func toTop() {
        let policies: [ScrollHideSafeArea] = [.keep, .adjust, .overlay]
        for policy in policies {
            let tester = ScrollTester(
                HideOnScrollBar(edge: .top, safeArea: policy) {
                    Rows()
                } bar: {
                    TestBar()
                })
            tester.run()
            tester.dragToRest(400)
            tester.dragToRest(400)
            #expect(!tester.isShown("Bar"))
            tester.tap(at: CGPoint(x: 60, y: 20))
            tester.run()
            #expect(abs(tester.position) < 0.5)
            #expect(tester.isShown("Bar"))
        }
    }

    @Test("J13: a page that is appended never moves the content, wherever it stands")
    func append() {
        let shelf = Shelf()
        shelf.pageSize = 20
        shelf.delay = 1
        let items = shelf.items()
        let tester = ScrollTester(BookList(items: items, act: { items.loadMore() }))
        tester.advance(by: 3)
        for _ in 0..<3 {
            tester.dragToRest(500)
            // Once pages loaded ahead are there, one more is asked for while nobody scrolls.
            tester.advance(by: 3)
            let (count, place) = (items.items.count, tester.position)
            tester.tap("Act")
            tester.advance(by: 3)
            #expect(items.items.count > count)
            #expect(tester.position == place)
        }
    }

    @Test("J21: at the end, rows that come before the reader leave the end in view")
    func prependAtEnd() throws {
        let shelf = Shelf()
        shelf.pageSize = 30
        shelf.count = 30
        let items = shelf.items()
        let tester = ScrollTester(BookList(items: items))
        tester.advance(by: 3)
        for _ in 0..<6 { tester.dragToRest(700) }
        let last = try #require(tester.element("Book 29")).frame.minY
        items.prepend((1...5).map { Book(id: -$0) })
        tester.advance(by: 1)
        #expect(abs(try #require(tester.element("Book 29")).frame.minY - last) < 0.5)
    }

    @Test("H6: a pull to refresh flips no bar and asks for no page but the first")
    func refresh() {
        let shelf = Shelf()
        shelf.pageSize = 30
        shelf.count = 30
        let items = shelf.items()
        let tester = ScrollTester(
            BookList(items: items)
                .refreshable { await items.refresh() })
        tester.advance(by: 2)
        #expect(shelf.requests == [0])
        tester.dragToRest(-400)
        tester.advance(by: 3)
        #expect(shelf.requests == [0, 0])
        #expect(items.items.count == 30)
        #expect(abs(tester.position) < 0.5)
    }
}
