// SPDX-License-Identifier: MIT
import Scrollwork
import ScrollworkTesting
import Testing

/// The reports of `chrome.md`, section 6, that need a layout: bars.
@MainActor @Suite struct BarLayoutReportTests {
    private func tester(
        _ transition: ScrollHideTransition = .slide, _ safeArea: ScrollHideSafeArea = .keep,
        edge: VerticalEdge = .bottom, rows: Int = 30, height: CGFloat = 80, bar: CGFloat = 60,
        settings: TesterSettings = TesterSettings()
    ) -> ScrollTester {
        let tester = ScrollTester(
            HideOnScrollBar(edge: edge, transition: transition, safeArea: safeArea) {
                Rows(count: rows, height: height)
            } bar: {
                TestBar(height: bar)
            }, settings: settings)
        tester.run()
        return tester
    }

    private static let policies: [ScrollHideSafeArea] = [.keep, .adjust, .overlay]

    /// How often the bar went or came in the frames since the history was cleared.
    private func flips(_ tester: ScrollTester) -> Int {
        let shown = tester.frames.map { $0.element("Bar") != nil }
        return zip(shown, shown.dropFirst()).filter { $0 != $1 }.count
    }

    @Test("A9: a bar that changes the scroll range flips once at most in a fling to the end")
    func flingToEnd() {
        for policy in Self.policies {
            let tester = tester(.slide, policy, edge: .top, rows: 20)
            tester.clearHistory()
            tester.fling(at: CGPoint(x: 200, y: 700), .up, speed: 6000)
            tester.run()
            #expect(flips(tester) <= 1)
        }
    }

    @Test("A10: the bounce at the end flips nothing, with the bar in the safe area")
    func endBounce() {
        for policy in Self.policies {
            let tester = tester(.slide, policy, rows: 15)
            for _ in 0..<3 { tester.dragToRest(400) }
            tester.clearHistory()
            tester.drag(300)
            tester.run()
            #expect(tester.frames.count > 30)
            #expect(flips(tester) == 0)
        }
    }

    @Test("B5: a bar that tracks never moves the offset out of its range")
    func inRange() {
        let tester = tester(.track, .adjust, edge: .top, rows: 9, height: 75, bar: 44)
        tester.clearHistory()
        tester.dragToRest(10)
        for frame in tester.frames {
            guard let scroll = frame.scroll() else { continue }
            let position = scroll.contentOffset.y + scroll.contentInsets.top
            #expect(position >= -0.01)
        }
    }

    @Test("B9: no bar makes content scroll that fits without it")
    func fits() {
        for policy in Self.policies {
            for edge in [VerticalEdge.top, .bottom] {
                let tester = tester(.track, policy, edge: edge, rows: 4, bar: 120)
                #expect(tester.limit <= 0)
                tester.dragToRest(200)
                tester.dragToRest(-200)
                #expect(tester.isShown("Bar"))
            }
        }
    }

    @Test("B10: a row that grows and shrinks above the reader counts for nothing")
    func growingRow() {
        let tall = Knob(false)
        let tester = ScrollTester(
            Knobbed(knob: tall) { isTall in
                HideOnScrollBar {
                    VStack(spacing: 0) {
                        Color.clear.frame(height: isTall ? 1600 : 100)
                        Rows(count: 40)
                    }
                } bar: {
                    TestBar()
                }
            })
        tester.run()
        withAnimation(.linear(duration: 0.5)) { tall.value = true }
        tester.run()
        #expect(tester.isShown("Bar"))
        tester.dragToRest(300)
        #expect(!tester.isShown("Bar"))
        withAnimation(.linear(duration: 0.5)) { tall.value = false }
        tester.run()
        for _ in 0..<6 { tester.dragToRest(-400) }
        #expect(abs(tester.position) < 0.01)
        #expect(tester.isShown("Bar"))
    }

    @Test("B13: the way of a bar is measured at rest, so it is never frozen half-way")
    func restingHeight() {
        for policy in Self.policies {
            let tester = tester(.track, policy)
            tester.dragToRest(400)
            #expect(tester.element("Bar") == nil)
            tester.dragToRest(-400)
            #expect(tester.element("Bar")?.frame.minY == 750)
        }
    }

    @Test("B15: hiding never makes the scroll view smaller")
    func viewport() {
        for policy in Self.policies {
            let tester = tester(.slide, policy)
            let before = tester.frame.scrolls[0].containerSize.height
            tester.dragToRest(400)
            #expect(tester.frame.scrolls[0].containerSize.height >= before)
        }
    }

    @Test("C13: nothing of a hidden bar remains on screen, at either edge, whatever lies behind it")
    func outOfSight() throws {
        let colour = Color(red: 1, green: 0, blue: 0)
        for bottom in [0.0, 34, 120] as [CGFloat] {
            for edge in [VerticalEdge.top, .bottom] {
                for transition in [ScrollHideTransition.slide, .track] {
                    for policy in Self.policies {
                        let tester = ScrollTester(
                            HideOnScrollBar(
                                edge: edge, transition: transition, safeArea: policy
                            ) {
                                Rows()
                            } bar: {
                                colour.frame(height: 50)
                            },
                            scale: 1,
                            settings: TesterSettings(
                                safeAreaInsets: EdgeInsets(
                                    top: bottom, leading: 0, bottom: bottom, trailing: 0)))
                        tester.run()
                        tester.dragToRest(400)
                        let pixels = tester.pixels
                        for row in 0..<pixels.height {
                            let pixel = pixels[5, row]
                            let isRed = pixel.red > 0.9 && pixel.green < 0.5 && pixel.alpha > 0.5
                            #expect(!isRed, "\(edge) \(transition) \(policy) \(bottom): row \(row)")
                            if isRed { return }
                        }
                    }
                }
            }
        }
    }

