// SPDX-License-Identifier: MIT
import Testing

@testable import ScrollworkTool

@Suite struct FrameSelectionTests {
    @Test("few frames are all taken, many at even distances with both ends")
    func evenly() {
        #expect(FrameSelection.evenly(0, limit: 5) == [])
        #expect(FrameSelection.evenly(3, limit: 5) == [0, 1, 2])
        #expect(FrameSelection.evenly(9, limit: 5) == [0, 2, 4, 6, 8])
        #expect(FrameSelection.evenly(361, limit: 18).count == 18)
        #expect(FrameSelection.evenly(361, limit: 18).last == 360)
        #expect(FrameSelection.evenly(7, limit: 1) == [0])
    }

    @Test(
        "an animation takes the first frame at or after each tick",
        arguments: [(60.0, 2), (120, 4), (30, 1)])
    func ticks(fps: Double, stride: Int) {
        let times = (0...Int(fps)).map { Double($0) / fps }
        #expect(
            FrameSelection.ticks(of: times, rate: 30)
                == Array(Swift.stride(from: 0, through: Int(fps), by: stride)))
    }

    @Test("at a rate that does not divide, no tick is lost, and the end is kept")
    func unevenTicks() {
        let times = (0...11).map { Double($0) / 50 }
        #expect(FrameSelection.ticks(of: times, rate: 30) == [0, 2, 4, 5, 7, 9, 10, 11])
        #expect(FrameSelection.ticks(of: [0, 0.5, 0.51], rate: 1) == [0, 2])
        #expect(FrameSelection.ticks(of: [], rate: 30) == [])
    }
}
