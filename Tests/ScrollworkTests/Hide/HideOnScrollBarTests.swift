// SPDX-License-Identifier: MIT
import Scrollwork
import ScrollworkTesting
import Testing

@MainActor @Suite struct HideOnScrollBarTests {
    private func tester(_ settings: TesterSettings = TesterSettings()) -> ScrollTester {
        let tester = ScrollTester(
            HideOnScrollBar {
                Rows()
            } bar: {
                TestBar()
            }, settings: settings)
        tester.run()
        return tester
    }

    @Test("it hides after 16 points of travel, slides by its height and 60, and comes back")
    func hides() throws {
        let tester = tester()
        let place = try #require(tester.element("Bar")).frame.minY
        #expect(place == 750)
        tester.clearHistory()
        tester.drag(300)
        let first = try #require(
            tester.frames.first { !$0.elements.contains { $0.label == "Bar" } })
        let before = try #require(tester.frames.last { $0.element("Bar") != nil })
        #expect(try #require(first.scroll()).contentOffset.y + 47 >= 16)
        #expect(try #require(before.scroll()).contentOffset.y + 47 < 16)
        tester.run()
        tester.clearHistory()
        tester.drag(-100)
        // On the way back it is seen in many places, the first of them below the window.
        tester.run()
        let places = tester.places(of: "Bar").compactMap { $0 }
        #expect(places.count > 12)
        #expect(try #require(places.max()) > 844)
        #expect(places.last == place)
    }

    @Test("16 points hide and 15 do not; 16 points back show")
    func threshold() {
        let tester = tester()
        func move(to y: CGFloat) { tester.moveTouch(to: CGPoint(x: 200, y: y), duration: 0.1) }
        tester.touchDown(at: CGPoint(x: 200, y: 600))
        move(to: 500)
        let start = tester.position
        #expect(start > 16)
        #expect(!tester.isShown("Bar"))
        move(to: 515)
        #expect(!tester.isShown("Bar"))
        move(to: 516.5)
        #expect(tester.isShown("Bar"))
        move(to: 501)
        #expect(tester.isShown("Bar"))
        move(to: 499)
        #expect(!tester.isShown("Bar"))
    }

    @Test("with Reduce Motion, or where cross-fades are preferred, it fades where it is in 0.15 s")
    func fades() throws {
        for settings in [TesterSettings(reduceMotion: true), TesterSettings(crossFade: true)] {
            let tester = tester(settings)
            tester.dragToRest(300)
            tester.clearHistory()
            tester.drag(-100)
            tester.run()
            let shown = tester.frames.compactMap { frame in
                frame.element("Bar").map { (frame.time, $0) }
            }
            #expect(Set(shown.map(\.1.frame.minY)) == [750])
            let start = try #require(shown.first)
            let whole = try #require(shown.first { $0.1.opacity == 1 })
            #expect(start.1.opacity < 1)
            #expect(whole.0 - start.0 <= 0.15 + 1e-3)
        }
    }

    @Test("with VoiceOver it stays, and one that is hidden comes back when VoiceOver starts")
    func voiceOver() {
        let spoken = tester(TesterSettings(voiceOver: true))
        spoken.dragToRest(500)
        #expect(spoken.isShown("Bar"))
        let late = tester()
        late.dragToRest(500)
        #expect(!late.isShown("Bar"))
        late.settings.voiceOver = true
        late.run()
        #expect(late.isShown("Bar"))
        late.dragToRest(200)
        #expect(late.isShown("Bar"))
    }

    @Test("hidden, it is no element and takes no touches; the safe area is kept")
    func hidden() {
        let pressed = Knob(0)
        let tester = ScrollTester(
            HideOnScrollBar {
                Rows()
            } bar: {
                Button("Press") { pressed.value += 1 }
                    .frame(maxWidth: .infinity, minHeight: 60)
            })
        tester.run()
        let insets = tester.frame.scrolls[0].contentInsets
        #expect(insets.bottom == 94)
        tester.dragToRest(400)
        #expect(tester.element("Press") == nil)
        tester.tap(at: CGPoint(x: 200, y: 780))
        tester.run()
        #expect(pressed.value == 0)
        #expect(tester.frame.scrolls[0].contentInsets == insets)
        tester.dragToRest(-100)
        tester.tap("Press")
        tester.run()
        #expect(pressed.value == 1)
    }

    @Test("a threshold of 0 counts as 2 points")
    func floor() {
        let tester = ScrollTester(
            HideOnScrollBar(threshold: 0) {
                Rows()
            } bar: {
                TestBar()
            })
        tester.run()
        tester.touchDown(at: CGPoint(x: 200, y: 600))
        tester.moveTouch(to: CGPoint(x: 200, y: 500), duration: 0.2)
        #expect(!tester.isShown("Bar"))
        tester.moveTouch(to: CGPoint(x: 200, y: 501), duration: 0.05)
        #expect(!tester.isShown("Bar"))
        tester.moveTouch(to: CGPoint(x: 200, y: 502.5), duration: 0.05)
        #expect(tester.isShown("Bar"))
    }

    @Test("bars at both edges hide together, each beyond its own")
    func both() throws {
        let tester = ScrollTester(
            HideOnScrollBar {
                Rows()
            } topBar: {
                TestBar(name: "Top", height: 44)
            } bottomBar: {
                TestBar(name: "Bottom")
            })
        tester.run()
        #expect(tester.element("Top")?.frame.minY == 47)
        tester.clearHistory()
        tester.dragToRest(300)
        #expect(!tester.isShown("Top") && !tester.isShown("Bottom"))
        tester.clearHistory()
        tester.dragToRest(-100)
        #expect(tester.isShown("Top") && tester.isShown("Bottom"))
        let first = try #require(tester.places(of: "Top").compactMap { $0 }.first)
        #expect(first < 0)
    }

    @Test("content that begins at its end hides its bar on the way up")
    func mirrored() {
        let tester = ScrollTester(
            HideOnScrollBar(behavior: .onScrollUp) {
                Rows()
            } bar: {
                TestBar()
            })
        tester.run()
        tester.dragToRest(600)
        #expect(tester.isShown("Bar"))
        tester.dragToRest(-100)
        #expect(!tester.isShown("Bar"))
        tester.dragToRest(100)
        #expect(tester.isShown("Bar"))
    }

    @Test("each behavior is different, and a change of it applies at once")
    func behaviors() {
        let knob = Knob(ScrollHideBehavior.onScrollDown(hideAfter: 200, showAfter: 40))
        let tester = ScrollTester(
            Knobbed(knob: knob) { behavior in
                HideOnScrollBar(behavior: behavior) {
                    Rows()
                } bar: {
                    TestBar()
                }
            })
        tester.run()
        tester.dragToRest(150)
        #expect(tester.isShown("Bar"))
        tester.dragToRest(100)
        #expect(!tester.isShown("Bar"))
        tester.dragToRest(-30)
        #expect(!tester.isShown("Bar"))
        tester.dragToRest(-40)
        #expect(tester.isShown("Bar"))
        knob.value = .whileScrolling
        tester.run()
        tester.touchDown(at: CGPoint(x: 200, y: 600))
        tester.moveTouch(to: CGPoint(x: 200, y: 500), duration: 0.2)
        #expect(!tester.isShown("Bar"))
        tester.liftTouch()
        tester.run()
        #expect(tester.isShown("Bar"))
        knob.value = .onLift
        tester.run()
        tester.touchDown(at: CGPoint(x: 200, y: 600))
        tester.moveTouch(to: CGPoint(x: 200, y: 500), duration: 0.2)
        #expect(tester.isShown("Bar"))
        tester.advance(by: 0.2)
        tester.liftTouch()
        tester.run()
        #expect(!tester.isShown("Bar"))
        knob.value = .never
        tester.run()
        #expect(tester.isShown("Bar"))
        tester.dragToRest(200)
        #expect(tester.isShown("Bar"))
    }

    @Test("what a behavior is told besides: start, end, edge, hidden first")
    func options() {
        func tester(_ behavior: ScrollHideBehavior) -> ScrollTester {
            let tester = ScrollTester(
                HideOnScrollBar(behavior: behavior) {
                    Rows(count: 30)
                } bar: {
                    TestBar()
                })
            tester.run()
            return tester
        }
        let late = tester(.onScrollDown.startingBelow(400))
        late.dragToRest(300)
        #expect(late.isShown("Bar"))
        late.dragToRest(300)
        #expect(!late.isShown("Bar"))

        let edge = tester(.onScrollDown.restoration(.atScrollEdge))
        edge.dragToRest(500)
        edge.dragToRest(-200)
        #expect(!edge.isShown("Bar"))
        edge.dragToRest(-500)
        #expect(edge.isShown("Bar"))

        let end = tester(.onScrollDown.showsAtEnd())
        end.dragToRest(500)
        #expect(!end.isShown("Bar"))
        for _ in 0..<5 { end.dragToRest(600) }
        #expect(end.isShown("Bar"))

        let first = tester(.onScrollDown.startsHidden())
        #expect(!first.isShown("Bar"))
        first.dragToRest(300)
        first.dragToRest(-50)
        #expect(first.isShown("Bar"))
    }

    @Test("frames in which nothing flips evaluate no body")
    func work() {
        let content = BodyCount()
        let bar = BodyCount()
        let tester = ScrollTester(
            HideOnScrollBar {
                Rows()
                Counted(counter: content)
            } bar: {
                Counted(counter: bar, name: "Bar")
            })
        tester.run()
        tester.drag(400)
        let before = (content.count, bar.count)
        tester.run()
        tester.clearHistory()
        tester.drag(400)
        tester.run()
        // Already hidden: it scrolls, and that is all.
        #expect(
            tester.frames.dropFirst().allSatisfy { $0.work.bodies == 0 && $0.work.layouts == 0 })
        tester.dragToRest(-100)
        tester.dragToRest(100)
        #expect((content.count, bar.count) == before)
    }
}
