// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import VirtualTime

@MainActor
@Suite("The clocks of a timeline", .timeLimit(.minutes(10)))
struct TimelineClockTests {
    @Test("all stand still while nothing advances them, and move together")
    func clocksMoveTogether() throws {
        let timeline = VirtualTimeline()
        let before = timeline.drive {
            (
                ContinuousClock().now, SuspendingClock().now, Date(),
                ProcessInfo.processInfo.systemUptime
            )
        }
        let again = timeline.drive { (ContinuousClock().now, SuspendingClock().now, Date()) }
        #expect(again == (before.0, before.1, before.2))

        try timeline.advance(to: 2.5)
        let after = timeline.drive {
            (
                ContinuousClock().now, SuspendingClock().now, Date(),
                ProcessInfo.processInfo.systemUptime
            )
        }
        #expect(before.0.duration(to: after.0) == .seconds(2.5))
        #expect(before.1.duration(to: after.1) == .seconds(2.5))
        #expect(abs(after.2.timeIntervalSince(before.2) - 2.5) < 1e-6)
        #expect(abs(after.3 - before.3 - 2.5) < 1e-6)
    }

    @Test("start at the real now")
    func startsAtNow() {
        let realBefore = ContinuousClock().now
        let timeline = VirtualTimeline()
        let virtual = timeline.drive { ContinuousClock().now }
        #expect(virtual >= realBefore)
        #expect(virtual <= ContinuousClock().now)
    }

    @Test("are real again outside the drive")
    func realOutside() throws {
        let timeline = VirtualTimeline()
        try timeline.advance(to: 1000)
        let virtual = timeline.drive { ContinuousClock().now }
        #expect(ContinuousClock().now < virtual)
        #expect(!timeline.isDriving)
        #expect(timeline.drive { timeline.isDriving })
    }

    @Test("answer a fixed date for recorded runs")
    func epoch() throws {
        let epoch = Date(timeIntervalSince1970: 1_700_000_000)
        let timeline = VirtualTimeline(epoch: epoch)
        #expect(timeline.drive { Date() } == epoch)
        try timeline.advance(to: 60)
        #expect(timeline.drive { Date() } == epoch.addingTimeInterval(60))
        #expect(timeline.drive { time(nil) } == 1_700_000_060)
        let precise = timeline.drive {
            var time = timeval()
            _ = gettimeofday(&time, nil)
            return time
        }
        #expect(precise.tv_sec == 1_700_000_060 && precise.tv_usec == 0)
    }

    @Test("never step back")
    func neverBack() throws {
        let timeline = VirtualTimeline()
        try timeline.advance(to: 1)
        #expect(throws: VirtualTimeFailure.stepsBack(from: 1, to: 0.5)) {
            try timeline.advance(to: 0.5)
        }
        #expect(throws: VirtualTimeFailure.self) { try timeline.advance(to: .infinity) }
        #expect(throws: VirtualTimeFailure.self) { try timeline.advance(to: .nan) }
        #expect(timeline.now == 1)
    }

    @Test("of two hosts nest")
    func nested() throws {
        let outer = VirtualTimeline(epoch: Date(timeIntervalSince1970: 1000))
        let inner = VirtualTimeline(epoch: Date(timeIntervalSince1970: 2000))
        let dates = outer.drive {
            [Date(), inner.drive { Date() }, Date()].map(\.timeIntervalSince1970)
        }
        #expect(dates == [1000, 2000, 1000])
    }

    @Test("survive an error in the body")
    func throwing() {
        struct Failure: Error {}
        let timeline = VirtualTimeline()
        #expect(throws: Failure.self) { try timeline.drive { throw Failure() } }
        #expect(!timeline.isDriving)
    }
}
