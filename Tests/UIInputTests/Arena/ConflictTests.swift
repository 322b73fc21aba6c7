// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import UIInput

@Suite struct ConflictTests {
    @Test("Of nested taps the innermost wins")
    func nestedTaps() {
        let stage = Stage()
        stage.add("inner", TapRecognizer())
        stage.add("outer", TapRecognizer())
        stage.tap(0, 0, at: 0)
        #expect(stage.heard() == ["inner ended"])
    }

    @Test("Of nested buttons the innermost alone is pressed")
    func nestedButtons() {
        let stage = Stage()
        stage.add("inner", PressRecognizer { _ in true })
        stage.add("outer", PressRecognizer { _ in true })
        stage.tap(0, 0, at: 0)
        #expect(stage.heard() == ["inner began", "inner ended"])
    }

    @Test("An inner drag beats an outer one that begins in the same event")
    func nestedDrags() {
        let stage = Stage()
        stage.add("inner", DragRecognizer())
        stage.add("outer", DragRecognizer())
        stage.down(0, 0, at: 0)
        stage.move(15, 0, at: 0.1)
        stage.up(15, 0, at: 0.2)
        #expect(stage.heard() == ["inner began", "inner ended"])
    }

    @Test("An outer drag that begins first keeps the touch")
    func outerFirst() {
        let stage = Stage()
        stage.add("inner", DragRecognizer(minimumDistance: 20))
        stage.add("outer", DragRecognizer(minimumDistance: 5))
        stage.down(0, 0, at: 0)
        stage.move(10, 0, at: 0.1)
        stage.move(30, 0, at: 0.2)
        #expect(stage.heard() == ["outer began", "outer changed"])
    }

    @Test("A button gives way to an outer drag that begins")
    func pressAndDrag() {
        let stage = Stage()
        stage.add("button", PressRecognizer { _ in true })
        stage.add("sheet", DragRecognizer())
        stage.down(0, 0, at: 0)
        stage.move(0, 15, at: 0.1)
        stage.up(0, 15, at: 0.2)
        #expect(
            stage.heard() == ["button began", "button cancelled", "sheet began", "sheet ended"])
    }

    @Test("A high priority outer tap beats the inner tap and the button")
    func highPriorityTap() {
        let stage = Stage()
        stage.add("button", PressRecognizer { _ in true })
        stage.add("inner", TapRecognizer())
        stage.add("outer", TapRecognizer(), .highPriority)
        stage.tap(0, 0, at: 0)
        #expect(stage.heard() == ["button began", "button cancelled", "outer ended"])
    }

    @Test("A high priority outer drag takes the touch from an inner drag that has begun")
    func highPriorityDrag() {
        let stage = Stage()
        stage.add("inner", DragRecognizer(minimumDistance: 0))
        stage.add("outer", DragRecognizer(), .highPriority)
        stage.down(0, 0, at: 0)
        stage.move(5, 0, at: 0.1)
        stage.move(15, 0, at: 0.2)
        stage.up(15, 0, at: 0.3)
        #expect(
            stage.heard() == [
                "inner began", "inner changed", "inner cancelled", "outer began", "outer ended",
            ])
    }

    @Test("Of two high priority gestures the outer one wins")
    func twoHighPriorities() {
        let stage = Stage()
        stage.add("inner", DragRecognizer(), .highPriority)
        stage.add("outer", DragRecognizer(), .highPriority)
        stage.down(0, 0, at: 0)
        stage.move(15, 0, at: 0.1)
        #expect(stage.heard() == ["outer began"])
    }

    @Test("An inner long press waits for the high priority one outside it to fail")
    func highPriorityBlocks() {
        let stage = Stage()
        stage.add("inner", LongPressRecognizer(minimumDuration: 0.2))
        stage.add("outer", LongPressRecognizer(minimumDuration: 0.6), .highPriority)
        stage.down(0, 0, at: 0)
        stage.advance(to: 0.4)
        #expect(stage.heard() == ["inner touchDown", "outer touchDown"])
        stage.up(0, 0, at: 0.5)
        #expect(stage.heard() == ["inner ended", "outer cancelled"])
        stage.down(0, 0, at: 1)
        stage.advance(to: 2)
        #expect(
            stage.heard() == [
                "inner touchDown", "outer touchDown", "inner cancelled", "outer ended",
            ]
        )
    }

    @Test("Simultaneous taps are all heard, inside out")
    func simultaneous() {
        let stage = Stage()
        stage.add("label", TapRecognizer(), .simultaneous)
        stage.add("button", PressRecognizer { _ in true })
        stage.add("row", TapRecognizer(), .simultaneous)
        stage.tap(0, 0, at: 0)
        #expect(stage.heard() == ["button began", "label ended", "button ended", "row ended"])
    }

    @Test("A tap waits for the double tap inside it, and comes when that has failed")
    func doubleInside() {
        let stage = Stage()
        stage.add("double", TapRecognizer(count: 2))
        stage.add("single", TapRecognizer())
        stage.tap(0, 0, at: 0)
        #expect(stage.heard().isEmpty)
        #expect(stage.arena.deadline == at(0.05 + 0.35))
        stage.advance(to: 1)
        #expect(stage.events(of: "single").map(\.time) == [at(0.05 + 0.35)])
        #expect(stage.heard() == ["single ended"])
        stage.tap(0, 0, at: 2)
        stage.tap(0, 0, at: 2.2)
        #expect(stage.heard() == ["double ended"])
        stage.advance(to: 9)
        #expect(stage.heard().isEmpty)
    }

    @Test("A button inside a high priority double tap stays pressed until it is decided")
    func buttonWaits() {
        let stage = Stage()
        stage.add("button", PressRecognizer { _ in true })
        stage.add("double", TapRecognizer(count: 2), .highPriority)
        stage.tap(0, 0, at: 0)
        #expect(stage.heard() == ["button began"])
        stage.tap(0, 0, at: 0.2)
        #expect(stage.heard() == ["button cancelled", "double ended"])
        stage.tap(0, 0, at: 1)
        stage.advance(to: 2)
        #expect(stage.heard() == ["button began", "button ended"])
    }

    @Test("A double tap outside a tap never comes")
    func doubleOutside() {
        let stage = Stage()
        stage.add("single", TapRecognizer())
        stage.add("double", TapRecognizer(count: 2))
        stage.tap(0, 0, at: 0)
        stage.tap(0, 0, at: 0.2)
        #expect(stage.heard() == ["single ended", "single ended"])
    }
}
