// SPDX-License-Identifier: MIT
import Testing

@testable import UIMotion

@Suite("Interpolating springs")
struct InterpolatingSpringTests {
    @Test("Values follow the golden table")
    func golden() throws {
        for row in try GoldenTable("interpolating_spring").rows {
            let numbers = try row.map(GoldenTable.number)
            let animation = Animation.interpolatingSpring(
                mass: numbers[0], stiffness: numbers[1], damping: numbers[2],
                initialVelocity: numbers[3])
            var track = _AnimationTrack(from: 0.0, to: 1, animation: animation, at: 3)
            let value = track.value(at: 3 + numbers[4])
            // The spring is removed once it has settled to a thousandth; the table goes on.
            #expect(near(value, numbers[5], track.isFinished ? 1e-3 : 1e-6), "\(row)")
            if numbers[4] <= 0.5 { #expect(!track.isFinished, "\(row)") }
        }
    }

    @Test("Overlapping changes add up")
    func additive() {
        let spring = Spring(stiffness: 100, damping: 10)
        let animation = Animation.interpolatingSpring(stiffness: 100, damping: 10)
        var track = _AnimationTrack(from: 0.0, to: 100, animation: animation, at: 0)
        track.retarget(to: 50, animation: animation, at: 0.3)
        track.retarget(to: 300, animation: animation, at: 0.4)
        for time in [0.4, 0.5, 0.9] {
            let sum =
                spring.value(target: 100.0, time: time)
                + spring.value(target: -50.0, time: time - 0.3)
                + spring.value(target: 250.0, time: time - 0.4)
            #expect(near(track.value(at: time), sum, 1e-9))
            let speed =
                spring.velocity(target: 100.0, time: time)
                + spring.velocity(target: -50.0, time: time - 0.3)
                + spring.velocity(target: 250.0, time: time - 0.4)
            #expect(near(track.velocity(at: time), speed, 1e-9))
        }
        #expect(track.value(at: 0.4 + spring.settlingDuration + 0.01) == 300)
        #expect(track.isFinished)
    }

    @Test("It ends when it has settled and is complete after one period")
    func ends() {
        let spring = Spring(stiffness: 100, damping: 10)
        var track = _AnimationTrack(
            from: 0.0, to: 1000, animation: .interpolatingSpring(spring), at: 0)
        _ = track.value(at: 0.628)
        #expect(!track.isLogicallyComplete)
        _ = track.value(at: 0.629)
        #expect(track.isLogicallyComplete)
        _ = track.value(at: spring.settlingDuration)
        #expect(!track.isFinished)
        _ = track.value(at: spring.settlingDuration + 0.001)
        #expect(track.isFinished)
    }
}
