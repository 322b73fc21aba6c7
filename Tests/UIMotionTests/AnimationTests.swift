// SPDX-License-Identifier: MIT
import Testing

@testable import UIMotion

@Suite("Animation values")
struct AnimationTests {
    @Test("Equality and hash follow kind and parameters")
    func equality() {
        #expect(Animation.linear == .linear(duration: 0.35))
        #expect(Animation.easeIn != .easeOut)
        #expect(Animation.smooth == .spring(duration: 0.5) && Animation.smooth != .default)
        #expect(Animation.linear.delay(1) == .linear.delay(1))
        #expect(Animation.linear.delay(1) != .linear.speed(1))
        #expect(Animation.linear.repeatForever() != .linear.repeatForever(autoreverses: false))
        #expect(Animation(Staircase(steps: 2)) == Animation(Staircase(steps: 2)))
        #expect(Animation(Staircase(steps: 2)) != Animation(Staircase(steps: 3)))
        let set: Set<Animation> = [.linear, .linear(duration: 0.35), .smooth, .smooth, .snappy]
        #expect(set.count == 3)
    }

    @Test("Named springs have the documented parameters")
    func named() {
        #expect(Animation.interactiveSpring == .interactiveSpring(duration: 0.15))
        #expect(
            Animation.snappy(duration: 0.3, extraBounce: 0.1)
                == .spring(duration: 0.3, bounce: 0.25))
        #expect(Animation.spring(.bouncy) == .bouncy)
        #expect(Animation.spring == .spring(response: 0.5, dampingFraction: 1))
        #expect(Animation.interpolatingSpring == .interpolatingSpring(Spring()))
    }

    @Test("The description names kind and parameters")
    func description() {
        #expect(
            Animation.smooth.description
                == "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)")
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(Animation(Staircase(steps: 2)).description == "Staircase(steps: 2)")
        #expect(Animation.linear.delay(2).description.contains("delay: 2.0"))
        #expect(Animation.linear.customMirror.children.contains { $0.label == "duration" })
    }

    @Test("An animation can be asked directly, as a custom animation does with another")
    func direct() throws {
        var context = AnimationContext<Double>()
        let half = Animation.linear(duration: 1).animate(value: 8.0, time: 0.5, context: &context)
        #expect(half == 4 && !context.isLogicallyComplete)
        let speed = Animation.linear(duration: 2).velocity(
            value: 8.0, time: 0.5, context: context)
        #expect(speed == 4)
        let end = Animation.linear(duration: 1).animate(value: 8.0, time: 1.5, context: &context)
        #expect(end == nil && context.isLogicallyComplete)
        #expect(
            !Animation.linear.shouldMerge(
                previous: .linear, value: 8.0, time: 0.1, context: &context))
    }

    @Test("A custom animation keeps state, reads its environment and takes over another's velocity")
    func custom() throws {
        let (slow, quick) = (Animation(Pushed(tag: 1)), Animation(Pushed(tag: 2)))
        var track = _AnimationTrack(
            from: 0.0, to: 100, animation: slow, at: 0, environmentBox: "environment")
        #expect(near(track.value(at: 0.5), 50))
        track.retarget(to: 300, animation: quick, at: 0.5)
        // It merged: state and start went on, so half a second of both speeds is done.
        #expect(track.newest.context.state[Pushed.Pushes.self] == [100])
        #expect(track.newest.context.environmentBox as? String == "environment")
        #expect(near(track.value(at: 0.75), 225))
        #expect(track.value(at: 1) == 300 && track.isFinished)
    }

    @Test("State keys have defaults and do not mix")
    func state() {
        var state = AnimationState<Double>()
        #expect(state[Pushed.Pushes.self] == [])
        state[Pushed.Pushes.self].append(4)
        #expect(state[Pushed.Pushes.self] == [4] && state[Other.self] == 7)
        let context = AnimationContext<CGFloat>(environmentBox: 3).withState(state)
        #expect(context.state[Pushed.Pushes.self] == [4])
        #expect(context.environmentBox as? Int == 3)
    }

    @Test("Completion criteria differ")
    func criteria() {
        #expect(AnimationCompletionCriteria.removed != .logicallyComplete)
    }

    private enum Other: AnimationStateKey {
        static var defaultValue: Int { 7 }
    }
}

/// A linear animation of one second that merges with its kind.
private struct Pushed: CustomAnimation {
    var tag: Int

    enum Pushes: AnimationStateKey {
        static var defaultValue: [Double] { [] }
    }

    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        time >= 1 ? nil : value.scaled(by: time)
    }

    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic { value }

    func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        guard previous.base is Pushed,
            let speed = previous.velocity(value: value, time: time, context: context)
        else { return false }
        context.state[Pushes.self].append(speed.magnitudeSquared.squareRoot())
        return true
    }
}
