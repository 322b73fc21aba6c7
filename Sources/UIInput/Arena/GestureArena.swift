// SPDX-License-Identifier: MIT
import UIGeometry

/// Where recognisers contend for touches.
///
/// The rules, which `GestureArena+Contest.swift` applies:
/// 1. Normal recognisers are asked from the inside out; the first to begin wins, the others of the
///    touch are cancelled. High priority ones are asked before, from the outside in, and may take
///    the touch from a normal one that has begun.
/// 2. Simultaneous ones contend with nobody; but a tap or press, simultaneous or not, is over when
///    a scroll view begins.
/// 3. A gesture that ends as it is recognised waits for those with precedence that may still want
///    another finger: a tap for a double tap inside it.
/// 4. Of scroll views the innermost wins whose content can follow the finger; if none can, the
///    innermost along the axis.
/// 5. A finger on something that is pressed presses the innermost alone.
///
/// Outputs are ordered by time, and within one instant from the inside out. Used from one actor.
package final class GestureArena {
    var contestants: [Contestant] = []
    private var outputs: [(contestant: Contestant, event: GestureEvent)] = []
    private var lastLocations: [TouchID: CGPoint] = [:]
    private var nextOrder = 0

    /// Makes an empty arena.
    package init() {}

    /// The fingers that are down, in order.
    package var liveTouches: [TouchID] { lastLocations.keys.sorted() }

    /// When `advance(to:)` must be called, if no touch comes first.
    package var deadline: FrameInstant? { contestants.compactMap(\.recognizer.deadline).min() }

    /// Lets a finger down.
    ///
    /// `candidates` come innermost first. `isSwallowed` says that the touch stops a scroll and is
    /// no touch for the content: normal and high priority gestures and all taps and presses are
    /// left out, scroll views and other simultaneous gestures are not.
    /// *Errors:* a finger at no finite place is ignored.
    package func begin(
        _ touch: TouchEvent, candidates: [ArenaEntry], isSwallowed: Bool = false
    ) -> [GestureOutput] {
        var told = advance(to: touch.time)
        guard touch.location.isFinite else { return told }
        if lastLocations[touch.id] != nil { told += feed(touch.with(phase: .cancelled)) }
        lastLocations[touch.id] = touch.location
        for contestant in admit(candidates, isSwallowed: isSwallowed) {
            contestant.touches.insert(touch.id)
        }
        distribute(touch.with(phase: .began))
        return told + collectOutputs()
    }

    /// Feeds what a finger that is down does next. A finger that is not down is nobody's.
    /// *Errors:* a place that is not finite is taken to be the last one.
    package func feed(_ touch: TouchEvent) -> [GestureOutput] {
        let told = advance(to: touch.time)
        guard let last = lastLocations[touch.id], touch.phase != .began else { return told }
        var touch = touch
        if !touch.location.isFinite { touch.location = last }
        lastLocations[touch.id] = touch.location
        distribute(touch)
        if touch.phase == .ended || touch.phase == .cancelled {
            lastLocations[touch.id] = nil
            for contestant in contestants { contestant.touches.remove(touch.id) }
        }
        sweep(at: touch.time)
        return told + collectOutputs()
    }

    /// Lets every deadline up to `time` pass, each at its own instant.
    package func advance(to time: FrameInstant) -> [GestureOutput] {
        var told: [GestureOutput] = []
        while let next = deadline, next <= time {
            for contestant in contestants.sorted(by: { $0.precedes($1) }) {
                contestant.recognizer.advance(to: next)
                weigh(contestant, at: next)
            }
            settle(at: next)
            sweep(at: next)
            told += collectOutputs()
        }
        return told
    }

    /// Takes one recogniser out, because its node has gone or is disabled.
    package func cancel(_ id: RecognizerID, at time: FrameInstant) -> [GestureOutput] {
        guard let contestant = contestants.first(where: { $0.entry.id == id }) else { return [] }
        lose(contestant, at: time)
        settle(at: time)
        sweep(at: time)
        return collectOutputs()
    }

    /// Takes all touches away, as when the window loses them.
    package func cancelAll(at time: FrameInstant) -> [GestureOutput] {
        for contestant in contestants { lose(contestant, at: time) }
        for contestant in contestants { contestant.touches.removeAll() }
        lastLocations.removeAll()
        sweep(at: time)
        return collectOutputs()
    }

    // MARK: Telling

    func tell(_ events: [GestureEvent], of contestant: Contestant) {
        for event in events {
            contestant.openEvent = event.phase.isOpen ? event : nil
            outputs.append((contestant, event))
        }
    }

    private func collectOutputs() -> [GestureOutput] {
        defer { outputs.removeAll(keepingCapacity: true) }
        return outputs.enumerated().sorted { a, b in
            let (first, second) = (a.element.contestant, b.element.contestant)
            if first === second { return a.offset < b.offset }
            return first.isInside(of: second)
        }.map { GestureOutput(id: $0.element.contestant.entry.id, event: $0.element.event) }
    }

    // MARK: Taking part

    /// The contestants that take part in a new touch.
    private func admit(_ candidates: [ArenaEntry], isSwallowed: Bool) -> [Contestant] {
        var admitted: [Contestant] = []
        let taken = candidates.contains { entry in
            guard let contestant = contestants.first(where: { $0.entry.id == entry.id }) else {
                return false
            }
            return contestant.isConflicting && contestant.outcome == .won
                && !contestant.recognizer.state.isTerminal
        }
        var hasPress = false
        for entry in candidates {
            let temperament = entry.recognizer.temperament
            if isSwallowed {
                guard temperament == .scrolling || entry.relation == .simultaneous,
                    !temperament.isYielding
                else { continue }
            }
            let known = contestants.first { $0.entry.id == entry.id }
            // A gesture that goes on keeps newcomers of its kind off further fingers.
            if known == nil, taken, entry.relation == .normal || temperament.isYielding {
                continue
            }
            if temperament == .pressing, entry.relation != .simultaneous {
                if hasPress { continue }
                hasPress = true
            }
            if let known {
                admitted.append(known)
                continue
            }
            entry.recognizer.reset()
            let contestant = Contestant(entry: entry, order: nextOrder)
            nextOrder += 1
            contestants.append(contestant)
            admitted.append(contestant)
        }
        return admitted
    }

    /// Forgets who has no finger left and nothing to wait for.
    func sweep(at time: FrameInstant) {
        for contestant in contestants where contestant.touches.isEmpty && !contestant.isHeld {
            if contestant.recognizer.isAwaitingTouch { continue }
            if !contestant.recognizer.state.isTerminal { lose(contestant, at: time) }
            contestant.recognizer.reset()
        }
        contestants.removeAll {
            $0.touches.isEmpty && !$0.isHeld && !$0.recognizer.isAwaitingTouch
        }
    }
}
