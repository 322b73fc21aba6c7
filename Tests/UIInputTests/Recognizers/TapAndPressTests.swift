// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import UIInput

@Suite struct TapRecognizerTests {
    @Test("A tap ends where and when the finger lifts")
    func tap() {
        let heard = run(
            TapRecognizer(), [touch(.began, 5, 5, at: 1), touch(.ended, 6, 7, at: 1.1)])
        #expect(
            heard == [
                GestureEvent(
                    phase: .ended, value: .tap(location: CGPoint(x: 6, y: 7)), time: at(1.1))
            ])
    }

    @Test("A finger may wander 45 points, and no farther, even if it comes back")
    func distance() {
        let near = TapRecognizer()
        _ = run(near, [touch(.began, 0, 0, at: 0), touch(.moved, 45, 0, at: 0.1)])
        #expect(near.state == .possible)
        let far = TapRecognizer()
        let heard = run(
            far,
            [
                touch(.began, 0, 0, at: 0), touch(.moved, 45.1, 0, at: 0.1),
                touch(.ended, 0, 0, at: 0.2),
            ])
        #expect(far.state == .failed)
        #expect(heard.isEmpty)
    }

    @Test("A tap of 0.75 seconds is none, a shorter one is")
    func duration() {
        let short = TapRecognizer()
        #expect(
            run(short, [touch(.began, 0, 0, at: 0), touch(.ended, 0, 0, at: 0.749)]).count == 1)
        let long = TapRecognizer()
        #expect(run(long, [touch(.began, 0, 0, at: 0), touch(.ended, 0, 0, at: 0.75)]).isEmpty)
        #expect(long.state == .failed)
        #expect(long.deadline == nil)
    }

    @Test("A double tap waits 0.35 seconds for its second tap")
    func doubleTap() {
        let double = TapRecognizer(count: 2)
        #expect(run(double, [touch(.began, 0, 0, at: 0), touch(.ended, 0, 0, at: 0.1)]).isEmpty)
        #expect(double.isAwaitingTouch)
        #expect(double.deadline == at(0.1 + 0.35))
        let heard = run(double, [touch(.began, 3, 0, at: 0.4), touch(.ended, 3, 0, at: 0.5)])
        #expect(heard.map(\.phase) == [.ended])
        #expect(heard.first?.value == .tap(location: CGPoint(x: 3, y: 0)))

        double.reset()
        _ = run(double, [touch(.began, 0, 0, at: 0), touch(.ended, 0, 0, at: 0.1)])
        double.advance(to: at(0.45))
        #expect(double.state == .failed)
    }

    @Test("Two taps far apart are no double tap")
    func farApart() {
        let double = TapRecognizer(count: 2)
        _ = run(
            double,
            [
                touch(.began, 0, 0, at: 0), touch(.ended, 0, 0, at: 0.1),
                touch(.began, 46, 0, at: 0.2),
            ])
        #expect(double.state == .failed)
    }

    @Test("A count below one is one, and a second finger is not heeded")
    func odd() {
        let tap = TapRecognizer(count: 0)
        let heard = run(
            tap,
            [
                touch(.began, 0, 0, at: 0), touch(.began, 90, 0, at: 0.01, finger: 2),
                touch(.moved, 190, 0, at: 0.02, finger: 2), touch(.ended, 0, 0, at: 0.1),
            ])
        #expect(heard.map(\.phase) == [.ended])
    }
}

