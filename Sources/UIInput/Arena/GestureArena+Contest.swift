// SPDX-License-Identifier: MIT
import UIGeometry

extension GestureArena {
    /// Feeds a touch to its contestants in order of precedence, and decides between them.
    func distribute(_ event: TouchEvent) {
        let involved = contestants.filter { $0.touches.contains(event.id) }
            .sorted { $0.precedes($1) }
        // A scroll view stops under any finger, also one that an inner drag takes at once.
        if event.phase == .began {
            for contestant in involved where contestant.recognizer.temperament == .scrolling {
                hand(event, to: contestant)
            }
        }
        for contestant in involved {
            if event.phase == .began, contestant.recognizer.temperament == .scrolling { continue }
            hand(event, to: contestant)
        }
        takeUpDeferred(among: involved, at: event.time)
        settle(at: event.time)
    }

    private func hand(_ event: TouchEvent, to contestant: Contestant) {
        guard contestant.outcome != .lost else { return }
        if event.phase == .cancelled { return lose(contestant, at: event.time) }
        contestant.recognizer.handle(event)
        weigh(contestant, at: event.time)
    }

    /// Lets the innermost scroll view begin that cannot move, if nobody else has begun.
    private func takeUpDeferred(among involved: [Contestant], at time: FrameInstant) {
        let isTaken = involved.contains {
            $0.isConflicting && $0.outcome == .won && !$0.recognizer.state.isTerminal
        }
        guard !isTaken else { return }
        for contestant in involved where contestant.outcome == .undecided {
            guard let pan = contestant.recognizer as? PanRecognizer, pan.isDeferring else {
                continue
            }
            pan.beginDeferred(at: time)
            weigh(contestant, at: time)
            if contestant.isConflicting { return }
        }
    }

    /// Hears what a contestant has to say, and lets it win, wait or lose.
    func weigh(_ contestant: Contestant, at time: FrameInstant) {
        let events = contestant.recognizer.drainEvents()
        let state = contestant.recognizer.state
        guard contestant.outcome == .undecided, !contestant.isHeld else {
            tell(events, of: contestant)
            return
        }
        if state.isClaim {
            if state == .ended, contestant.isConflicting {
                contestant.blockers = blockers(of: contestant)
                if contestant.isHeld {
                    // What is merely shown, such as a press, is told at once; the end waits.
                    tell(events.filter { $0.phase != .ended }, of: contestant)
                    contestant.heldEvents = events.filter { $0.phase == .ended }
                    return
                }
            }
            tell(events, of: contestant)
            win(contestant, at: time)
        } else {
            if state.isTerminal { contestant.outcome = .lost }
            tell(events, of: contestant)
        }
    }

    /// Those with precedence that must fail before a gesture may end as it is recognised.
    private func blockers(of contestant: Contestant) -> [Contestant] {
        contestants.filter { rival in
            rival !== contestant && rival.isConflicting && rival.outcome == .undecided
                && !rival.isHeld && rival.sharesTouch(with: contestant)
                && rival.precedes(contestant)
                && (rival.recognizer.isAwaitingTouch || rival.entry.relation == .highPriority)
        }
    }

    private func win(_ winner: Contestant, at time: FrameInstant) {
        winner.outcome = .won
        for rival in contestants where rival !== winner && rival.sharesTouch(with: winner) {
            if isSpared(rival, by: winner) { continue }
            lose(rival, at: time)
        }
    }

    private func isSpared(_ rival: Contestant, by winner: Contestant) -> Bool {
        let endsPresses = winner.recognizer.temperament == .scrolling
        if rival.recognizer.temperament.isYielding, endsPresses { return false }
        guard winner.isConflicting, rival.isConflicting else { return true }
        // One finger's tap does not take the other fingers from a scroll view.
        if winner.recognizer.state == .ended, rival.recognizer.temperament == .scrolling,
            !rival.touches.isSubset(of: winner.touches)
        {
            return true
        }
        // A tap gives way even if it has precedence; another gesture may still take the touch.
        return rival.outranks(winner) && !rival.recognizer.temperament.isYielding
    }

    /// Takes the touches from a contestant; its owner hears of it if it has heard of it before.
    func lose(_ contestant: Contestant, at time: FrameInstant) {
        contestant.blockers.removeAll()
        contestant.heldEvents.removeAll()
        contestant.recognizer.cancel(at: time)
        tell(contestant.recognizer.drainEvents(), of: contestant)
        // A held end has closed the recogniser's own account, but not the owner's.
        if let open = contestant.openEvent {
            tell([GestureEvent(phase: .cancelled, value: open.value, time: time)], of: contestant)
        }
        contestant.outcome = .lost
    }

    /// Releases or drops the ends that were waiting.
    func settle(at time: FrameInstant) {
        for held in contestants.filter(\.isHeld).sorted(by: { $0.precedes($1) }) {
            guard held.isHeld else { continue }
            if held.blockers.contains(where: { $0.outcome == .won }) {
                lose(held, at: time)
                continue
            }
            held.blockers.removeAll { $0.outcome == .lost }
            guard !held.isHeld else { continue }
            var events = held.heldEvents
            held.heldEvents.removeAll()
            // It happens now, whenever the finger left.
            for index in events.indices { events[index].time = time }
            tell(events, of: held)
            win(held, at: time)
        }
    }
}
