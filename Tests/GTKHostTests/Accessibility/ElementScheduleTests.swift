// SPDX-License-Identifier: MIT
import Testing

@testable import GTKHost

@Suite("When assistive technology is told")
struct ElementScheduleTests {
    /// The instants of two seconds of frames at which a schedule tells.
    private func tellings(isScrolling: Bool, isReading: Bool) -> [Double] {
        var schedule = ElementSchedule()
        return (1...120).compactMap { frame in
            let now = FrameInstant(seconds: Double(frame) / 60)
            schedule.frameWasShown()
            return schedule.isDue(
                at: now, isStill: false, isScrolling: isScrolling, isReading: isReading)
                ? now.seconds : nil
        }
    }

    @Test("no frame of a fling pays for elements that nobody hears of; where it rests is told once")
    func fling() {
        #expect(tellings(isScrolling: true, isReading: false).isEmpty)
        var schedule = ElementSchedule()
        schedule.frameWasShown()
        let now = FrameInstant(seconds: 0.01)
        let answers = (0..<2).map { _ in
            schedule.isDue(at: now, isStill: true, isScrolling: false, isReading: false)
        }
        #expect(answers == [true, false])
    }

    @Test("a screen reader hears of what moves ten times a second")
    func reading() {
        let times = tellings(isScrolling: true, isReading: true)
        #expect((18...20).contains(times.count))
    }

    @Test("what never rests is told twice a second")
    func moving() {
        let times = tellings(isScrolling: false, isReading: false)
        #expect((3...4).contains(times.count))
    }
}
