// SPDX-License-Identifier: MIT
import Scrollwork
import ScrollworkTesting
import Testing

@MainActor @Suite struct ScrollChromeTests {
    /// A scroll view and a bar that stands outside of it.
    private struct Screen: View {
        let chrome: ScrollChrome
        var behavior = ScrollHideBehavior.automatic
        var isDriving = true
        var act: (ScrollViewProxy) -> Void = { _ in }

        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    ScrollView { Rows() }.drivesScrollChrome(isDriving)
                    Button("Go") { act(proxy) }
                    TestBar().hidesOnScroll(behavior)
                }
            }
            .scrollChromeScope(chrome)
        }
    }

    @Test("a scope, a driver and a follower work together wherever they stand")
    func parts() {
        let chrome = ScrollChrome()
        let tester = ScrollTester(Screen(chrome: chrome))
        tester.run()
        #expect(chrome.visibility == .visible)
        tester.dragToRest(300)
        #expect(!tester.isShown("Bar"))
        #expect(chrome.visibility == .hidden)
        #expect(chrome.progress == 1)
        #expect(chrome.lastReason?.code == "travel")
        #expect(chrome.lastReason?.cause == "user")
        #expect(chrome.lastReason?.description.hasPrefix("0 → 1 travel") == true)
    }

    @Test("bars can be shown, hidden and held from code")
    func commands() {
        let chrome = ScrollChrome()
        let tester = ScrollTester(Screen(chrome: chrome))
        tester.run()
        tester.dragToRest(300)
        chrome.show()
        tester.run()
        #expect(tester.isShown("Bar"))
        tester.dragToRest(40)
        #expect(!tester.isShown("Bar"))
        chrome.show()
        chrome.isFrozen = true
        tester.run()
        tester.dragToRest(300)
        #expect(tester.isShown("Bar"))
        chrome.isFrozen = false
        tester.dragToRest(40)
        #expect(!tester.isShown("Bar"))
        chrome.show()
        tester.run()
        chrome.hide()
        tester.run()
        #expect(!tester.isShown("Bar"))
    }

    @Test("an animated programmatic scroll drives the bar, an unanimated one leaves it")
    func programs() {
        for isAnimated in [true, false] {
            let chrome = ScrollChrome()
            let tester = ScrollTester(
                Screen(chrome: chrome) { proxy in
                    withAnimation(isAnimated ? .easeInOut(duration: 0.5) : nil) {
                        proxy.scrollTo(20, anchor: .top)
                    }
                })
            tester.run()
            tester.tap("Go")
            tester.run()
            tester.advance(by: 0.2)
            #expect(tester.position == 1600)
            #expect(tester.isShown("Bar") == !isAnimated)
        }
    }

    @Test(
        "each request can say what it does to the bars",
        arguments: [
            (ScrollProgramPolicy.keep, true, true), (.show, true, true), (.hide, false, false),
            (.follow, false, true), (.automatic, false, true),
        ])
    func policies(_ policy: ScrollProgramPolicy, isShown: Bool, isShownAfterJump: Bool) {
        let chrome = ScrollChrome()
        let isAnimated = Knob(true)
        let tester = ScrollTester(
            Screen(chrome: chrome) { proxy in
                chrome.scroll(policy) {
                    withAnimation(isAnimated.value ? .easeInOut(duration: 0.5) : nil) {
                        proxy.scrollTo(20, anchor: .top)
                    }
                }
            })
        tester.run()
        tester.dragToRest(60)
        chrome.show()
        tester.run()
        tester.tap("Go")
        tester.run()
        #expect(tester.isShown("Bar") == isShown)
    }

    @Test("a behavior can say what programmatic scrolls do")
    func behaviorPrograms() {
        let chrome = ScrollChrome()
        let tester = ScrollTester(
            Screen(chrome: chrome, behavior: .onScrollDown.programmaticScrolls(.keep)) { proxy in
                withAnimation { proxy.scrollTo(20, anchor: .top) }
            })
        tester.run()
        tester.tap("Go")
        tester.run()
        #expect(tester.isShown("Bar"))
    }

    @Test("H2: a bar that nothing drives shows, and says so once after a second")
    func diagnostic() {
        let chrome = ScrollChrome()
        var messages: [String] = []
        chrome.onDiagnostic = { messages.append($0) }
        let tester = ScrollTester(Screen(chrome: chrome, isDriving: false))
        tester.advance(by: 0.9)
        #expect(messages.isEmpty)
        tester.advance(by: 5)
        #expect(messages.count == 1)
        #expect(messages.first?.contains("drivesScrollChrome()") == true)
        #expect(tester.isShown("Bar"))
    }

    @Test("D6: switching the driving scroll view flips nothing")
    func swap() {
        let first = Knob(true)
        let tester = ScrollTester(
            Knobbed(knob: first) { isFirst in
                VStack(spacing: 0) {
                    ScrollView { Rows() }.drivesScrollChrome(isFirst).frame(height: 400)
                    ScrollView { Rows() }.drivesScrollChrome(!isFirst).frame(height: 200)
                    TestBar().hidesOnScroll()
                }
                .scrollChromeScope()
            })
        tester.run()
        tester.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 100), duration: 0.4)
        tester.run()
        #expect(!tester.isShown("Bar"))
        first.value = false
        tester.run()
        #expect(tester.frame.scrolls[1].contentOffset.y == 0)
        // At its top the bar shows; that is the edge's rule, once it moves.
        tester.drag(from: CGPoint(x: 200, y: 640), to: CGPoint(x: 200, y: 500), duration: 0.4)
        tester.run()
        #expect(!tester.isShown("Bar"))
    }

    @Test("a container inside another keeps its own state; a scope of one's own reaches it")
    func nesting() {
        let chrome = ScrollChrome()
        let tester = ScrollTester(
            HideOnScrollBar {
                VStack {
                    HideOnScrollBar {
                        Rows()
                    } bar: {
                        TestBar(name: "Inner")
                    }
                    .frame(height: 300)
                    Rows()
                }
            } bar: {
                TestBar(name: "Outer")
            }
            .scrollChromeScope(chrome))
        tester.run()
        tester.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 600), duration: 0.4)
        tester.run()
        #expect(chrome.visibility == .hidden)
        #expect(!tester.isShown("Outer"))
        #expect(tester.isShown("Inner"))
    }
}