@Suite struct LongPressRecognizerTests {
    @Test("A long press tells of the finger at once and ends after its time, with the finger down")
    func ends() {
        let press = LongPressRecognizer()
        #expect(
            run(press, [touch(.began, 0, 0, at: 1)]) == [
                GestureEvent(
                    phase: .touchDown, value: .longPress(isRecognized: false), time: at(1))
            ])
        #expect(press.deadline == at(1.5))
        press.advance(to: at(1.49))
        #expect(press.state == .possible)
        press.advance(to: at(3))
        #expect(
            press.drainEvents() == [
                GestureEvent(
                    phase: .ended, value: .longPress(isRecognized: true), time: at(1.5))
            ])
    }

    @Test("A long press is cancelled by lifting early or moving more than its distance")
    func fails() {
        let lifted = LongPressRecognizer(minimumDuration: 1)
        let early = run(lifted, [touch(.began, 0, 0, at: 0), touch(.ended, 0, 0, at: 0.9)])
        #expect(early.map(\.phase) == [.touchDown, .cancelled])
        let moved = LongPressRecognizer(maximumDistance: 20)
        let away = run(
            moved,
            [
                touch(.began, 0, 0, at: 0), touch(.moved, 20, 0, at: 0.1),
                touch(.moved, 20.5, 0, at: 0.2),
            ])
        #expect(away.map(\.phase) == [.touchDown, .cancelled])
        #expect(away.last?.time == at(0.2))
    }

    @Test("A long press of no duration ends as the finger comes down")
    func immediate() {
        let heard = run(LongPressRecognizer(minimumDuration: 0), [touch(.began, 0, 0, at: 0)])
        #expect(heard.map(\.phase) == [.touchDown, .ended])
    }
}

@Suite struct PressRecognizerTests {
    private func button(delay: Double = 0) -> PressRecognizer {
        PressRecognizer(delay: delay) { CGRect(x: 0, y: 0, width: 200, height: 40).contains($0) }
    }

    @Test("A button is pressed by the finger and activated by lifting it")
    func activates() {
        let press = button()
        let down = run(press, [touch(.began, 100, 20, at: 0)])
        #expect(down.map(\.phase) == [.began])
        #expect(press.state == .possible)
        #expect(run(press, [touch(.ended, 100, 20, at: 0.2)]).map(\.phase) == [.ended])
        #expect(press.state == .ended)
    }

    @Test("A finger that leaves releases the button, one that comes back presses it again")
    func leaves() {
        let heard = run(
            button(),
            [
                touch(.began, 100, 20, at: 0), touch(.moved, 190, 20, at: 0.1),
                touch(.moved, 100, 90, at: 0.2), touch(.moved, 100, 200, at: 0.3),
                touch(.moved, 100, 30, at: 0.4), touch(.ended, 100, 30, at: 0.5),
            ])
        #expect(heard.map(\.phase) == [.began, .changed, .changed, .ended])
        #expect(heard[1].value == .press(location: CGPoint(x: 100, y: 90), isInside: false))
        #expect(heard[2].value == .press(location: CGPoint(x: 100, y: 30), isInside: true))
    }

    @Test("Lifting outside activates within 45 points of the start, and not beyond")
    func tolerance() {
        let near = run(
            button(), [touch(.began, 100, 39, at: 0), touch(.ended, 100, 84, at: 0.1)])
        #expect(near.map(\.phase) == [.began, .ended])
        let far = run(
            button(), [touch(.began, 100, 39, at: 0), touch(.ended, 100, 84.5, at: 0.1)])
        #expect(far.map(\.phase) == [.began, .cancelled])
    }

    @Test("With a delay the press shows late, but a short tap shows and activates at once")
    func delayed() {
        let late = button(delay: InputThresholds.contentTouchDelay)
        #expect(run(late, [touch(.began, 100, 20, at: 0)]).isEmpty)
        late.advance(to: at(0.15))
        #expect(late.drainEvents().map(\.phase) == [.began])
        let short = run(
            button(delay: 0.15), [touch(.began, 100, 20, at: 0), touch(.ended, 100, 20, at: 0.05)])
        #expect(short.map(\.phase) == [.began, .ended])
    }

    @Test("A delayed press that is cancelled before it shows is never heard of")
    func delayedCancel() {
        let press = button(delay: 0.15)
        _ = run(press, [touch(.began, 100, 20, at: 0)])
        press.cancel(at: at(0.1))
        #expect(press.drainEvents().isEmpty)
        #expect(press.state == .cancelled)
    }
}
