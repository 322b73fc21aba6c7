// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import VirtualTime

@MainActor
@Suite("A task", .timeLimit(.minutes(10)))
struct OwnershipTests {
    @Test("returns to its timeline when another host resumes it")
    func resumedByAnotherHost() throws {
        let mine = VirtualTimeline()
        let other = VirtualTimeline()
        let log = Log(mine)
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        mine.drive {
            _ = Task {
                for await value in stream {
                    log.note("\(value)")
                    try await Task.sleep(for: .seconds(1))
                    log.note("slept")
                }
            }
        }
        try mine.advance(to: 5)
        other.drive { _ = continuation.yield(1) }
        try other.advance(to: 100)
        #expect(log.names == [])
        try mine.advance(to: 7)
        #expect(log.lines == ["1@5.0", "slept@6.0"])
    }

    @Test("returns to its timeline when a thread resumes it, in real time")
    func resumedByThread() async throws {
        let timeline = VirtualTimeline()
        let log = Log(timeline)
        let resume = Shared<CheckedContinuation<Void, Never>?>(nil)
        timeline.drive {
            _ = Task {
                await withCheckedContinuation { resume.value = $0 }
                log.note("back")
                try await Task.sleep(for: .seconds(1))
                log.note("slept")
            }
        }
        try timeline.advance(to: 1)
        let (done, finished) = AsyncStream.makeStream(of: Void.self)
        Thread.detachNewThread {
            resume.value?.resume()
            finished.finish()
        }
        for await _ in done {}
        // Real time has passed and the test has been suspended, but nothing drove the timeline.
        #expect(log.names == [])
        try timeline.advance(to: 3)
        #expect(log.lines == ["back@1.0", "slept@2.0"])
    }

    @Test("of the test stays in real time even when a driven job resumes it")
    func testStaysReal() async throws {
        let timeline = VirtualTimeline()
        let log = Log(timeline)
        let answer = timeline.drive {
            Task {
                try await Task.sleep(for: .seconds(60))
                log.note("answer")
                return 42
            }
        }
        // A real task that waits for the driven one.
        let isDrivenWhenResumed = Shared<Bool?>(nil)
        let waiter = Task {
            let value = try await answer.value
            isDrivenWhenResumed.value = timeline.isDriving
            let before = ContinuousClock().now
            try await Task.sleep(for: .milliseconds(1))
            return (value, before.duration(to: .now))
        }
        await Task.yield()
        try timeline.advance(to: 60)
        let (value, slept) = try await waiter.value
        #expect(value == 42)
        #expect(isDrivenWhenResumed.value == false)
        #expect(slept >= .milliseconds(1))
        #expect(log.lines == ["answer@60.0"])
    }

    @Test("that was started while nobody drove runs in real time")
    func realTime() async throws {
        let timeline = VirtualTimeline()
        try timeline.advance(to: 1000)
        let slept = try await Task {
            let before = ContinuousClock().now
            try await Task.sleep(for: .milliseconds(5))
            return before.duration(to: .now)
        }.value
        #expect(slept >= .milliseconds(5))
        #expect(!timeline.hasPendingJobs)
    }

    @Test("can be awaited by the test after its timeline has run it")
    func awaited() async throws {
        let timeline = VirtualTimeline()
        let task = timeline.drive {
            Task {
                try await Task.sleep(for: .seconds(30))
                return "done"
            }
        }
        try timeline.advance(to: 30)
        #expect(try await task.value == "done")
    }

    @Test("leaves no trace of itself when its timeline goes")
    func forgotten() throws {
        var timeline: VirtualTimeline? = VirtualTimeline()
        weak let queue = timeline?.queue
        timeline?.drive { _ = Task { try await Task.sleep(for: .seconds(1)) } }
        try timeline?.runDueJobs()
        timeline = nil
        #expect(queue == nil)
    }
}

extension OwnershipTests {
    actor Ledger {
        var entries: [String] = []
        func append(_ entry: String) -> Int {
            entries.append(entry)
            return entries.count
        }
    }

    @Test("that waits in an actor does not block the actor when its timeline goes")
    func sharedActor() async throws {
        let ledger = Ledger()
        var timeline: VirtualTimeline? = VirtualTimeline()
        timeline?.drive { _ = Task { await ledger.append("abandoned") } }
        // Runs the task up to its call, and queues the actor's turn behind a sleep's worth of time.
        let queue = try #require(timeline?.queue)
        while let job = queue.takeFirst(dueBy: 0) {
            if case .global(let turn) = job.work, turn.isActorTurn {
                queue.putBack(job)
                break
            }
            timeline.map { timeline in timeline.drive { job.work.run(on: timeline) } }
        }
        timeline = nil
        _ = await ledger.append("next")
        #expect(await ledger.entries.contains("next"))
    }
}
