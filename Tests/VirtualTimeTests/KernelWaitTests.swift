// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import Testing

@testable import VirtualTime

@MainActor
@Suite("What would wait in the kernel", .timeLimit(.minutes(10)))
struct KernelWaitTests {
    let timeline = VirtualTimeline()
    let log: Log

    init() { log = Log(timeline) }

    @Test("blocks for the main queue run in turn with tasks")
    func mainQueue() throws {
        let group = DispatchGroup()
        let log = log
        timeline.drive {
            Task { log.note("task") }
            DispatchQueue.main.async { log.note("block") }
            DispatchQueue.main.async(group: group) { log.note("group") }
            DispatchQueue.main.async(flags: .barrier) { log.note("barrier") }
            let item = DispatchWorkItem { log.note("item") }
            DispatchQueue.main.async(execute: item)
            let cancelled = DispatchWorkItem { log.note("cancelled") }
            DispatchQueue.main.async(execute: cancelled)
            cancelled.cancel()
        }
        #expect(log.names == [])
        #expect(group.wait(timeout: .now()) == .timedOut)
        try timeline.runDueJobs()
        #expect(log.names == ["task", "block", "group", "barrier", "item"])
        #expect(group.wait(timeout: .now()) == .success)
    }

    @Test("asyncAfter waits for virtual time, by uptime and by wall time")
    func asyncAfter() throws {
        let log = log
        timeline.drive {
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.note("uptime") }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { log.note("wall") }
            DispatchQueue.main.asyncAfter(deadline: .now() - 1) { log.note("past") }
            let cancelled = DispatchWorkItem { log.note("cancelled") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
            cancelled.cancel()
        }
        try timeline.advance(to: 5)
        #expect(log.names == ["past", "wall", "uptime"])
        #expect(log.entries.last?.seconds == 2)
        #expect(abs((log.entries.dropFirst().first?.seconds ?? 0) - 1) < 1e-6)
    }

    @Test("asyncAfter on another queue leaves at its virtual time")
    func foreignQueue() async throws {
        let (done, finished) = AsyncStream.makeStream(of: Void.self)
        let queue = DispatchQueue(label: "foreign")
        timeline.drive {
            queue.asyncAfter(deadline: .now() + 3600) { finished.finish() }
        }
        #expect(timeline.nextDeadline == 3600)
        try timeline.advance(to: 3600)
        for await _ in done {}
        #expect(!timeline.hasPendingJobs)
    }

    @Test("a timer fires once at its date, or again and again until it is invalidated")
    func timers() throws {
        let log = log
        timeline.drive {
            _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { timer in
                MainActor.assumeIsolated { log.note("once") }
            }
            let count = Shared(0)
            _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { timer in
                count.value += 1
                MainActor.assumeIsolated { log.note("repeat") }
                if count.value == 3 { timer.invalidate() }
            }
            let never = Timer(timeInterval: 0.1, repeats: true) { _ in
                MainActor.assumeIsolated { log.note("never") }
            }
            RunLoop.main.add(never, forMode: .default)
            RunLoop.main.add(never, forMode: .common)
            never.invalidate()
        }
        try timeline.advance(to: 5)
        #expect(log.lines == ["repeat@0.3", "once@0.5", "repeat@0.6", "repeat@0.9"])
        #expect(!timeline.hasPendingJobs)
    }

    @Test("a timer that is moved while it waits fires at its new date")
    func movedTimer() throws {
        let log = log
        timeline.drive {
            let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                MainActor.assumeIsolated { log.note("fire") }
            }
            timeline.schedule(at: 0.5) { timer.fireDate = Date(timeIntervalSinceNow: 2) }
        }
        try timeline.advance(to: 4)
        #expect(log.lines == ["fire@2.5", "fire@3.5"])
    }

    @Test("what cannot follow fails by its name")
    func unsupported() throws {
        timeline.drive {
            let source = DispatchSource.makeTimerSource(queue: .main)
            source.schedule(deadline: .distantFuture)
            source.resume()
            source.cancel()
        }
        #expect(throws: VirtualTimeFailure.unsupported("DispatchSource.makeTimerSource")) {
            try timeline.runDueJobs()
        }
        // It was told once; the timeline still works.
        try timeline.runDueJobs()
        timeline.schedule(at: 0) { Thread.sleep(forTimeInterval: 30) }
        #expect(throws: VirtualTimeFailure.unsupported("Thread.sleep")) {
            try timeline.advance(to: 1)
        }
        timeline.drive { _ = usleep(30_000_000) }
        #expect(throws: VirtualTimeFailure.unsupported("usleep")) { try timeline.advance(to: 1) }
        let start = timeline.drive { ContinuousClock().now }
        try timeline.advance(to: 3)
        #expect(timeline.drive { start.duration(to: .now) } == .seconds(3))
        #expect(
            "\(VirtualTimeFailure.unsupported("usleep"))".contains("usleep waits in the kernel"))
    }

    @Test("a refused sleep ends whatever rounding leaves of it")
    func refusedSleepEnds() throws {
        // Foundation sleeps until an uptime that it keeps as a `Double`, whose steps double at each
        // power of two: there the rest of a sleep can round to less than a nanosecond.
        let uptime = timeline.drive { ProcessInfo.processInfo.systemUptime }
        let nextPower = pow(2, log2(uptime + 60).rounded(.up))
        try timeline.advance(to: nextPower - uptime - 29)
        for _ in 0..<50 {
            timeline.drive { Thread.sleep(forTimeInterval: 30) }
            let next = timeline.now + 0.123_456_789
            #expect(throws: VirtualTimeFailure.unsupported("Thread.sleep")) {
                try timeline.advance(to: next)
            }
            try timeline.advance(to: next)
        }
    }

    @Test("everything is the system's own while nobody drives")
    func realTime() async throws {
        let (done, finished) = AsyncStream.makeStream(of: String.self)
        // One after the other: on a busy queue the two would be due together.
        DispatchQueue.main.async {
            finished.yield("async")
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { finished.finish() }
        }
        var seen: [String] = []
        for await name in done { seen.append(name) }
        #expect(seen == ["async"])
        #expect(!timeline.hasPendingJobs)
    }
}
