// SPDX-License-Identifier: MIT
import Testing

@testable import UIMotion

@Suite("Animation tracks")
struct AnimationTrackTests {
    @Test("The first frame shows the start, whatever the animation")
    func firstFrame() {
        let animations: [Animation] = [
            .default, .linear, .bouncy, .interpolatingSpring(stiffness: 100, damping: 10),
            .easeIn.delay(1), .linear.repeatForever(), .smooth.speed(3), .linear.speed(0),
        ]
        for animation in animations {
            var track = _AnimationTrack(from: 7.0, to: 9, animation: animation, at: 100)
            #expect(track.value(at: 100) == 7, "\(animation)")
            #expect(!track.isFinished && !track.isLogicallyComplete, "\(animation)")
        }
    }

    @Test("A retargeted curve combines, as the golden table says")
    func combine() throws {
        let animation = Animation.easeInOut(duration: 0.35)
        var track = _AnimationTrack(from: 0.0, to: 100, animation: animation, at: 0)
        for row in try GoldenTable("bezier_retarget").rows {
            let numbers = try row.map(GoldenTable.number)
            if near(numbers[0], 0.2) { track.retarget(to: 200, animation: animation, at: 0.2) }
            #expect(near(track.value(at: numbers[0]), numbers[2], 2e-4), "\(row)")
        }
        #expect(!track.isFinished)
        #expect(track.value(at: 0.56) == 200 && track.isFinished)
    }

    @Test("Overlapping curves end with the newest, even if an older one would take longer")
    func endsWithNewest() {
        var track = _AnimationTrack(from: 0.0, to: 10, animation: .linear(duration: 5), at: 0)
        track.retarget(to: 20, animation: .linear(duration: 1), at: 1)
        #expect(near(track.value(at: 1.5), 3 + 0.5 * (20 - 3)))
        #expect(near(track.velocity(at: 1.5), 2 * 0.5 + (20 - 3)))
        #expect(track.value(at: 2.01) == 20 && track.isFinished)
    }

    @Test("A third change rides on the two before it")
    func three() {
        var track = _AnimationTrack(from: 0.0, to: 10, animation: .linear(duration: 1), at: 0)
        track.retarget(to: 20, animation: .linear(duration: 1), at: 0.5)
        track.retarget(to: 30, animation: .linear(duration: 1), at: 0.9)
        let first = 9.5
        let second = first + 0.45 * (20 - first)
        let third = second + 0.05 * (30 - second)
        #expect(near(track.value(at: 0.95), third))
        // The first has arrived by now, the others go on from there without a jump.
        let later = 10 + 0.6 * (20 - 10.0)
        #expect(near(track.value(at: 1.1), later + 0.2 * (30 - later)))
        #expect(track.value(at: 2) == 30)
    }

    @Test("A spring takes over from a curve without a jump and arrives")
    func springOverCurve() {
        var track = _AnimationTrack(from: 0.0, to: 100, animation: .linear(duration: 1), at: 0)
        let before = track.value(at: 0.5)
        track.retarget(to: 0, animation: .bouncy, at: 0.5)
        #expect(near(track.value(at: 0.5), before, 1e-9))
        var last = before
        for frame in 1...120 {
            let value = track.value(at: 0.5 + Double(frame) / 60)
            #expect(abs(value - last) < 15)
            last = value
        }
        #expect(track.isFinished && last == 0)
    }

    @Test("A change before the first frame replaces the pending one")
    func pending() {
        var track = _AnimationTrack(from: 0.0, to: 100, animation: .linear(duration: 9), at: 1)
        track.retarget(to: 50, animation: .linear(duration: 1), at: 1)
        #expect(track.value(at: 1) == 0)
        #expect(near(track.value(at: 1.5), 25))
        #expect(track.model == 50 && track.generation == 1)
    }

    @Test("A finished track can start again")
    func restart() {
        var track = _AnimationTrack(from: 0.0, to: 100, animation: .linear(duration: 1), at: 0)
        #expect(track.value(at: 1.5) == 100 && track.isFinished && track.isSpent)
        track.retarget(to: 0, animation: .linear(duration: 1), at: 2)
        #expect(!track.isFinished)
        #expect(near(track.value(at: 2.25), 75))
        #expect(track.value(at: 3.1) == 0 && track.isFinished)
    }

