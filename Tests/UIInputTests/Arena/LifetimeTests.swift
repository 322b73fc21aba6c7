// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import UIInput

@Suite struct LifetimeTests {
    @Test("A touch that is taken away cancels what was heard of, and nothing else")
    func cancelledTouch() {
        let stage = Stage()
        stage.add("tap", TapRecognizer())
        stage.add("button", PressRecognizer { _ in true })
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(0, 0, at: 0)
        stage.takeAway(0, 0, at: 0.1)
        #expect(
            stage.heard() == [
                "button began", "scroll touchDown", "button cancelled", "scroll cancelled",
            ])
        stage.tap(0, 0, at: 1)
        #expect(stage.heard().contains("tap ended"))
    }

    @Test("A scroll that is taken away is cancelled, not ended")
    func cancelledScroll() {
        let stage = Stage()
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(0, 0, at: 0)
        stage.move(0, 50, at: 0.1)
        stage.takeAway(0, 50, at: 0.2)
        stage.up(0, 50, at: 0.3)
        #expect(stage.heard() == ["scroll touchDown", "scroll began", "scroll cancelled"])
    }

    @Test("A recogniser that is removed is cancelled, and a tap that waited for it comes")
    func removed() {
        let stage = Stage()
        stage.add("double", TapRecognizer(count: 2))
        stage.add("single", TapRecognizer())
        stage.tap(0, 0, at: 0)
        stage.remove("double", at: 0.1)
        #expect(stage.heard() == ["single ended"])
        #expect(stage.arena.deadline == nil)
    }

    @Test("A removed scroll is cancelled and hears no more of its finger")
    func removedScroll() {
        let stage = Stage()
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(0, 0, at: 0)
        stage.move(0, 30, at: 0.1)
        stage.remove("scroll", at: 0.2)
        stage.move(0, 60, at: 0.3)
        stage.up(0, 60, at: 0.4)
        #expect(stage.heard() == ["scroll touchDown", "scroll began", "scroll cancelled"])
        stage.down(0, 0, at: 1)
        #expect(stage.heard() == ["scroll touchDown"])
    }

    @Test("When the window loses its touches everything is cancelled, and held taps do not come")
    func cancelAll() {
        let stage = Stage()
        stage.add("double", TapRecognizer(count: 2), .highPriority)
        stage.add("button", PressRecognizer { _ in true })
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.tap(0, 0, at: 0)
        #expect(stage.heard() == ["button began", "scroll touchDown", "scroll cancelled"])
        let told = stage.arena.cancelAll(at: at(0.1))
        #expect(told.map(\.phase) == [.cancelled])
        #expect(stage.arena.advance(to: at(1)).isEmpty)
        #expect(stage.arena.liveTouches.isEmpty)
    }

    @Test("A finger that is not down is nobody's")
    func unknownFinger() {
        let stage = Stage()
        stage.add("tap", TapRecognizer())
        stage.move(0, 0, at: 0)
        stage.up(0, 0, at: 0.1)
        #expect(stage.heard().isEmpty)
    }

    @Test("A finger at no finite place is ignored, or is where it was")
    func notFinite() {
        let stage = Stage()
        stage.add("scroll", PanRecognizer(axes: .vertical))
        stage.down(.nan, 0, at: 0)
        stage.move(0, 90, at: 0.1)
        #expect(stage.heard().isEmpty)
        stage.down(0, 0, at: 1)
        stage.move(0, 30, at: 1.1)
        stage.move(0, .infinity, at: 1.2)
        stage.up(.nan, .nan, at: 1.3)
        #expect(stage.events(of: "scroll").last?.pan?.translation == CGSize(width: 0, height: 20))
        #expect(
            stage.heard() == ["scroll touchDown", "scroll began", "scroll changed", "scroll ended"])
    }

    @Test("A finger that comes down again without having left is a new touch")
    func downTwice() {
        let stage = Stage()
        stage.add("button", PressRecognizer { _ in true })
        stage.down(0, 0, at: 0)
        stage.down(9, 9, at: 0.1)
        stage.up(9, 9, at: 0.2)
        #expect(
            stage.heard() == ["button began", "button cancelled", "button began", "button ended"])
    }

    @Test("Deadlines pass at their own time, however late the arena hears of the next event")
    func lateFrames() {
        let stage = Stage()
        stage.add("press", LongPressRecognizer(minimumDuration: 0.5), .simultaneous)
        stage.add("longer", LongPressRecognizer(minimumDuration: 0.7), .simultaneous)
        stage.down(0, 0, at: 0)
        #expect(stage.arena.deadline == at(0.5))
        stage.up(0, 0, at: 3)
        #expect(stage.outputs.map(\.time.seconds) == [0, 0, 0.5, 0.7])
        #expect(
            stage.heard() == ["press touchDown", "longer touchDown", "press ended", "longer ended"])
    }

    @Test("The same touches tell the same story whether or not frames come between")
    func frameRates() {
        func story(advancingEvery step: Double?) -> [GestureOutput] {
            let stage = Stage()
            stage.add("menu", LongPressRecognizer())
            stage.add("double", TapRecognizer(count: 2))
            stage.add("scroll", PanRecognizer(axes: .vertical))
            var clock = 0.0
            func tick(to time: Double) {
                guard let step else { return }
                while clock + step < time {
                    clock += step
                    stage.advance(to: clock)
                }
            }
            for start in [0.0, 0.2, 1.5] {
                tick(to: start)
                stage.tap(0, 0, at: start)
            }
            tick(to: 3)
            stage.down(0, 0, at: 3)
            tick(to: 3.8)
            stage.move(0, 40, at: 3.8)
            stage.up(0, 40, at: 3.9)
            stage.advance(to: 5)
            return stage.outputs
        }
        let plain = story(advancingEvery: nil)
        #expect(!plain.isEmpty)
        for rate in [30.0, 60, 120] { #expect(story(advancingEvery: 1 / rate) == plain) }
    }
}
