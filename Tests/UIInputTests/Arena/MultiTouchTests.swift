// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import UIInput

@Suite struct MultiTouchTests {
    @Test("Two fingers on two buttons activate both")
    func twoButtons() {
        let stage = Stage()
        stage.add("left", PressRecognizer { _ in true })
        stage.add("right", PressRecognizer { _ in true })
        stage.down(0, 0, at: 0, finger: 1, on: ["left"])
        stage.down(90, 0, at: 0.1, finger: 2, on: ["right"])
        #expect(stage.arena.liveTouches == [TouchID(1), TouchID(2)])
        stage.up(0, 0, at: 0.2, finger: 1)
        stage.up(90, 0, at: 0.3, finger: 2)
        #expect(stage.heard() == ["left began", "right began", "left ended", "right ended"])
    }

    @Test("A pinch takes both fingers from the scroll view around it")
    func pinch() {
        let stage = Stage()
        stage.add("pinch", MagnifyRecognizer())
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(0, 100, at: 0, finger: 1)
        stage.down(0, 200, at: 0.1, finger: 2)
        stage.move(0, 205, at: 0.2, finger: 2)
        stage.move(0, 60, at: 0.3, finger: 1)
        stage.up(0, 60, at: 0.4, finger: 1)
        stage.up(0, 205, at: 0.5, finger: 2)
        #expect(
            stage.heard() == [
                "scroll touchDown", "pinch began", "scroll cancelled", "pinch changed",
                "pinch ended",
            ])
    }

    @Test("While a scroll goes on, a second finger joins it and presses nothing")
    func joins() {
        let stage = Stage()
        stage.add("button", PressRecognizer { _ in true })
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(0, 0, at: 0, finger: 1, on: ["scroll"])
        stage.move(0, 30, at: 0.1, finger: 1)
        stage.down(90, 0, at: 0.2, finger: 2)
        stage.up(0, 30, at: 0.3, finger: 1)
        stage.move(90, 10, at: 0.4, finger: 2)
        stage.up(90, 10, at: 0.5, finger: 2)
        #expect(
            stage.heard() == ["scroll touchDown", "scroll began", "scroll changed", "scroll ended"])
    }

    @Test("A tap with one finger leaves the scroll view the other")
    func tapBesideScroll() {
        let stage = Stage()
        stage.add("button", PressRecognizer { _ in true })
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(0, 0, at: 0, finger: 1, on: ["scroll"])
        stage.down(90, 0, at: 0.1, finger: 2)
        stage.up(90, 0, at: 0.2, finger: 2)
        stage.move(0, 30, at: 0.3, finger: 1)
        stage.up(0, 30, at: 0.4, finger: 1)
        #expect(
            stage.heard() == [
                "scroll touchDown", "button began", "button ended", "scroll began", "scroll ended",
            ])
    }

    @Test("A scroll with one finger cancels a button under another finger of the same scroll view")
    func scrollCancelsOtherFinger() {
        let stage = Stage()
        stage.add("button", PressRecognizer { _ in true })
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(90, 0, at: 0, finger: 1)
        stage.down(0, 0, at: 0.1, finger: 2, on: ["scroll"])
        stage.move(0, 50, at: 0.2, finger: 2)
        #expect(
            stage.heard() == [
                "button began", "scroll touchDown", "button cancelled", "scroll began",
            ])
    }

    @Test("Two scroll views are scrolled by two fingers at once")
    func twoScrolls() {
        let stage = Stage()
        stage.add("left", PanRecognizer(axes: .vertical))
        stage.add("right", PanRecognizer(axes: .vertical))
        stage.down(0, 0, at: 0, finger: 1, on: ["left"])
        stage.down(300, 0, at: 0, finger: 2, on: ["right"])
        stage.move(0, 20, at: 0.1, finger: 1)
        stage.move(300, -20, at: 0.1, finger: 2)
        #expect(
            stage.heard() == ["left touchDown", "right touchDown", "left began", "right began"])
    }
}
