// SPDX-License-Identifier: MIT
import UIGeometry

/// A small machine that is fed one gesture's touches and tells what it makes of them.
///
/// Its `state` is its claim on the touches, which the arena weighs against the others' claims; its
/// events are what the owner hears. The two differ where something is shown before it is claimed:
/// a press is visible, and a long press counts, while a scroll view may still take the touch.
/// It is used from one actor and never reads a clock: `deadline` says when it must be advanced.
package class GestureRecognizer {
    /// The claim on the touches.
    package enum State: Hashable, Sendable {
        /// Nothing is claimed yet.
        case possible
        /// Claimed in this very event; more is to come.
        case began
        /// Claimed before, and moved on.
        case changed
        /// Claimed and over.
        case ended
        /// Over without a claim.
        case failed
        /// Claimed, or about to be, and taken away.
        case cancelled

        /// Whether only a reset leads out of it.
        package var isTerminal: Bool { self == .ended || self == .failed || self == .cancelled }
        /// Whether the touches are claimed.
        package var isClaim: Bool { self == .began || self == .changed || self == .ended }
    }

    /// The claim as it stands.
    package private(set) final var state = State.possible
    /// Whether the owner has heard of a gesture and not yet of its end.
    private final var hasOpenReport = false
    private final var lastValue: GestureValue?
    private final var events: [GestureEvent] = []

    init() {}

    // MARK: What the arena calls

    /// Takes in one touch of this gesture. Ignored once the gesture is over.
    package final func handle(_ event: TouchEvent) {
        guard !state.isTerminal else { return }
        switch event.phase {
        case .began: touchBegan(event)
        case .moved: touchMoved(event)
        case .ended: touchEnded(event)
        case .cancelled: cancel(at: event.time)
        }
    }

    /// Lets the deadline pass when `time` has reached it.
    package final func advance(to time: FrameInstant) {
        guard !state.isTerminal, let deadline, deadline <= time else { return }
        deadlinePassed(at: deadline)
    }

    /// Takes the touches away. The owner hears of it only if it has heard of the gesture before.
    package final func cancel(at time: FrameInstant) {
        guard !state.isTerminal else { return }
        close(as: .cancelled, at: time)
        gestureCancelled(at: time)
    }

    /// When it must be advanced, if no touch comes first.
    package final var deadline: FrameInstant? { state.isTerminal ? nil : timeLimit }

    /// Returns to the first state, for the next gesture.
    package final func reset() {
        state = .possible
        hasOpenReport = false
        lastValue = nil
        events.removeAll()
        resetTracking()
    }

    /// What there is to hear since the last call, in order.
    package final func drainEvents() -> [GestureEvent] {
        defer { events.removeAll(keepingCapacity: true) }
        return events
    }

    // MARK: What a subclass says

    /// When its own next time limit runs out.
    var timeLimit: FrameInstant? { nil }
    /// Whether it has let all fingers go and waits for another one, as between two taps.
    package var isAwaitingTouch: Bool { false }
    /// How it behaves when claims collide.
    package var temperament: Temperament { .ordinary }

    func touchBegan(_ event: TouchEvent) {}
    func touchMoved(_ event: TouchEvent) {}
    func touchEnded(_ event: TouchEvent) {}
    func deadlinePassed(at time: FrameInstant) {}
    func gestureCancelled(at time: FrameInstant) {}
    func resetTracking() {}

    // MARK: What a subclass does

    /// Tells the owner, without any claim.
    final func report(_ phase: GestureEvent.Phase, _ value: GestureValue, at time: FrameInstant) {
        hasOpenReport = phase.isOpen
        lastValue = value
        events.append(GestureEvent(phase: phase, value: value, time: time))
    }

    /// Claims the touches, and tells the owner that the gesture begins.
    final func begin(_ value: GestureValue, at time: FrameInstant) {
        state = .began
        report(.began, value, at: time)
    }

    /// Tells the owner of a new value of a claimed gesture.
    final func change(_ value: GestureValue, at time: FrameInstant) {
        state = .changed
        report(.changed, value, at: time)
    }

    /// Claims the touches for a gesture that is over with this very event.
    final func end(_ value: GestureValue, at time: FrameInstant) {
        state = .ended
        report(.ended, value, at: time)
    }

    /// Gives up.
    final func fail(at time: FrameInstant) { close(as: .failed, at: time) }

    private final func close(as final: State, at time: FrameInstant) {
        state = final
        if hasOpenReport, let lastValue { report(.cancelled, lastValue, at: time) }
    }
}

extension GestureRecognizer {
    /// How a recogniser behaves when claims collide.
    package enum Temperament: Hashable, Sendable {
        /// Wins or loses as its relation says.
        case ordinary
        /// Gives way to any gesture that has begun, whatever its relation: a tap.
        case yielding
        /// Yields likewise, and the innermost one alone is pressed: a button.
        case pressing
        /// Hears of every touch at once, and takes the touches from taps and presses when it
        /// begins: a scroll view.
        case scrolling

        /// Whether a gesture that begins ends this one's hopes.
        var isYielding: Bool { self == .yielding || self == .pressing }
    }
}
