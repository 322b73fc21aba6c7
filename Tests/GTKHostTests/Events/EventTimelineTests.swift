// SPDX-License-Identifier: MIT
import Testing
import UIInput

@testable import GTKHost

@Suite("Time stamps of the display server on the host's time line")
struct EventTimelineTests {
    private func at(_ seconds: Double) -> FrameInstant { FrameInstant(seconds: seconds) }

    @Test("distances between stamps are kept when events come late")
    func keepsDistances() {
        var timeline = EventTimeline()
        let first = timeline.instant(milliseconds: 5000, arrival: at(1))
        let second = timeline.instant(milliseconds: 5008, arrival: at(1.030))
        let third = timeline.instant(milliseconds: 5016, arrival: at(1.031))
        #expect(first == at(1))
        #expect(abs(second.seconds - 1.008) < 1e-9)
        #expect(abs(third.seconds - 1.016) < 1e-9)
    }

    @Test("an event never lies after its arrival")
    func neverInTheFuture() {
        var timeline = EventTimeline()
        _ = timeline.instant(milliseconds: 5000, arrival: at(1.5))
        let early = timeline.instant(milliseconds: 5100, arrival: at(1.55))
        #expect(abs(early.seconds - 1.55) < 1e-9 && early <= at(1.55))
        let next = timeline.instant(milliseconds: 5110, arrival: at(1.58))
        #expect(abs(next.seconds - 1.56) < 1e-9)
    }

    @Test("stamps wrap around")
    func wraps() {
        var timeline = EventTimeline()
        _ = timeline.instant(milliseconds: .max - 4, arrival: at(2))
        let next = timeline.instant(milliseconds: 5, arrival: at(2.1))
        #expect(abs(next.seconds - 2.010) < 1e-9)
    }

    @Test("samples older than the event before stay older")
    func history() {
        var timeline = EventTimeline()
        _ = timeline.instant(milliseconds: 1000, arrival: at(1))
        _ = timeline.instant(milliseconds: 1020, arrival: at(1.02))
        let older = timeline.instant(milliseconds: 1012, arrival: at(1.02))
        let newer = timeline.instant(milliseconds: 1030, arrival: at(1.03))
        #expect(abs(older.seconds - 1.012) < 1e-9)
        #expect(abs(newer.seconds - 1.03) < 1e-9)
    }

    @Test("a stamp from another clock, or none, is taken for now")
    func otherClock() {
        var timeline = EventTimeline()
        _ = timeline.instant(milliseconds: 900_000, arrival: at(1))
        #expect(timeline.instant(milliseconds: 0, arrival: at(1.2)) == at(1.2))
        #expect(timeline.instant(milliseconds: 500, arrival: at(1.3)) == at(1.3))
    }
}
