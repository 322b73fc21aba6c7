// SPDX-License-Identifier: MIT
import UIGeometry

/// What the recognisers made of two others share: both children are fed here, never by the arena.
package class PairRecognizer: GestureRecognizer {
    /// The first of the two.
    package final let first: GestureRecognizer
    /// The second of the two.
    package final let second: GestureRecognizer

    /// Takes both over; they must not be used elsewhere.
    package init(_ first: GestureRecognizer, _ second: GestureRecognizer) {
        self.first = first
        self.second = second
        super.init()
    }

    package override var isAwaitingTouch: Bool {
        guard state == .possible || state == .began || state == .changed else { return false }
        return [first, second].contains(where: \.isAwaitingTouch)
            && [first, second].allSatisfy { $0.isAwaitingTouch || $0.state.isTerminal }
    }

    package override var temperament: Temperament {
        [first, second].allSatisfy { $0.temperament.isYielding } ? .yielding : .ordinary
    }

    override var timeLimit: FrameInstant? {
        [first.deadline, second.deadline].compactMap { $0 }.min()
    }

    override func touchBegan(_ event: TouchEvent) { feed(event) }
    override func touchMoved(_ event: TouchEvent) { feed(event) }
    override func touchEnded(_ event: TouchEvent) { feed(event) }

    override func deadlinePassed(at time: FrameInstant) {
        first.advance(to: time)
        second.advance(to: time)
        combine(at: time)
    }

    override func gestureCancelled(at time: FrameInstant) {
        first.cancel(at: time)
        second.cancel(at: time)
    }

    override func resetTracking() {
        first.reset()
        second.reset()
    }

    /// Draws the conclusion from what both children have just said.
    func combine(at time: FrameInstant) {}

    /// Begins the pair's gesture, or changes it once it has begun.
    final func beginOrChange(_ value: GestureValue, at time: FrameInstant) {
        if state == .possible { begin(value, at: time) } else { change(value, at: time) }
    }

    private func feed(_ event: TouchEvent) {
        first.handle(event)
        second.handle(event)
        combine(at: event.time)
    }
}

/// What a pair has heard from one of its children.
struct PairedGesture {
    /// The last value; none before the first event, none after a cancellation.
    private(set) var value: GestureValue?
    /// Whether the last call of `listen(to:)` heard anything.
    private(set) var hasNews = false

    /// Hears what the child has said since the last call.
    mutating func listen(to child: GestureRecognizer) {
        let events = child.drainEvents()
        hasNews = !events.isEmpty
        for event in events { value = event.phase == .cancelled ? nil : event.value }
    }
}
