// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ScrollPhysics

@Suite("Momentum of one axis")
struct MomentumSimulationTests {
    private func motion(
        _ offset: Double, _ velocity: Double, range: ClosedRange<Double> = 0...1000,
        isBouncing: Bool = true, origin: MomentumSimulation.Origin = .release
    ) -> MomentumSimulation {
        MomentumSimulation(
            offset: offset, velocity: velocity, range: range, isBouncing: isBouncing,
            pixelLength: 0.5, origin: origin)
    }

    /// The greatest jump of the path beyond what its velocity explains.
    private func greatestJump(_ motion: MomentumSimulation) -> Double {
        let step = 1e-4
        return stride(from: 0.0, to: motion.duration - step, by: step).map { time in
            let expected =
                step
                * max(
                    abs(motion.velocity(at: time)), abs(motion.velocity(at: time + step)))
            return abs(motion.offset(at: time + step) - motion.offset(at: time)) - expected
        }.max() ?? 0
    }

    @Test("a slow release rests at once, on a pixel")
    func slow() {
        let slow = motion(100.3, 299)
        #expect(slow.duration == 0)
        #expect(slow.target == 100.5)
        #expect(motion(100.3, 300).duration > 0)
        #expect(motion(100.3, 299, origin: .continuation).duration > 0)
    }

    @Test("a fling that stays inside has one leg and no edge in it")
    func inside() {
        let fling = motion(100, 1000)
        #expect(fling.target == 594.5)
        #expect(!fling.isShapedByEdge)
        #expect(fling.offset(at: 100) == 594.5)
    }

    @Test("a fling into an edge passes it, comes back and rests on it")
    func bounce() throws {
        let fling = motion(900, 2000)
        #expect(fling.target == 1000)
        #expect(fling.isShapedByEdge)
        let path = stride(from: 0.0, through: fling.duration, by: 0.001).map(fling.offset(at:))
        let peak = try #require(path.max())
        // v* = 2000 - 2.002 * 100 at the edge, peak v*/(omega e).
        #expect(abs(peak - 1000 - (2000 - 200.2) / (10.97 * M_E)) < 0.1)
        #expect(greatestJump(fling) < 1e-6)
    }

    @Test("without bounces it ends dead at the edge")
    func dead() {
        let fling = motion(900, 2000, isBouncing: false)
        #expect(fling.target == 1000)
        for time in stride(from: 0.0, through: 3, by: 0.01) {
            #expect(fling.offset(at: time) <= 1000)
        }
        #expect(fling.velocity(at: fling.duration) == 0)
    }

    @Test("over-scroll returns whether or not the axis bounces")
    func overscrolled() {
        for isBouncing in [true, false] {
            let back = motion(-80, 0, isBouncing: isBouncing)
            #expect(back.target == 0)
            #expect(back.offset(at: 0) == -80)
            #expect(back.duration > 0.3)
        }
    }

    @Test("a flick from over-scroll back into the content goes on as a fling")
    func flickInwards() {
        let flick = motion(-60, 1500)
        #expect(flick.target > 600)
        #expect(greatestJump(flick) < 1e-6)
        let nudge = motion(-60, 280)
        #expect(nudge.target >= 0 && nudge.target < 60)
        #expect(greatestJump(nudge) < 1e-6)
    }

    @Test("content without room swings around its one offset")
    func noRoom() {
        let swing = motion(-30, 900, range: 0...0)
        #expect(swing.target == 0)
        #expect(greatestJump(swing) < 1e-6)
    }

    @Test("shifting a path moves all of it and keeps its velocity")
    func shift() {
        let original = motion(900, 2000)
        var shifted = original
        shifted.shift(by: 40)
        for time in stride(from: 0.0, through: original.duration + 0.1, by: 0.01) {
            #expect(abs(shifted.offset(at: time) - original.offset(at: time) - 40) < 1e-9)
            #expect(shifted.velocity(at: time) == original.velocity(at: time))
        }
    }

    @Test("every path ends within its range", arguments: [true, false])
    func endsInside(isBouncing: Bool) {
        for offset in stride(from: -300.0, through: 1300, by: 87.3) {
            for velocity in stride(from: -6000.0, through: 6000, by: 373.1) {
                let end = motion(offset, velocity, isBouncing: isBouncing)
                #expect((0...1000).contains(end.target))
                #expect(end.duration.isFinite && end.duration < 8)
                #expect(end.offset(at: end.duration) == end.target)
            }
        }
    }
}
