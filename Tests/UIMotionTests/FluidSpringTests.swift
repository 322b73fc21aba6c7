// SPDX-License-Identifier: MIT
import Testing

@testable import UIMotion

@Suite("Stepped springs")
struct FluidSpringTests {
    /// So long a way that the spring is not removed in the tables' time.
    private let distance = 1e6

    @Test("Values and velocities follow the golden table within one step")
    func curves() throws {
        for row in try GoldenTable("spring_curves").rows {
            let animation = try GoldenTable.animation(row[0])
            let numbers = try row.dropFirst().map(GoldenTable.number)
            let matches = [-step, 0, step].contains { shift in
                var track = _AnimationTrack(from: 0.0, to: distance, animation: animation, at: 0)
                let time = max(0, numbers[2] + shift)
                return near(track.value(at: time) / distance, numbers[5])
                    && near(track.velocity(at: time) / distance, numbers[6])
            }
            #expect(matches, "\(row)")
        }
    }

    @Test("Removal and logical completion follow the golden table within one frame")
    func ends() throws {
        for row in try GoldenTable("spring_end").rows {
            let animation = try GoldenTable.animation(row[0])
            let numbers = try row.dropFirst().map(GoldenTable.number)
            let rate = numbers[1]
            var track = _AnimationTrack(from: 0.0, to: numbers[0], animation: animation, at: 0)
            var frame = 0.0
            var logical: Double?
            while !track.isFinished, frame < 1000 {
                frame += 1
                _ = track.value(at: frame / rate)
                if logical == nil, track.isLogicallyComplete { logical = frame / rate }
            }
            let removed = frame / rate
            #expect(near(removed, numbers[2], 1 / rate + 1e-4), "\(row): \(removed)")
            let complete = try #require(logical)
            #expect(complete >= numbers[3] - 1e-6, "\(row): \(complete)")
            #expect(complete < numbers[3] + 1 / rate, "\(row): \(complete)")
            let spring = try GoldenTable.spring(row[0])
            #expect(near(spring.settlingDuration, numbers[4], 1e-4), "\(row)")
        }
    }

    @Test("A retargeted spring keeps offset and velocity, as the golden table says")
    func retarget() throws {
        for row in try GoldenTable("spring_retarget").rows {
            let animation = try GoldenTable.animation(row[0])
            let numbers = try row.dropFirst().map(GoldenTable.number)
            // The table's clock adds up steps, so that 0.2 s took 61 of them.
            let turn = 61 * step
            let matches = [-step, 0, step].contains { shift in
                var track = _AnimationTrack(from: 0.0, to: 100, animation: animation, at: 0)
                track.retarget(to: 200, animation: animation, at: turn)
                let time = max(turn, turn + numbers[0] - 0.2 + shift)
                return near(track.value(at: time), numbers[2], 1e-4)
                    && near(track.velocity(at: time), numbers[3], 1e-4)
            }
            #expect(matches, "\(row)")
        }
    }

    @Test(
        "Sampling at 30, 60 and 120 Hz gives the same values",
        arguments: [Animation.smooth, .bouncy, .interactiveSpring, .default])
    func frameRates(animation: Animation) {
        var results: [[Double]] = []
        for rate in [30, 60, 120] {
            var track = _AnimationTrack(from: 0.0, to: 300, animation: animation, at: 12.5)
            var shown: [Double] = []
            for frame in 0...rate {
                if frame == rate / 5 {
                    track.retarget(to: -50, animation: .snappy, at: 12.5 + 0.2)
                }
                let value = track.value(at: 12.5 + Double(frame) / Double(rate))
                if frame % (rate / 30) == 0 { shown.append(value) }
            }
            results.append(shown)
        }
        #expect(results[0].count == 31 && Set(results[0]).count > 20)
        for (a, (b, c)) in zip(results[0], zip(results[1], results[2])) {
            #expect(near(a, b, 1e-9) && near(a, c, 1e-9))
        }
    }

