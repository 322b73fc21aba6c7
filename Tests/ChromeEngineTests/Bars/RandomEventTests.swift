// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// What holds after every one of very many random events.
@Suite struct RandomEventTests {
    /// The work is dealt out in the same way on every machine, so that every run is the same.
    static let workers = 8

    /// Plays random sessions until there were enough events, and says what they came to.
    private static func run(worker: Int, events: Int) -> EventTally {
        let census = EventCensus()
        var seed = UInt64(worker)
        while census.tally.count < events, census.tally.violation == nil {
            let start = census.tally.count
            play(seed, census: census)
            if let violation = census.tally.violation {
                explain(seed, violation.text, after: violation.count - start)
            }
            seed += UInt64(workers)
        }
        return census.tally
    }

    private static func play(_ seed: UInt64, census: EventCensus) {
        census.beginSession()
        var session = RandomSession(seed: seed, census: census, isRecording: false)
        for _ in 0..<25 { session.step() }
    }

    /// Plays a session that failed once more, and prints the shortest part of it that fails.
    private static func explain(_ seed: UInt64, _ text: String, after count: Int) {
        let census = EventCensus()
        var session = RandomSession(seed: seed, census: census)
        for _ in 0..<25 { session.step() }
        let events = Array(session.stage.events.prefix(count))
        let report = TraceShrinker.report(events, from: session.start)
        Issue.record("seed \(seed): \(text)\n\(report)")
    }

    @Test("Invariants hold over random events, and every reason occurs with each of its causes")
    func invariants() async {
        let share = LongRun.eventCount / Self.workers + 1
        let tally = await withTaskGroup(of: EventTally.self) { group in
            for worker in 0..<Self.workers {
                group.addTask { Self.run(worker: worker, events: share) }
            }
            var whole = EventTally()
            for await part in group { whole.add(part) }
            return whole
        }
        print("\(tally.count) events, reason: causes\n\(tally.table)")
        #expect(EventCoverage.forgotten == [])
        #expect(EventCoverage.missing(in: tally) == [])
    }
}
