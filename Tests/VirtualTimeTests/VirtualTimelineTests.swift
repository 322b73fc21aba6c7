// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import VirtualTime

@MainActor
@Suite("A timeline", .timeLimit(.minutes(10)))
struct VirtualTimelineTests {
    let timeline = VirtualTimeline()
    let log: Log

    init() { log = Log(timeline) }

    @Test("says what waits and until when")
    func pending() throws {
        #expect(timeline.nextDeadline == nil)
        timeline.schedule(at: 2) { log.note("two") }
        timeline.schedule(at: 1) { log.note("one") }
        #expect(timeline.nextDeadline == 1)
        #expect(timeline.hasPendingJobs)
        #expect(!timeline.hasDueJobs)
        try timeline.runDueJobs()
        #expect(log.names == [])
        try timeline.advance(to: 1.5)
        #expect(log.lines == ["one@1.0"])
        #expect(timeline.nextDeadline == 2)
        #expect(timeline.now == 1.5)
    }

    @Test("runs what jobs enqueue for the same instant, and moves past work to now")
    func sameInstant() throws {
        timeline.schedule(at: 1) {
            log.note("first")
            timeline.schedule(at: 0.5) { log.note("past") }
            Task { log.note("task") }
        }
        timeline.schedule(at: 1) { log.note("second") }
        try timeline.advance(to: 1)
        #expect(log.lines == ["first@1.0", "second@1.0", "past@1.0", "task@1.0"])
    }

    @Test("stops a job that respawns itself, and says when and what")
    func endless() throws {
        timeline.drive {
            _ = Task {
                try await Task.sleep(for: .seconds(1))
                while true { await Task.yield() }
            }
        }
        let failure = #expect(throws: VirtualTimeFailure.self) { try timeline.advance(to: 2) }
        guard case .endless(1, VirtualTimeline.jobsPerInstantLimit, let last) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(last.contains("Task.yield()"))
        #expect("\(try #require(failure))".contains("more than 100000 jobs ran at 1.0 s"))
        #expect(timeline.now == 1)
    }

    @Test("counts each instant for itself, so that long runs are not endless")
    func longRun() throws {
        var count = 0
        func tick(_ index: Int) {
            count += 1
            guard index < VirtualTimeline.jobsPerInstantLimit + 100 else { return }
            timeline.schedule(at: Double(index + 1) / 1000) { tick(index + 1) }
        }
        timeline.schedule(at: 0) { tick(0) }
        try timeline.advance(to: 200)
        #expect(count == VirtualTimeline.jobsPerInstantLimit + 101)
    }

    @Test("refuses to be advanced by its own job")
    func reentered() throws {
        var failure: VirtualTimeFailure?
        timeline.schedule(at: 1) {
            failure = #expect(throws: VirtualTimeFailure.self) { try timeline.advance(to: 5) }
        }
        try timeline.advance(to: 2)
        #expect(failure == .reentered)
        #expect(timeline.now == 2)
    }

    @Test("runs many jobs in order of time and sequence")
    func heap() throws {
        // A fixed permutation of 0..<997, each time used by several jobs.
        for index in 0..<997 {
            let time = Double((index * 311) % 97)
            timeline.schedule(at: time) { log.note("\(index)") }
        }
        try timeline.advance(to: 100)
        #expect(log.entries.count == 997)
        let isOrdered = zip(log.entries, log.entries.dropFirst()).allSatisfy { one, next in
            (one.seconds, Int(one.what)!) < (next.seconds, Int(next.what)!)
        }
        #expect(isOrdered)
    }

    @Test("of one host runs inside another's job")
    func nested() throws {
        let inner = VirtualTimeline()
        let innerLog = Log(inner)
        timeline.schedule(at: 1) {
            inner.drive {
                _ = Task {
                    try await Task.sleep(for: .seconds(7))
                    innerLog.note("inner")
                }
            }
            #expect(throws: Never.self) { try inner.advance(to: 9) }
            Task { log.note("outer") }
        }
        try timeline.advance(to: 1)
        #expect(innerLog.lines == ["inner@7.0"])
        #expect(log.lines == ["outer@1.0"])
    }

    @Test("gives its memory back with the jobs that still wait")
    func deinitialization() {
        final class Token {}
        weak var token: Token?
        do {
            let timeline = VirtualTimeline()
            let held = Token()
            token = held
            timeline.schedule(at: 1) { withExtendedLifetime(held) {} }
            let block = held
            nonisolated(unsafe) let unsafeBlock = block
            timeline.drive {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    withExtendedLifetime(unsafeBlock) {}
                }
            }
            #expect(token != nil)
        }
        #expect(token == nil)
    }
}