    @Test("A spring sent back to its start comes to rest")
    func backToStart() {
        var track = _AnimationTrack(from: 0.0, to: 100, animation: .smooth, at: 0)
        _ = track.value(at: 0.1)
        track.retarget(to: 0, animation: .smooth, at: 0.1)
        #expect(track.value(at: 0.11) > 30)
        for frame in 1...150 { _ = track.value(at: 0.1 + Double(frame) / 60) }
        #expect(track.isFinished && track.value(at: 3) == 0)
    }

    @Test("Blending moves from one response to the other instead of jumping")
    func blend() {
        func speed(blend: Double, at time: Double) -> Double {
            var track = _AnimationTrack(
                from: 0.0, to: 100, animation: .spring(response: 1, dampingFraction: 1), at: 0)
            let quick = Animation.spring(
                response: 0.2, dampingFraction: 1, blendDuration: blend)
            track.retarget(to: 200, animation: quick, at: 0.1)
            return track.value(at: 0.1 + time)
        }
        let (jump, soft) = (speed(blend: 0, at: 0.1), speed(blend: 0.4, at: 0.1))
        let slow = {
            let spring = Animation.spring(response: 1, dampingFraction: 1)
            var track = _AnimationTrack(from: 0.0, to: 100, animation: spring, at: 0)
            track.retarget(to: 200, animation: spring, at: 0.1)
            return track.value(at: 0.2)
        }()
        #expect(slow < soft && soft < jump)
        #expect(near(speed(blend: 0.4, at: 0.9), 200, 1))
    }

    @Test("A clock that jumps shows what a clock that ticks would have shown")
    func jump() {
        let animation = Animation.spring(duration: 3, bounce: 0.5)
        var jumping = _AnimationTrack(from: 0.0, to: 100, animation: animation, at: 0)
        var ticking = jumping
        for frame in 0...240 { _ = ticking.value(at: Double(frame) / 60) }
        #expect(near(jumping.value(at: 4), ticking.value(at: 4), 1e-9))
        #expect(abs(jumping.value(at: 4) - 100) > 1)
    }

    @Test("A spring that never rests stays bounded over a day's gap")
    func endless() {
        let animation = Animation.spring(duration: 0.5, bounce: 1)
        var track = _AnimationTrack(from: 0.0, to: 100, animation: animation, at: 0)
        #expect(abs(track.value(at: 86_400) - 100) < 101)
        #expect(!track.isFinished && track.isLogicallyComplete)
    }

    @Test(
        "Senseless springs stay finite",
        arguments: [
            Animation.spring(response: 0, dampingFraction: 0),
            .spring(response: 0, dampingFraction: 1e9),
            .spring(response: .nan, dampingFraction: .infinity),
            .spring(duration: -3, bounce: -40, blendDuration: .nan),
            .spring(duration: 1e9, bounce: 4, blendDuration: -1),
        ])
    func senseless(animation: Animation) {
        var track = _AnimationTrack(from: 0.0, to: 100, animation: animation, at: 0)
        for frame in 0...240 { #expect(abs(track.value(at: Double(frame) / 60)) < 1000) }
        track.retarget(to: 50, animation: animation, at: 4)
        for frame in 0...240 { #expect(abs(track.value(at: 4 + Double(frame) / 60)) < 1000) }
    }

    @Test("A vector moves as each of its components would, but is removed as a whole")
    func vector() {
        var pair = _AnimationTrack(
            from: AnimatablePair(0.0, 10.0), to: AnimatablePair(100.0, 0.0),
            animation: .bouncy, at: 0)
        var first = _AnimationTrack(from: 0.0, to: 100, animation: .bouncy, at: 0)
        var second = _AnimationTrack(from: 10.0, to: 0, animation: .bouncy, at: 0)
        for frame in 1...20 {
            let time = Double(frame) / 60
            if frame == 9 {
                pair.retarget(to: AnimatablePair(-20, 40), animation: .smooth, at: time)
                first.retarget(to: -20, animation: .smooth, at: time)
                second.retarget(to: 40, animation: .smooth, at: time)
            }
            let value = pair.value(at: time)
            #expect(near(value.first, first.value(at: time), 1e-9))
            #expect(near(value.second, second.value(at: time), 1e-9))
        }
    }
}
