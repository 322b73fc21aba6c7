// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import ScrollEngine

@Suite("Frame rates")
struct ScrollFrameRateTests {
    /// A drag, a fling into the top edge, a wheel turn, an animated scroll: times are no frames'.
    private var events: [(time: Double, event: ScrollSession.Event)] {
        var events: [(time: Double, event: ScrollSession.Event)] = [
            (0.0103, { $0.touchDown(at: $1) }), (0.0511, { $0.dragBegan(at: $1) }),
        ]
        for step in 1...24 {
            let part = Double(step) / 24
            events.append(
                (
                    0.0511 + 0.2 * part,
                    { $0.dragChanged(translation: CGVector(dx: 0, dy: 160 * part), at: $1) }
                ))
        }
        events += [
            (0.2531, { $0.dragEnded(velocity: CGVector(dx: 0, dy: -1700), at: $1) }),
            (
                2.5017,
                {
                    $0.wheel(delta: CGVector(dx: 0, dy: 3), isPrecise: false, phase: .tick, at: $1)
                }
            ),
            (
                3.0023,
                { $0.scroll(to: CGPoint(x: 0, y: 1500), curve: .linear(0.4), at: $1) }
            ),
        ]
        return events
    }

    private func session(frameRate: Double) -> ScrollSession {
        var session = ScrollSession(.feed, frameRate: frameRate)
        _ = session.engine.scroll(to: CGPoint(x: 0, y: 500), at: .zero)
        return session
    }

    @Test("the same events give the same path at 30, 60 and 120 Hz", arguments: [30.0, 60])
    func rates(frameRate: Double) throws {
        var fine = session(frameRate: 120)
        fine.play(events, until: 4)
        var coarse = session(frameRate: frameRate)
        coarse.play(events, until: 4)
        #expect(fine.path.map(\.offset.y).min().map { $0 < -120 } == true)
        for (time, offset) in coarse.path {
            let same = try #require(fine.path.first { abs($0.time - time) < 1e-6 })
            #expect(abs(same.offset.y - offset.y) <= 0.5, "at \(time)")
        }
        #expect(fine.phases == coarse.phases)
        #expect(fine.engine.offset == coarse.engine.offset)
        #expect(fine.broken.isEmpty && coarse.broken.isEmpty)
    }

    @Test("dropped frames change nothing but what is not seen")
    func drops() throws {
        var all = session(frameRate: 60)
        all.play(events, until: 4)
        var some = session(frameRate: 60)
        let drops: [ClosedRange<Double>] = [0.1...0.19, 0.24...0.35, 0.9...1.3, 3.0...3.3]
        var rest = events[...]
        while some.now.seconds < 4 - 1e-9 {
            some.now = some.now + some.frameInterval
            let now = some.now.seconds
            if drops.contains(where: { $0.contains(now) }) { continue }
            while let next = rest.first, next.time <= now + 1e-9 {
                rest.removeFirst()
                some.send(at: FrameInstant(seconds: next.time), next.event)
            }
            some.frame()
        }
        for (time, offset) in some.path {
            let same = try #require(all.path.first { abs($0.time - time) < 1e-6 })
            #expect(abs(same.offset.y - offset.y) <= 0.5, "at \(time)")
        }
        #expect(some.path.count < all.path.count - 30)
        #expect(some.phases == all.phases)
    }

    @Test("a single late frame lands at the end")
    func late() {
        var session = session(frameRate: 60)
        session.fling(2500)
        session.now = session.now + 60
        session.frame()
        #expect(session.engine.phase == .idle)
        #expect(session.engine.offset.y == session.engine.restingOffset.y)
        #expect(session.broken.isEmpty)
    }

    @Test("the first frame after lift-off shows one frame of deceleration")
    func lead() {
        var session = session(frameRate: 60)
        session.fling(2000)
        let before = session.engine.offset.y
        session.frame()
        #expect(abs(session.engine.offset.y - before - 32.78) <= 0.3)
    }
}
