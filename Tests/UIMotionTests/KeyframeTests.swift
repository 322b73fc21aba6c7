// SPDX-License-Identifier: MIT
import Testing

@testable import UIMotion

@Suite("Keyframe timelines")
struct KeyframeTests {
    private struct Pose: Equatable {
        var scale = 1.0
        var offset = CGPoint.zero
        var angle = Angle.zero
    }

    @Test("Tracks run beside each other, each for its own time")
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
                LinearKeyframe(1, duration: 2)
            }
            KeyframeTrack(\.offset) {
                LinearKeyframe(CGPoint(x: 10, y: 20), duration: 1)
            }
            KeyframeTrack(\.angle) {
                MoveKeyframe(.degrees(90))
                LinearKeyframe(.zero, duration: 0.5, timingCurve: .easeIn)
            }
        }
        #expect(timeline.duration == 3)
        let pose = timeline.value(time: 0.25)
        #expect(near(pose.scale, 1.25) && pose.offset == CGPoint(x: 2.5, y: 5))
        #expect(near(pose.angle.degrees, 90 * (1 - UnitCurve.easeIn.value(at: 0.5)), 1e-4))
        #expect(near(timeline.value(progress: 0.5).scale, 1.75))
        #expect(timeline.value(time: 2.5).offset == CGPoint(x: 10, y: 20))
        #expect(timeline.value(time: 99) == timeline.value(time: 3))
        #expect(timeline.value(time: -1).scale == 1)
    }

    @Test("Keyframes of a plain value need no track")
    func plain() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            MoveKeyframe(50)
            LinearKeyframe(60, duration: 1)
        }
        #expect(timeline.duration == 2)
        #expect([0, 0.5, 1, 1.5, 2].map { timeline.value(time: $0) } == [0, 5, 50, 55, 60])
    }

    @Test("Adjacent cubic keyframes join as in a Catmull-Rom spline")
    func cubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(0, duration: 1)
            CubicKeyframe(30, duration: 2)
        }
        func slope(_ time: Double) -> Double {
            (timeline.value(time: time + 1e-5) - timeline.value(time: time - 1e-5)) / 2e-5
        }
        #expect(timeline.value(time: 1) == 10 && timeline.value(time: 2) == 0)
        #expect(near(slope(1), 0, 1e-3))
        // From 10 at 1 s to 30 at 4 s.
        #expect(near(slope(2), 20.0 / 3, 1e-3))
        #expect(near(slope(3.9999), 0, 1e-2))
        #expect(near(timeline.value(time: 0.5), 5))
    }

    @Test("A cubic keyframe takes its neighbours' velocities, or those that it is given")
    func cubicNeighbours() {
        let joined = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            CubicKeyframe(30, duration: 1)
            LinearKeyframe(35, duration: 1)
        }
        func slope(_ timeline: KeyframeTimeline<Double>, _ time: Double) -> Double {
            (timeline.value(time: time + 1e-5) - timeline.value(time: time - 1e-5)) / 2e-5
        }
        #expect(near(slope(joined, 1.00002), 10, 1e-2))
        #expect(near(slope(joined, 1.99998), 5, 1e-2))
        let given = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 2, startVelocity: 8, endVelocity: -4)
        }
        #expect(near(slope(given, 0.00002), 8, 1e-2))
        #expect(near(slope(given, 1.99998), -4, 1e-2))
    }

    @Test("A spring keyframe is the spring, for its duration or until it has settled")
    func spring() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(100, duration: 0.4, spring: .bouncy)
            SpringKeyframe(0, spring: .snappy)
        }
        let spring = Spring.bouncy
        #expect(near(timeline.value(time: 0.2), spring.value(target: 100.0, time: 0.2)))
        // The second goes on with the velocity of the first.
        let speed = spring.velocity(target: 100.0, time: 0.4)
        let second = Spring.snappy.value(target: -100.0, initialVelocity: speed, time: 0.1)
        #expect(near(timeline.value(time: 0.5), 100 + second))
        #expect(timeline.duration > 1.2 && timeline.duration < 1.4)
        #expect(timeline.value(time: 5) == 0)
        let pushed = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(1, spring: .smooth, startVelocity: 20)
        }
        #expect(pushed.value(time: 0.05) > 0.5)
    }

    @Test("Conditions, loops and composed content keep the order")
    func builders() {
        func timeline(_ flag: Bool) -> KeyframeTimeline<Double> {
            KeyframeTimeline(initialValue: 0.0) {
                KeyframeTrack {
                    if flag { LinearKeyframe(1, duration: 1) } else { MoveKeyframe(5) }
                    for index in 2...3 { LinearKeyframe(Double(index), duration: 1) }
                    Wiggle(size: 4)
                }
            }
        }
        #expect(timeline(true).duration == 5)
        #expect(
            [1, 2, 3, 4, 5].map { timeline(true).value(time: $0) } == [1, 2, 3, 4, -4])
        #expect(timeline(false).value(time: 0) == 5 && timeline(false).duration == 4)
    }

    @Test("Composed keyframes and empty ones")
    func composed() {
        let timeline = KeyframeTimeline(initialValue: Pose()) { Jump(height: 30) }
        #expect(timeline.duration == 0.5 && timeline.value(time: 0.5).offset.y == -30)
        let empty = KeyframeTimeline(initialValue: Pose(scale: 4)) {}
        #expect(empty.duration == 0 && empty.value(progress: 0.5).scale == 4)
    }

    private struct Wiggle: KeyframeTrackContent {
        var size: Double
        var body: some KeyframeTrackContent<Double> {
            LinearKeyframe(size, duration: 1)
            LinearKeyframe(-size, duration: 1)
        }
    }

    private struct Jump: Keyframes {
        var height: Double
        var body: some Keyframes<Pose> {
            KeyframeTrack(\.offset) {
                LinearKeyframe(CGPoint(x: 0, y: -height), duration: 0.5)
            }
            KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 0.25) }
        }
    }
}
