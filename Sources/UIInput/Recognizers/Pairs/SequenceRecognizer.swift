// SPDX-License-Identifier: MIT
import UIGeometry

/// A gesture that starts when another has ended, as a drag after a long press.
///
/// The second sees the fingers that are still down as if they came down where they are when the
/// first ends. Without any, it waits `InputThresholds.tapInterval` for one.
package final class SequenceRecognizer: PairRecognizer {
    private var heardFirst = PairedGesture()
    private var heardSecond = PairedGesture()
    /// The newest sample of every finger that is down.
    private var touches: [TouchID: TouchEvent] = [:]
    private var isSecondStage = false
    private var secondDeadline: FrameInstant?

    package override var isAwaitingTouch: Bool {
        guard !state.isTerminal else { return false }
        if isSecondStage { return secondDeadline != nil || second.isAwaitingTouch }
        return first.isAwaitingTouch
    }
    /// Only the first may be a mere tap: once the second is awaited the claim is made.
    package override var temperament: Temperament {
        first.temperament.isYielding && !isSecondStage ? .yielding : .ordinary
    }
    override var timeLimit: FrameInstant? {
        let current = isSecondStage ? second.deadline : first.deadline
        return [current, secondDeadline].compactMap { $0 }.min()
    }

    override func touchBegan(_ event: TouchEvent) {
        secondDeadline = nil
        touches[event.id] = event
        pass(event)
    }
    override func touchMoved(_ event: TouchEvent) {
        touches[event.id] = event
        pass(event)
    }
    override func touchEnded(_ event: TouchEvent) {
        touches[event.id] = nil
        pass(event)
    }
    override func deadlinePassed(at time: FrameInstant) {
        if let secondDeadline, secondDeadline <= time {
            self.secondDeadline = nil
            return fail(at: time)
        }
        if isSecondStage { second.advance(to: time) } else { first.advance(to: time) }
        combine(at: time)
    }

    override func combine(at time: FrameInstant) {
        if !isSecondStage {
            heardFirst.listen(to: first)
            if first.state == .failed || first.state == .cancelled { return fail(at: time) }
            guard let value = heardFirst.value else { return }
            if first.state == .ended {
                startSecond(after: value, at: time)
            } else if heardFirst.hasNews {
                if first.state.isClaim {
                    beginOrChange(.sequenceFirst(value), at: time)
                } else {
                    report(.touchDown, .sequenceFirst(value), at: time)
                }
            }
        } else if let value = heardFirst.value {
            followSecond(after: value, at: time)
        }
    }

    override func resetTracking() {
        super.resetTracking()
        heardFirst = PairedGesture()
        heardSecond = PairedGesture()
        touches.removeAll()
        isSecondStage = false
        secondDeadline = nil
    }

    private func pass(_ event: TouchEvent) {
        if isSecondStage { second.handle(event) } else { first.handle(event) }
        combine(at: event.time)
    }

    private func startSecond(after value: GestureValue, at time: FrameInstant) {
        isSecondStage = true
        beginOrChange(.sequenceSecond(value, nil), at: time)
        if touches.isEmpty { secondDeadline = time + InputThresholds.tapInterval }
        for id in touches.keys.sorted() {
            guard var event = touches[id] else { continue }
            event.phase = .began
            event.time = time
            second.handle(event)
        }
        followSecond(after: value, at: time)
    }

    private func followSecond(after value: GestureValue, at time: FrameInstant) {
        heardSecond.listen(to: second)
        let both = GestureValue.sequenceSecond(value, heardSecond.value)
        switch second.state {
        case .ended: end(both, at: time)
        case .failed, .cancelled: fail(at: time)
        case .possible, .began, .changed:
            if heardSecond.hasNews { change(both, at: time) }
        }
    }
}