    @Test("A way of no length is finished at once")
    func noWay() {
        for animation in [Animation.smooth, .linear(duration: 0), .linear.repeatCount(0)] {
            var track = _AnimationTrack(from: 5.0, to: 5, animation: animation, at: 0)
            #expect(track.value(at: 0) == 5 && track.isFinished && track.isLogicallyComplete)
        }
    }

    @Test("A change completes on its own clock, whatever came after it")
    func forks() {
        var track = _AnimationTrack(from: 0.0, to: 100, animation: .smooth, at: 0)
        track.retarget(to: 200, animation: .smooth, at: 0.3)
        _ = track.value(at: 0.49)
        #expect(!track.isLogicallyComplete(generation: 0))
        _ = track.value(at: 0.5)
        #expect(track.isLogicallyComplete(generation: 0))
        #expect(!track.isLogicallyComplete(generation: 1) && !track.isLogicallyComplete)
        _ = track.value(at: 0.8)
        #expect(track.isLogicallyComplete && !track.isFinished)
    }

    @Test("A change whose end nobody knows ahead completes on its own clock, too")
    func unknownForks() {
        var track = _AnimationTrack(
            from: 0.0, to: 1, animation: Animation(Staircase(steps: 3)), at: 0)
        track.retarget(to: 2, animation: .linear(duration: 10), at: 1.5)
        _ = track.value(at: 2.9)
        #expect(!track.isLogicallyComplete(generation: 0))
        _ = track.value(at: 3)
        #expect(track.isLogicallyComplete(generation: 0) && !track.isLogicallyComplete)
    }

    @Test("An endless change is complete once another one replaces it, and leaves nothing behind")
    func endlessForks() {
        var track = _AnimationTrack(
            from: 0.0, to: 1, animation: .linear(duration: 1).repeatForever(), at: 0)
        _ = track.value(at: 5)
        #expect(!track.isLogicallyComplete)
        track.retarget(to: 2, animation: .linear(duration: 1), at: 5.5)
        #expect(track.isLogicallyComplete(generation: 0) && track.isFinite)
        #expect(track.value(at: 6.6) == 2 && track.isSpent)
    }

    @Test("Velocity is the slope of what is presented")
    func velocity() {
        let animations: [Animation] = [
            .linear(duration: 1), .easeInOut(duration: 1), .smooth, .bouncy,
            .interpolatingSpring(stiffness: 100, damping: 10), .smooth.speed(0.5),
            .easeOut(duration: 0.8).delay(0.05),
        ]
        for animation in animations {
            var track = _AnimationTrack(from: 0.0, to: 100, animation: animation, at: 0)
            let times = [30, 60, 90, 120].map { Double($0) * step }
            for time in times {
                let before = track.value(at: time - step)
                let speed = track.velocity(at: time)
                let after = track.value(at: time + step)
                let slope = (after - before) / (2 * step)
                #expect(near(speed, slope, 0.02 * abs(slope) + 2), "\(animation) at \(time)")
            }
        }
    }

    @Test("Only what ends by itself is finite")
    func finite() {
        func isFinite(_ animation: Animation) -> Bool {
            _AnimationTrack(from: 0.0, to: 1, animation: animation, at: 0).isFinite
        }
        #expect(isFinite(.smooth) && isFinite(.linear.repeatCount(9).delay(3)))
        #expect(!isFinite(.linear.repeatForever()) && !isFinite(.smooth.repeatForever().delay(1)))
        #expect(!isFinite(.spring(bounce: 1)) && !isFinite(.interpolatingSpring(bounce: 1)))
        #expect(!isFinite(.linear.speed(0)))
    }
}

/// A custom animation that moves by whole steps, one a second, and knows neither velocity nor end.
struct Staircase: CustomAnimation {
    var steps: Int

    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        let done = Int(time)
        return done >= steps ? nil : value.scaled(by: Double(done) / Double(steps))
    }
}
