// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import UIInput

@Suite struct ScrollConflictTests {
    private func button() -> PressRecognizer { PressRecognizer { _ in true } }

    @Test("A tap on a button inside a scroll view activates it, and the scroll view only tracks")
    func tapOnButton() {
        let stage = Stage()
        stage.add("button", button())
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(50, 50, at: 0)
        #expect(stage.heard() == ["button began", "scroll touchDown"])
        stage.up(50, 50, at: 0.1)
        #expect(stage.heard() == ["button ended", "scroll cancelled"])
        #expect(stage.arena.liveTouches.isEmpty)
    }

    @Test("A button gives way to a scroll that begins")
    func buttonGivesWay() {
        let stage = Stage()
        stage.add("button", button())
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(50, 50, at: 0)
        stage.move(50, 41, at: 0.05)
        #expect(stage.heard() == ["button began", "scroll touchDown"])
        stage.move(50, 30, at: 0.1)
        #expect(stage.heard() == ["button cancelled", "scroll began"])
        stage.move(50, 50, at: 0.15)
        stage.up(50, 50, at: 0.2)
        #expect(stage.heard() == ["scroll changed", "scroll ended"])
    }

    @Test("A scroll that begins cancels taps beneath and above it, simultaneous or not")
    func tapsGiveWay() {
        let stage = Stage()
        stage.add("row", TapRecognizer())
        stage.add("watcher", TapRecognizer(), .simultaneous)
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.add("background", TapRecognizer())
        stage.add("urgent", TapRecognizer(), .highPriority)
        stage.down(0, 0, at: 0)
        stage.move(0, 20, at: 0.1)
        stage.up(0, 20, at: 0.2)
        #expect(stage.heard() == ["scroll touchDown", "scroll began", "scroll ended"])
    }

    @Test("A simultaneous drag without minimum hears the touch at once and goes on beside a scroll")
    func simultaneousDrag() {
        let stage = Stage()
        stage.add("probe", DragRecognizer(minimumDistance: 0), .simultaneous)
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(0, 100, at: 0)
        #expect(stage.heard() == ["probe began", "scroll touchDown"])
        stage.move(0, 80, at: 0.1)
        stage.move(0, 60, at: 0.2)
        #expect(
            stage.heard() == [
                "probe changed", "scroll began", "probe changed", "scroll changed",
            ])
        stage.up(0, 60, at: 0.3)
        #expect(stage.heard() == ["probe ended", "scroll ended"])
    }

    @Test("A drag inside a scroll view wins when both begin in one event")
    func innerDrag() {
        let stage = Stage()
        stage.add("drag", DragRecognizer())
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(0, 0, at: 0)
        stage.move(0, 20, at: 0.1)
        stage.up(0, 20, at: 0.2)
        #expect(
            stage.heard() == ["scroll touchDown", "drag began", "scroll cancelled", "drag ended"])
    }

    @Test("A drag inside a scroll view loses when the scroll begins first")
    func lateInnerDrag() {
        let stage = Stage()
        stage.add("drag", DragRecognizer(minimumDistance: 30))
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(0, 0, at: 0)
        stage.move(0, 20, at: 0.1)
        stage.move(0, 60, at: 0.2)
        #expect(stage.heard() == ["scroll touchDown", "scroll began", "scroll changed"])
    }

    @Test("A scroll view hears of a touch that an inner drag takes at once, so that it stops")
    func stopsUnderDrag() {
        let stage = Stage()
        stage.add("drag", DragRecognizer(minimumDistance: 0))
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(0, 0, at: 0)
        #expect(stage.heard() == ["drag began", "scroll touchDown", "scroll cancelled"])
    }

    @Test("A touch that stops a scroll is no touch for the content, but may scroll again")
    func tapToStop() {
        let stage = Stage()
        stage.add("button", button())
        stage.add("drag", DragRecognizer(minimumDistance: 0))
        stage.add("probe", DragRecognizer(minimumDistance: 0), .simultaneous)
        stage.add("watcher", TapRecognizer(), .simultaneous)
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(0, 0, at: 0, isSwallowed: true)
        stage.up(0, 0, at: 0.1)
        #expect(
            stage.heard() == ["probe began", "scroll touchDown", "probe ended", "scroll cancelled"]
        )
        stage.down(0, 0, at: 1, isSwallowed: true)
        stage.move(0, 20, at: 1.1)
        #expect(
            stage.heard() == ["probe began", "scroll touchDown", "probe changed", "scroll began"])
    }

    @Test("Of crossed scroll views the one along the movement begins")
    func crossed() {
        for (dx, dy, winner) in [(20.0, 3.0, "carousel"), (3, 20, "page")] {
            let stage = Stage()
            stage.add("carousel", PanRecognizer(axes: .horizontal))
            stage.add("page", PanRecognizer(axes: .vertical))
            stage.down(0, 0, at: 0)
            #expect(stage.heard() == ["carousel touchDown", "page touchDown"])
            stage.move(dx, dy, at: 0.1)
            let loser = winner == "page" ? "carousel" : "page"
            #expect(Set(stage.heard()) == ["\(winner) began", "\(loser) cancelled"])
        }
    }

    @Test("Of nested scroll views the innermost begins that can follow the finger")
    func nested() {
        let stage = Stage()
        stage.add("inner", PanRecognizer(axes: .vertical, canMove: { $0.dy > 0 }))
        stage.add("outer", PanRecognizer(axes: .vertical))
        stage.down(0, 0, at: 0)
        stage.move(0, 20, at: 0.1)
        #expect(
            stage.heard() == [
                "inner touchDown", "outer touchDown", "inner began", "outer cancelled",
            ])
        stage.up(0, 20, at: 0.2)
        _ = stage.heard()
        stage.down(0, 0, at: 1)
        stage.move(0, -20, at: 1.1)
        #expect(
            stage.heard() == [
                "inner touchDown", "outer touchDown", "inner cancelled", "outer began",
            ])
    }

    @Test("When no nested scroll view can follow the finger the innermost begins")
    func nestedAtTheEdge() {
        let stage = Stage()
        stage.add("inner", PanRecognizer(axes: .vertical, canMove: { _ in false }))
        stage.add("outer", PanRecognizer(axes: .vertical, canMove: { _ in false }))
        stage.down(0, 0, at: 0)
        stage.move(0, 20, at: 0.1)
        stage.move(0, 40, at: 0.2)
        #expect(
            stage.heard() == [
                "inner touchDown", "outer touchDown", "inner began", "outer cancelled",
                "inner changed",
            ])
    }

    @Test("A long press inside a scroll view keeps the touch, a scroll before it cancels it")
    func longPress() {
        let stage = Stage()
        stage.add("menu", LongPressRecognizer())
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(0, 0, at: 0)
        stage.move(0, 40, at: 0.6)
        #expect(
            stage.heard() == [
                "menu touchDown", "scroll touchDown", "menu ended", "scroll cancelled",
            ])
        stage.up(0, 40, at: 0.7)
        stage.down(0, 0, at: 1)
        stage.move(0, 40, at: 1.4)
        stage.advance(to: 2)
        #expect(
            stage.heard() == [
                "menu touchDown", "scroll touchDown", "menu cancelled", "scroll began",
            ])
    }
}
