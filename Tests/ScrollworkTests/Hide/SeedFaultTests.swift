// SPDX-License-Identifier: MIT
import Scrollwork
import ScrollworkTesting
import Testing

/// What the first seed's tracker does wrong or has no policy for (`chrome.md`, section 2), through
/// the view.
@MainActor @Suite struct SeedFaultViewTests {
    /// How the content stands; changed from outside.
    struct Stand: Equatable {
        var first = 0
        var count = 60
        var isLazy = true
        var rowHeight: CGFloat = 80
    }

    struct Feed: View {
        let stand: Stand

        var body: some View {
            if stand.isLazy {
                LazyVStack(spacing: 0) { rows }
            } else {
                VStack(spacing: 0) { rows }
            }
        }
        private var rows: some View {
            ForEach(stand.first..<(stand.first + stand.count), id: \.self) { index in
                Text("Row \(index)").frame(maxWidth: .infinity, minHeight: stand.rowHeight)
                    .id(index)
            }
        }
    }

    private func tester(
        _ knob: Knob<Stand>, start: Int? = nil, behavior: ScrollHideBehavior = .automatic
    ) -> ScrollTester {
        let tester = ScrollTester(
            Knobbed(knob: knob) { stand in
                ScrollViewReader { proxy in
                    HideOnScrollBar(behavior: behavior) {
                        Feed(stand: stand)
                    } bar: {
                        TestBar()
                    }
                    .onAppear { if let start { proxy.scrollTo(start, anchor: .top) } }
                }
            })
        tester.run()
        return tester
    }

    @Test("Seed A: a restored place shows the bar")
    func restored() {
        let tester = tester(Knob(Stand(isLazy: false)), start: 12)
        #expect(tester.position > 800)
        #expect(tester.isShown("Bar"))
        tester.advance(by: 1)
        #expect(tester.isShown("Bar"))
    }

    @Test("Seed B: rows put above the reader keep a shown bar shown and a hidden one hidden")
    func inserted() throws {
        for isHidden in [false, true] {
            let knob = Knob(Stand())
            let tester = tester(knob)
            tester.dragToRest(400)
            if !isHidden { tester.dragToRest(-100) }
            #expect(tester.isShown("Bar") == !isHidden)
            let row = try #require(tester.frame.elements.first { $0.label.hasPrefix("Row") })
            let before = tester.position
            knob.value = Stand(first: -5, count: 65)
            tester.advance(by: 1)
            #expect(tester.position >= before + 300)
            #expect(tester.element(row.label)?.frame.minY == row.frame.minY)
            #expect(tester.isShown("Bar") == !isHidden)
        }
    }

    @Test("Seed D: a window turned on its side keeps the bar as it is")
    func turned() {
        let tester = tester(Knob(Stand(isLazy: false)))
        tester.dragToRest(400)
        tester.dragToRest(-100)
        tester.resize(to: CGSize(width: 844, height: 390))
        tester.advance(by: 1)
        #expect(tester.isShown("Bar"))
        tester.resize(to: CGSize(width: 390, height: 844))
        tester.dragToRest(200)
        #expect(!tester.isShown("Bar"))
        tester.resize(to: CGSize(width: 844, height: 390))
        tester.advance(by: 1)
        #expect(!tester.isShown("Bar"))
    }

    @Test("Seed E: a keyboard that moves the content flips nothing")
    func keyboard() {
        let tester = tester(Knob(Stand()))
        tester.dragToRest(400)
        tester.dragToRest(-100)
        tester.settings.keyboardHeight = 300
        tester.advance(by: 1)
        #expect(tester.isShown("Bar"))
        tester.settings.keyboardHeight = 0
        tester.advance(by: 1)
        #expect(tester.isShown("Bar"))
    }

    @Test("Seed F: at the end the bar follows its policy")
    func shrunkToEnd() {
        for isShown in [false, true] {
            let knob = Knob(Stand(isLazy: false))
            let tester = tester(knob, behavior: .onScrollDown.showsAtEnd(isShown))
            tester.dragToRest(500)
            tester.dragToRest(500)
            #expect(!tester.isShown("Bar"))
            knob.value.count = 15
            tester.run()
            #expect(abs(tester.position - tester.limit) < 1)
            #expect(tester.isShown("Bar") == isShown)
        }
    }

    @Test(
        "Seed G, B1, B3, B6: content with ten points of range left shows the bar without a scroll")
    func shrunk() {
        let knob = Knob(Stand(isLazy: false))
        let tester = tester(knob)
        tester.dragToRest(500)
        #expect(!tester.isShown("Bar"))
        // 844 points less 47 and 94: 703 fit.
        knob.value = Stand(count: 9, isLazy: false, rowHeight: 79)
        tester.step(frames: 2)
        #expect(abs(tester.limit - 8) < 1)
        tester.run()
        #expect(tester.isShown("Bar"))
    }

    @Test("Seed I: a drag with a tremor hides")
    func tremor() {
        let tester = tester(Knob(Stand()))
        tester.touchDown(at: CGPoint(x: 200, y: 700))
        var y: CGFloat = 700
        for _ in 0..<20 {
            y -= 12
            tester.moveTouch(to: CGPoint(x: 200, y: y))
            y += 0.5
            tester.moveTouch(to: CGPoint(x: 200, y: y))
        }
        #expect(!tester.isShown("Bar"))
        tester.liftTouch()
        tester.run()
        #expect(!tester.isShown("Bar"))
    }

    @Test("Seed K: a range of 20 points is not worth hiding")
    func barelyScrolls() {
        let tester = tester(Knob(Stand(count: 9, isLazy: false, rowHeight: 80.5)))
        #expect(tester.limit > 15 && tester.limit < 40)
        tester.dragToRest(19)
        #expect(tester.isShown("Bar"))
        tester.dragToRest(200)
        #expect(tester.isShown("Bar"))
    }

    @Test("Seed N: a page that comes while the end is pulled leaves a hidden bar hidden")
    func appendedUnderBounce() {
        let knob = Knob(Stand(count: 20, isLazy: false))
        let tester = tester(knob)
        for _ in 0..<4 { tester.dragToRest(400) }
        #expect(!tester.isShown("Bar"))
        #expect(abs(tester.position - tester.limit) < 1)
        tester.touchDown(at: CGPoint(x: 200, y: 600))
        tester.moveTouch(to: CGPoint(x: 200, y: 300), duration: 0.3)
        #expect(tester.position > tester.limit + 40)
        knob.value.count = 40
        tester.step(frames: 3)
        tester.clearHistory()
        tester.liftTouch()
        tester.run()
        #expect(tester.frames.allSatisfy { $0.element("Bar") == nil })
    }
}
