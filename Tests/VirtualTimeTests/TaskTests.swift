// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import VirtualTime

@MainActor
@Suite("Tasks of a timeline", .timeLimit(.minutes(10)))
struct TaskTests {
    let timeline = VirtualTimeline()
    let log: Log

    init() { log = Log(timeline) }

    @Test("wait for their turn and then run in order")
    func order() throws {
        timeline.drive {
            Task { log.note("a") }
            Task { log.note("b") }
        }
        #expect(log.names == [])
        #expect(timeline.hasDueJobs)
        try timeline.runDueJobs()
        #expect(log.names == ["a", "b"])
        #expect(!timeline.hasPendingJobs)
    }

    @Test("sleep by every kind of sleep, to the nanosecond")
    func sleeps() throws {
        timeline.drive {
            _ = Task {
                try await Task.sleep(nanoseconds: 100_000_000)
                log.note("nanoseconds")
                try await Task.sleep(for: .milliseconds(100))
                log.note("for")
                try await Task.sleep(until: .now + .milliseconds(100), clock: .continuous)
                log.note("until")
                try await ContinuousClock().sleep(for: .milliseconds(100))
                log.note("continuous")
                try await SuspendingClock().sleep(
                    for: .milliseconds(100), tolerance: .milliseconds(10))
                log.note("suspending")
            }
        }
        try timeline.advance(to: 1)
        #expect(
            log.lines == [
                "nanoseconds@0.1", "for@0.2", "until@0.3", "continuous@0.4", "suspending@0.5",
            ])
    }

    @Test("take no real time for an hour of sleeps")
    func noRealTime() throws {
        let start = ContinuousClock().now
        timeline.drive {
            _ = Task {
                for _ in 0..<100 {
                    try await Task.sleep(for: .milliseconds(16))
                    log.note("tick")
                }
                try await Task.sleep(for: .seconds(3600))
            }
        }
        try timeline.advance(to: 1.6)
        #expect(log.entries.count == 100)
        #expect(log.entries.last?.seconds == 1.6)
        try timeline.advance(to: 3601.6)
        #expect(!timeline.hasPendingJobs)
        #expect(start.duration(to: .now) < .seconds(60))
    }

    @Test("see the clock of the instant at which they wake")
    func clockInside() throws {
        let start = timeline.drive { ContinuousClock().now }
        let woke = Shared<ContinuousClock.Instant?>(nil)
        timeline.drive {
            _ = Task {
                try await Task.sleep(for: .seconds(3))
                woke.value = ContinuousClock().now
            }
        }
        try timeline.advance(to: 10)
        #expect(woke.value == start + .seconds(3))
    }

    @Test("with equal deadlines wake in the order in which they slept")
    func equalDeadlines() throws {
        timeline.drive {
            for name in ["a", "b", "c", "d"] {
                _ = Task {
                    try await Task.sleep(for: .seconds(1))
                    log.note(name)
                }
            }
            timeline.schedule(at: 1) { log.note("late") }
            timeline.schedule(at: 0.5) { log.note("early") }
        }
        // The closures were queued before the tasks had run and slept.
        try timeline.advance(to: 1)
        #expect(log.lines == ["early@0.5", "late@1.0", "a@1.0", "b@1.0", "c@1.0", "d@1.0"])
    }

    @Test("wake at once when they are cancelled, at that same instant")
    func cancellation() throws {
        let sleeper = timeline.drive {
            Task {
                do {
                    try await Task.sleep(for: .seconds(10))
                    log.note("overslept")
                } catch {
                    log.note("\(error is CancellationError)")
                }
            }
        }
        timeline.drive {
            _ = Task {
                try await Task.sleep(for: .seconds(2))
                sleeper.cancel()
            }
        }
        try timeline.advance(to: 5)
        #expect(log.lines == ["true@2.0"])

        // From outside, nobody drives: the task still wakes in its own time.
        let other = timeline.drive {
            Task {
                try? await Task.sleep(for: .seconds(10))
                log.note("woken")
            }
        }
        try timeline.runDueJobs()
        other.cancel()
        #expect(log.names == ["true"])
        try timeline.runDueJobs()
        #expect(log.lines == ["true@2.0", "woken@5.0"])
        try timeline.advance(to: 30)
        #expect(!timeline.hasPendingJobs)
    }

    @Test("yield to each other")
    func yields() throws {
        timeline.drive {
            for name in ["a", "b"] {
                Task {
                    for turn in 1...3 {
                        log.note("\(name)\(turn)")
                        await Task.yield()
                    }
                }
            }
        }
        try timeline.runDueJobs()
        #expect(log.names == ["a1", "b1", "a2", "b2", "a3", "b3"])
    }

    @Test("that start immediately stay on the timeline when they have slept")
    func immediate() throws {
        timeline.drive {
            _ = Task.immediate {
                log.note("at once")
                for _ in 0..<2 {
                    try await Task.sleep(for: .seconds(1))
                    log.note("slept")
                }
            }
        }
        #expect(log.lines == ["at once@0.0"])
        for step in 1...4 { try timeline.advance(to: Double(step) / 2) }
        #expect(log.lines == ["at once@0.0", "slept@1.0", "slept@2.0"])
    }

    @Test("that are detached run on the same timeline")
    func detached() throws {
        let log = log
        timeline.drive {
            _ = Task.detached {
                try await Task.sleep(for: .seconds(1))
                await log.note("detached")
                try await Task.sleep(for: .seconds(1))
                await MainActor.run { log.note("main") }
            }
        }
        try timeline.advance(to: 3)
        #expect(log.lines == ["detached@1.0", "main@2.0"])
    }

    @Test("in a group finish by their deadlines")
    func group() throws {
        let log = log
        timeline.drive {
            _ = Task {
                await withTaskGroup(of: Int.self) { group in
                    for index in [3, 1, 2] {
                        group.addTask {
                            try? await Task.sleep(for: .seconds(index))
                            return index
                        }
                    }
                    for await index in group { log.note("\(index)") }
                }
                async let left = Self.double(21)
                await log.note("\(left)")
            }
        }
        try timeline.advance(to: 5)
        #expect(log.lines == ["1@1.0", "2@2.0", "3@3.0", "42@4.0"])
    }

    nonisolated static func double(_ value: Int) async -> Int {
        try? await Task.sleep(for: .seconds(1))
        return 2 * value
    }

    @Test("read a stream as it is filled")
    func stream() throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        timeline.drive {
            Task {
                for await value in stream { log.note("\(value)") }
                log.note("end")
            }
            _ = Task {
                for value in 1...3 {
                    try await Task.sleep(for: .milliseconds(250))
                    continuation.yield(value)
                }
                continuation.finish()
            }
        }
        try timeline.advance(to: 1)
        #expect(log.lines == ["1@0.25", "2@0.5", "3@0.75", "end@0.75"])
    }

    actor Counter {
        var count = 0
        func increment() async throws -> Int {
            try await Task.sleep(for: .seconds(1))
            count += 1
            return count
        }
    }

    @Test("call actors, whose turns are on the timeline too")
    func actors() throws {
        let counter = Counter()
        timeline.drive {
            _ = Task {
                log.note("\(try await counter.increment())")
                log.note("\(try await counter.increment())")
            }
        }
        try timeline.advance(to: 2)
        #expect(log.lines == ["1@1.0", "2@2.0"])
    }

    @Test("of priority are not reordered")
    func priorities() throws {
        timeline.drive {
            Task(priority: .background) { log.note("low") }
            Task(priority: .high) { log.note("high") }
        }
        try timeline.runDueJobs()
        #expect(log.names == ["low", "high"])
    }
}
