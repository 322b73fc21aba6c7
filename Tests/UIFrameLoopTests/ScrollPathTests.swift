// SPDX-License-Identifier: MIT
import HeadlessHost
import ScrollPhysics
import SwiftUI
import Testing

@MainActor @Suite struct ScrollPathTests {
    /// One session: a drag up, a fling up, a fling down into the top edge.
    private func session(
        fps: Double, dropping isDropped: @escaping (Int) -> Bool = { _ in false }
    ) throws -> [Int: CGFloat] {
        let stage = try FrameStage(PlainRows(), fps: fps, dropping: isDropped)
        stage.send(
            ScriptTouches.drag(
                from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 380), duration: 0.3),
            at: 0.1)
        stage.fling(.up, speed: 1700, at: 0.8)
        stage.fling(.down, speed: 2600, at: 1.9)
        try stage.run(through: 5)
        // By thirtieths of a second, which all rates share.
        var path: [Int: CGFloat] = [:]
        for frame in stage.frames {
            let tick = frame.time.seconds * 30
            if abs(tick - tick.rounded()) < 1e-6 {
                path[Int(tick.rounded())] = frame.scrolls[0].geometry.contentOffset.y
            }
        }
        return path
    }

    @Test("the same touches give the same path at every frame rate and with lost frames")
    func frameRates() throws {
        let reference = try session(fps: 120)
        #expect(reference.count == 151)
        #expect((reference.values.max() ?? 0) > 500)
        #expect((reference.values.min() ?? 0) < -60, "the last fling bounces at the top")
        let others = [
            ("30", try session(fps: 30)), ("60", try session(fps: 60)),
            ("every third lost", try session(fps: 60) { $0 % 3 == 2 }),
            ("every third lost, of 120", try session(fps: 120) { $0 % 3 == 2 }),
        ]
        for (name, path) in others {
            #expect(path.count > 60)
            for (tick, offset) in path {
                let expected = try #require(reference[tick])
                #expect(
                    abs(offset - expected) <= 0.5,
                    "\(name), at \(Double(tick) / 30) s: \(offset) instead of \(expected)")
            }
        }
    }

    @Test("the offsets of a fling are those of the deceleration within half a point")
    func flingDecelerates() throws {
        // At 50 frames a second the lift, 0.12 s after the press, falls on a frame.
        let stage = try FrameStage(PlainRows(count: 200), fps: 50)
        stage.fling(.up, speed: 1800)
        try stage.run(through: 0.12)
        let lift = stage.frame
        let scroll = try #require(lift.scrolls.first)
        #expect(scroll.phase == .decelerating)
        // The frame of the lift already shows one frame of deceleration (measured at 60 Hz).
        let lifted = DecelerationSimulation(start: 0, velocity: 1800, pixelLength: 0.5)
        #expect(abs(scroll.velocity.dy - lifted.velocity(at: 1 / 60)) < 1, "\(scroll.velocity)")
        let simulation = DecelerationSimulation(
            start: scroll.geometry.contentOffset.y, velocity: scroll.velocity.dy, pixelLength: 0.5)
        try stage.runUntilIdle()
        var decelerating = 0
        for frame in stage.frames where frame.time > lift.time {
            let expected = simulation.offset(at: frame.time.seconds - lift.time.seconds)
            #expect(
                abs(frame.scrolls[0].geometry.contentOffset.y - expected) <= 0.5, "\(frame.time)")
            if frame.scrolls[0].phase == .decelerating {
                decelerating += 1
                #expect(frame.scrolls[0].cause == .momentum)
            }
        }
        #expect(decelerating > 50)
        #expect(abs(stage.offset - simulation.target) < 0.01)
    }
}
