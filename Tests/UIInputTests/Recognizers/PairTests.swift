// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import UIInput

@Suite struct PairTests {
    private let pressed = GestureValue.longPress(isRecognized: true)

    @Test("Two simultaneous gestures begin with the first of them and end with the last")
    func simultaneous() {
        let both = SimultaneousRecognizer(DragRecognizer(minimumDistance: 0), TapRecognizer())
        let heard = run(both, [touch(.began, 0, 0, at: 0), touch(.ended, 0, 0, at: 0.1)])
        #expect(heard.map(\.phase) == [.began, .ended])
        guard case .simultaneous(.drag, nil) = heard[0].value,
            case .simultaneous(.drag, .tap) = heard[1].value
        else {
            Issue.record("The values are \(heard.map(\.value))")
            return
        }
    }

    @Test("Two simultaneous gestures end though one has failed, and fail when both have")
    func simultaneousFailure() {
        let events = [
            touch(.began, 0, 0, at: 0), touch(.moved, 60, 0, at: 0.1),
            touch(.ended, 60, 0, at: 0.2),
        ]
        let one = run(SimultaneousRecognizer(TapRecognizer(), DragRecognizer()), events)
        #expect(one.map(\.phase) == [.began, .ended])
        let none = SimultaneousRecognizer(TapRecognizer(), LongPressRecognizer())
        #expect(run(none, events).map(\.phase) == [.touchDown, .cancelled])
        #expect(none.state == .failed)
    }

    @Test("A drag after a long press starts where the finger is")
    func sequence() {
        let sequence = SequenceRecognizer(LongPressRecognizer(), DragRecognizer(minimumDistance: 0))
        let heard = run(
            sequence,
            [
                touch(.began, 0, 0, at: 0), touch(.moved, 4, 0, at: 0.2),
                touch(.moved, 30, 0, at: 0.7), touch(.ended, 30, 0, at: 0.8),
            ])
        #expect(heard.map(\.phase) == [.touchDown, .began, .changed, .changed, .ended])
        #expect(heard[0].value == .sequenceFirst(.longPress(isRecognized: false)))
        #expect(heard[1].value == .sequenceSecond(pressed, nil))
        #expect(heard[1].time == at(0.5))
        guard case .sequenceSecond(pressed, .drag(let drag)) = heard[4].value else {
            Issue.record("The value is \(heard[4].value)")
            return
        }
        #expect(drag.startLocation == CGPoint(x: 4, y: 0))
        #expect(drag.translation == CGSize(width: 26, height: 0))
    }

    @Test("A sequence fails with its first gesture, and is cancelled when the second never comes")
    func sequenceFailure() {
        let early = SequenceRecognizer(LongPressRecognizer(), DragRecognizer())
        let lifted = run(early, [touch(.began, 0, 0, at: 0), touch(.ended, 0, 0, at: 0.2)])
        #expect(lifted.map(\.phase) == [.touchDown, .cancelled])
        let late = SequenceRecognizer(TapRecognizer(), DragRecognizer())
        let tapped = run(late, [touch(.began, 0, 0, at: 0), touch(.ended, 0, 0, at: 0.1)])
        #expect(tapped.map(\.phase) == [.began])
        #expect(late.isAwaitingTouch)
        #expect(late.deadline == at(0.1 + 0.35))
        late.advance(to: at(1))
        #expect(late.drainEvents().map(\.phase) == [.cancelled])
    }

    @Test("A drag after a tap takes the next finger")
    func tapThenDrag() {
        let heard = run(
            SequenceRecognizer(TapRecognizer(), DragRecognizer()),
            [
                touch(.began, 0, 0, at: 0), touch(.ended, 0, 0, at: 0.1),
                touch(.began, 0, 0, at: 0.2), touch(.moved, 50, 0, at: 0.3),
                touch(.ended, 50, 0, at: 0.4),
            ])
        #expect(heard.map(\.phase) == [.began, .changed, .ended])
    }

    @Test("A single tap waits for the double tap that is preferred to it")
    func exclusive() {
        let both = ExclusiveRecognizer(TapRecognizer(count: 2), TapRecognizer())
        #expect(run(both, [touch(.began, 0, 0, at: 0), touch(.ended, 0, 0, at: 0.1)]).isEmpty)
        #expect(both.isAwaitingTouch)
        both.advance(to: at(0.5))
        let single = both.drainEvents()
        #expect(single.map(\.phase) == [.ended])
        #expect(single.first?.value == .exclusiveSecond(.tap(location: .zero)))
        #expect(single.first?.time == at(0.1 + 0.35))

        both.reset()
        let double = run(
            both,
            [
                touch(.began, 0, 0, at: 1), touch(.ended, 0, 0, at: 1.1),
                touch(.began, 0, 0, at: 1.2), touch(.ended, 0, 0, at: 1.3),
            ])
        #expect(double.map(\.value) == [.exclusiveFirst(.tap(location: .zero))])
    }

    @Test("The preferred gesture takes over from the other one when it begins later")
    func takesOver() {
        let heard = run(
            ExclusiveRecognizer(
                DragRecognizer(minimumDistance: 30), DragRecognizer(minimumDistance: 0)),
            [
                touch(.began, 0, 0, at: 0), touch(.moved, 10, 0, at: 0.1),
                touch(.moved, 40, 0, at: 0.2), touch(.ended, 40, 0, at: 0.3),
            ])
        #expect(heard.map(\.phase) == [.began, .changed, .changed, .ended])
        guard case .exclusiveSecond = heard[1].value, case .exclusiveFirst = heard[2].value else {
            Issue.record("The values are \(heard.map(\.value))")
            return
        }
    }

    @Test("A pair of taps gives way like a tap, another pair does not")
    func temperament() {
        #expect(
            ExclusiveRecognizer(TapRecognizer(count: 2), TapRecognizer()).temperament == .yielding)
        #expect(
            SimultaneousRecognizer(TapRecognizer(), DragRecognizer()).temperament == .ordinary)
    }
}