    @Test("D1: a jump to a row above leaves a hidden bar hidden, and the row wholly visible")
    func jump() throws {
        let go = Knob<ScrollViewProxy?>(nil)
        let tester = ScrollTester(
            ScrollViewReader { proxy in
                HideOnScrollBar(edge: .top) {
                    Rows()
                } bar: {
                    TestBar()
                }
                .onAppear { go.value = proxy }
            })
        tester.run()
        tester.dragToRest(500)
        tester.dragToRest(500)
        go.value?.scrollTo(4, anchor: .top)
        tester.run()
        #expect(!tester.isShown("Bar"))
        let row = try #require(tester.element("Row 4"))
        #expect(row.frame.minY >= 47)
    }

    @Test("D12: a scroll view that was away comes back with the inset it had")
    func reappears() {
        let shown = Knob(true)
        let tester = ScrollTester(
            Knobbed(knob: shown) { isShown in
                ZStack {
                    if isShown {
                        HideOnScrollBar(edge: .top, safeArea: .adjust) {
                            Rows()
                        } bar: {
                            TestBar()
                        }
                    }
                }
            })
        tester.run()
        tester.dragToRest(300)
        #expect(tester.frame.scrolls[0].contentInsets.top == 47)
        shown.value = false
        tester.run()
        shown.value = true
        tester.run()
        #expect(tester.frame.scrolls[0].contentInsets.top == 107)
        #expect(tester.isShown("Bar"))
    }

    @Test("E6: a rotation flips nothing and leaves no gap")
    func rotation() {
        for policy in Self.policies {
            let tester = tester(.slide, policy, edge: .top)
            tester.dragToRest(400)
            tester.resize(to: CGSize(width: 844, height: 390))
            tester.advance(by: 1)
            #expect(tester.element("Bar") == nil)
            tester.dragToRest(-60)
            #expect(tester.element("Bar")?.frame.minY == 0)
        }
    }

    @Test("E7, E8: a bar rides on the keyboard, and does not hop when it closes")
    func keyboard() throws {
        let tester = tester()
        var places: [CGFloat] = []
        for height in stride(from: 300, through: 0, by: -15) {
            tester.settings.keyboardHeight = CGFloat(height)
            tester.step(frames: 2)
            places.append(try #require(tester.element("Bar")).frame.maxY)
        }
        for (place, height) in zip(places, stride(from: 300, through: 0, by: -15)) {
            #expect(abs(place - (844 - max(CGFloat(height), 34))) < 0.5)
        }
        tester.advance(by: 1)
        #expect(tester.element("Bar")?.frame.maxY == 810)
    }

    @Test("E10: going to the background and back scrolls nothing")
    func background() {
        let tester = tester()
        tester.dragToRest(400)
        let before = tester.position
        tester.settings.scenePhase = .background
        tester.advance(by: 10)
        tester.settings.scenePhase = .active
        tester.advance(by: 1)
        #expect(tester.position == before)
    }

    @Test("F1, F4: no change of a bar moves the row that is read, under any policy")
    func noJump() throws {
        for policy in Self.policies {
            for edge in [VerticalEdge.top, .bottom] {
                let chrome = ScrollChrome()
                let tester = ScrollTester(
                    HideOnScrollBar(edge: edge, safeArea: policy) {
                        Rows()
                    } bar: {
                        TestBar()
                    }
                    .scrollChromeScope(chrome))
                tester.run()
                tester.dragToRest(500)
                let row = try #require(tester.element("Row 9"))
                for _ in 0..<2 {
                    chrome.show()
                    tester.run()
                    #expect(
                        abs(try #require(tester.element("Row 9")).frame.minY - row.frame.minY) < 0.5
                    )
                    chrome.hide()
                    tester.run()
                    #expect(
                        abs(try #require(tester.element("Row 9")).frame.minY - row.frame.minY) < 0.5
                    )
                }
            }
        }
    }

    @Test("F3: under a bar that shrinks with the finger a row moves with the finger, not twice")
    func oneSpeed() throws {
        let tester = tester(.track, .adjust, edge: .top)
        tester.touchDown(at: CGPoint(x: 200, y: 600))
        tester.moveTouch(to: CGPoint(x: 200, y: 580), duration: 0.2)
        var place = try #require(tester.element("Row 5")).frame.minY
        for step in 1...12 {
            tester.moveTouch(to: CGPoint(x: 200, y: 580 - CGFloat(step) * 10), duration: 0.1)
            let now = try #require(tester.element("Row 5")).frame.minY
            #expect(abs(place - now - 10) < 0.5)
            place = now
        }
    }

    @Test("F6: insets are what they are now, whatever happened between")
    func noStoredDeltas() {
        let tester = tester(.slide, .adjust)
        for _ in 0..<3 {
            tester.dragToRest(300)
            #expect(tester.frame.scrolls[0].contentInsets.bottom == 34)
            tester.settings.keyboardHeight = 300
            tester.run()
            tester.settings.keyboardHeight = 0
            tester.run()
            tester.dragToRest(-100)
            #expect(tester.frame.scrolls[0].contentInsets.bottom == 94)
        }
    }

    @Test("F8: the inset of the indicators follows a bar that gives its place back")
    func indicators() {
        // Indicators run within the insets of the content, which follow the bar.
        let tester = tester(.slide, .adjust)
        tester.dragToRest(400)
        #expect(tester.frame.scrolls[0].contentInsets.bottom == 34)
    }
}
