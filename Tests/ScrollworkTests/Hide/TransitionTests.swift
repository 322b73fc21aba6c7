// SPDX-License-Identifier: MIT
import Scrollwork
import ScrollworkTesting
import Testing

@MainActor @Suite struct HideTransitionTests {
    private func tester(
        _ transition: ScrollHideTransition, _ safeArea: ScrollHideSafeArea = .keep,
        edge: VerticalEdge = .bottom, settings: TesterSettings = TesterSettings()
    ) -> ScrollTester {
        let tester = ScrollTester(
            HideOnScrollBar(edge: edge, transition: transition, safeArea: safeArea) {
                Rows()
            } bar: {
                TestBar()
            }, settings: settings)
        tester.run()
        return tester
    }

    @Test("C12: a bar that tracks stays under the finger in every frame, and rests at an end")
    func track() throws {
        let tester = tester(.track, edge: .top)
        let start = try #require(tester.element("Bar")).frame.minY
        tester.touchDown(at: CGPoint(x: 200, y: 600))
        tester.moveTouch(to: CGPoint(x: 200, y: 560), duration: 0.2)
        tester.clearHistory()
        tester.moveTouch(to: CGPoint(x: 200, y: 540), duration: 0.3)
        let bar = TestBar().height
        let whole = bar + 47
        for frame in tester.frames {
            let position = try #require(frame.scroll()).contentOffset.y + 107
            let progress = min(position / whole, 1)
            let place = try #require(frame.element("Bar")).frame.minY
            #expect(abs(start - place - progress * whole) < 0.6)
        }
        tester.advance(by: 0.2)
        tester.liftTouch()
        tester.run()
        let rest = tester.element("Bar")?.frame.minY
        #expect(rest == nil || rest == start)
    }

    @Test("C8: wherever a bar that tracks is let go, it comes to rest shown or hidden")
    func settles() {
        for way in [15, 27, 39, 51, 63, 75] as [CGFloat] {
            let tester = tester(.track)
            tester.dragToRest(300)
            tester.dragToRest(-way)
            tester.advance(by: 0.5)
            let isShown = tester.element("Bar")?.frame.minY == 750
            #expect(isShown || tester.element("Bar") == nil)
        }
    }

    @Test("a bar that fades stays in place")
    func fade() {
        let tester = tester(.fade)
        tester.clearHistory()
        tester.dragToRest(300)
        #expect(tester.element("Bar") == nil)
        tester.dragToRest(-100)
        #expect(Set(tester.places(of: "Bar").compactMap { $0 }) == [750])
    }

    @Test("G8: a minimised bar keeps a height on screen, can be touched, and knows how far it is")
    func minimize() throws {
        struct Progress: View {
            @Environment(\.scrollHideProgress) private var progress
            var body: some View {
                Button(progress < 0.5 ? "Large" : "Small") {}
                    .frame(maxWidth: .infinity, minHeight: 80, maxHeight: 80)
            }
        }
        let tester = ScrollTester(
            HideOnScrollBar(transition: .minimize(to: 30), safeArea: .adjust) {
                Rows()
            } bar: {
                Progress()
            })
        tester.run()
        #expect(tester.frame.scrolls[0].contentInsets.bottom == 114)
        tester.dragToRest(300)
        #expect(tester.isShown("Small"))
        #expect(tester.frame.scrolls[0].contentInsets.bottom == 64)
        tester.dragToRest(-100)
        #expect(tester.isShown("Large"))
        #expect(tester.frame.scrolls[0].contentInsets.bottom == 114)
    }

    @Test("the safe area is kept, follows, or is left to the content")
    func safeAreas() {
        for (policy, shown, hidden) in [
            (ScrollHideSafeArea.keep, 94 as CGFloat, 94 as CGFloat), (.adjust, 94, 34),
            (.overlay, 34, 34),
        ] {
            for transition in [ScrollHideTransition.slide, .track, .fade] {
                let tester = tester(transition, policy)
                #expect(tester.element("Bar")?.frame.maxY == 810)
                #expect(tester.frame.scrolls[0].contentInsets.bottom == shown)
                tester.dragToRest(300)
                #expect(tester.element("Bar") == nil)
                #expect(tester.frame.scrolls[0].contentInsets.bottom == hidden)
                tester.dragToRest(-200)
                #expect(tester.element("Bar")?.frame.maxY == 810)
                #expect(tester.frame.scrolls[0].contentInsets.bottom == shown)
            }
        }
    }

    @Test("bars that track go one after the other, by order; others begin later")
    func order() throws {
        func screen(_ transition: ScrollHideTransition) -> some View {
            ScrollView { Rows() }
                .drivesScrollChrome()
                .safeAreaInset(edge: .top, spacing: 0) {
                    VStack(spacing: 0) {
                        TestBar(name: "First", height: 40)
                            .hidesOnScroll(edge: .top, transition: transition, order: 0)
                        TestBar(name: "Second", height: 40)
                            .hidesOnScroll(edge: .top, transition: transition, order: 1)
                    }
                }
                .scrollChromeScope()
        }
        let tester = ScrollTester(screen(.track))
        tester.run()
        tester.touchDown(at: CGPoint(x: 200, y: 600))
        // Ten points are lost before a finger scrolls.
        tester.moveTouch(to: CGPoint(x: 200, y: 570), duration: 0.3)
        let second = try #require(tester.element("Second")).frame.minY
        #expect(tester.position > 0 && tester.position < 40)
        #expect(second == 87)
        // The first has gone with 87 points, its height and what lies behind it.
        tester.moveTouch(to: CGPoint(x: 200, y: 470), duration: 0.3)
        #expect(tester.element("First") == nil)
        #expect(try #require(tester.element("Second")).frame.minY < 87)
        tester.moveTouch(to: CGPoint(x: 200, y: 330), duration: 0.3)
        #expect(tester.element("Second") == nil)
    }
}
