// SPDX-License-Identifier: MIT
import Testing

@testable import UIMotion

@Suite("Modified animations")
struct AnimationModifierTests {
    private func value(
        _ animation: Animation, at time: Double, from: Double = 0, to: Double = 1
    ) -> Double {
        var track = _AnimationTrack(from: from, to: to, animation: animation, at: 10)
        return track.value(at: 10 + time)
    }

    @Test("Delay, speed and repetition follow the golden table")
    func golden() throws {
        let linear = Animation.linear(duration: 1)
        let animations = [
            linear.repeatForever(autoreverses: false), linear.repeatForever(), linear.delay(0.5),
            linear.speed(2), linear.speed(0.5),
        ]
        for row in try GoldenTable("modifiers").rows {
            let numbers = try row.map(GoldenTable.number)
            for (column, animation) in animations.enumerated() {
                #expect(
                    near(value(animation, at: numbers[0]), numbers[column + 1]),
                    "\(animation) at \(numbers[0])")
            }
        }
    }

    @Test("A delay inside a repetition comes with every cycle, outside only once")
    func nesting() {
        let linear = Animation.linear(duration: 1)
        let inside = linear.delay(1).repeatForever(autoreverses: false)
        #expect([0.5, 1.5, 2.5, 3.5].map { value(inside, at: $0) } == [0, 0.5, 0, 0.5])
        let outside = linear.repeatForever(autoreverses: false).delay(1)
        #expect([0.5, 1.5, 2.5, 3.5].map { value(outside, at: $0) } == [0, 0.5, 0.5, 0.5])
        let nested = linear.repeatCount(2).repeatForever(autoreverses: false)
        let shown = [0.25, 1.25, 2.25, 3.25].map { value(nested, at: $0) }
        #expect(zip(shown, [0.25, 0.75, 0.25, 0.75]).allSatisfy { near($0, $1) })
    }

    @Test("A counted repetition ends after its last cycle")
    func counted() {
        var track = _AnimationTrack(
            from: 0.0, to: 1, animation: .linear(duration: 1).repeatCount(3), at: 0)
        #expect(track.values(at: [0.5, 1.5, 2.5, 3]) == [0.5, 0.5, 0.5, 1])
        #expect(!track.isFinished)
        #expect(track.value(at: 3.01) == 1 && track.isFinished)
        let even = Animation.linear(duration: 1).repeatCount(2)
        #expect(near(value(even, at: 2), 0) && value(even, at: 2.01) == 1)
    }

    @Test("Repeated springs start afresh, at the same moments for every frame rate")
    func repeatedSpring() {
        let animation = Animation.smooth.repeatForever(autoreverses: false)
        var results: [[Double]] = []
        for rate in [30, 60, 120] {
            var track = _AnimationTrack(from: 0.0, to: 100, animation: animation, at: 0)
            var shown: [Double] = []
            for frame in 0...(4 * rate) {
                let value = track.value(at: Double(frame) / Double(rate))
                if frame % (rate / 30) == 0 { shown.append(value) }
            }
            results.append(shown)
            #expect(!track.isFinished && !track.isLogicallyComplete)
        }
        // 1.267 s are 380 steps: three restarts in four seconds.
        let restarts = zip(results[0], results[0].dropFirst()).filter { $0 > 50 && $1 < 50 }
        #expect(restarts.count == 3)
        for (a, (b, c)) in zip(results[0], zip(results[1], results[2])) {
            #expect(near(a, b, 1e-9) && near(a, c, 1e-9))
        }
    }

    @Test("A sped-up spring is the spring at other times")
    func spedUp() {
        for time in [0.05, 0.1, 0.3] {
            let plain = value(.bouncy, at: 2 * time, to: 100)
            #expect(near(value(.bouncy.speed(2), at: time, to: 100), plain, 1e-9))
            let late = value(.bouncy.delay(0.4), at: 0.4 + 2 * time, to: 100)
            #expect(near(late, plain, 1e-9))
        }
    }

    @Test("Equal modified springs merge, different ones combine")
    func merging() {
        let slow = Animation.smooth.speed(0.5)
        var merged = _AnimationTrack(from: 0.0, to: 100, animation: slow, at: 0)
        merged.retarget(to: 200, animation: slow, at: 0.4)
        var plain = _AnimationTrack(from: 0.0, to: 100, animation: .smooth, at: 0)
        plain.retarget(to: 200, animation: .smooth, at: 0.2)
        #expect(near(merged.value(at: 0.6), plain.value(at: 0.3), 1e-9))

        var combined = _AnimationTrack(from: 0.0, to: 100, animation: slow, at: 0)
        combined.retarget(to: 200, animation: .smooth.speed(0.6), at: 0.4)
        #expect(!near(combined.value(at: 0.5), merged.value(at: 0.5), 1))
        #expect(combined.earlier.count == 1 && merged.earlier.isEmpty)
    }

    @Test("Logical completion can be set, and restarts with a merge")
    func logicalCompletion() {
        let animation = Animation.smooth.logicallyComplete(after: 0.2)
        var track = _AnimationTrack(from: 0.0, to: 100, animation: animation, at: 0)
        _ = track.value(at: 0.19)
        #expect(!track.isLogicallyComplete)
        track.retarget(to: 200, animation: animation, at: 0.19)
        _ = track.value(at: 0.2)
        #expect(!track.isLogicallyComplete && track.isLogicallyComplete(generation: 0))
        _ = track.value(at: 0.39)
        #expect(track.isLogicallyComplete && !track.isFinished)
    }

    @Test("Logical completion follows delay, speed and the last cycle")
    func logicalCompletionOfModified() {
        func completes(_ animation: Animation, at time: Double) -> Bool {
            var track = _AnimationTrack(from: 0.0, to: 100, animation: animation, at: 0)
            for frame in stride(from: 0, through: time, by: 1.0 / 60) {
                _ = track.value(at: frame)
            }
            _ = track.value(at: time)
            return track.isLogicallyComplete
        }
        #expect(!completes(.smooth.delay(1), at: 1.49) && completes(.smooth.delay(1), at: 1.5))
        #expect(!completes(.smooth.speed(2), at: 0.24) && completes(.smooth.speed(2), at: 0.25))
        let thrice = Animation.linear(duration: 1).repeatCount(3)
        #expect(!completes(thrice, at: 2.9) && completes(thrice, at: 3.01))
        #expect(!completes(.smooth.repeatForever(), at: 9))
    }

    @Test("Cycles of no length do not hang")
    func noLength() {
        let forever = Animation.linear(duration: 0).repeatForever()
        var track = _AnimationTrack(from: 0.0, to: 1, animation: forever, at: 0)
        #expect(track.value(at: 1) == 1 && !track.isFinished)
    }
}
