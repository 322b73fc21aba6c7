// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import VirtualTime

@MainActor
@Suite("A timeline", .timeLimit(.minutes(1)))
struct VirtualTimelineTests {
    @Test("runs a loop of sleeps in no real time")
    func sleepLoop() throws {
        let timeline = VirtualTimeline()
        var ticks: [Double] = []
        timeline.drive {
            _ = Task {
                for _ in 0..<100 {
                    try await Task.sleep(for: .milliseconds(16))
                    ticks.append(timeline.now)
                }
            }
        }
        try timeline.advance(to: 1.6)
        #expect(ticks.count == 100)
        #expect(ticks.last == 1.6)
    }
}
