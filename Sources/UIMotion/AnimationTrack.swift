// SPDX-License-Identifier: MIT

/// The running animations of one attribute.
///
/// The attribute's model value is the newest target at once; the track tells what to *present* in
/// the meantime: the model, less the way it was sent, plus as much of that way as is done. Times
/// are seconds on any one time line that never runs backwards, and only their differences count.
/// *Cost:* one copy of the animation's state; nothing is allocated per frame for curves and springs.
public struct _AnimationTrack<Value: VectorArithmetic> {
    /// One animation under way.
    @usableFromInline
    struct Run {
        @usableFromInline var animation: Animation
        /// The whole way from where the track began to this animation's target.
        @usableFromInline var interval: Value
        /// *Units:* seconds.
        @usableFromInline var begin: Double
        @usableFromInline var context: AnimationContext<Value>

        @inlinable
        init(animation: Animation, interval: Value, begin: Double, environment: Any?) {
            self.animation = animation
            self.interval = interval
            self.begin = begin
            context = AnimationContext(environmentBox: environment)
        }

        /// How far it has come at a time, with `reached` done by the animations before it.
        @inlinable
        mutating func animate(from reached: Value, at seconds: Double) -> Value? {
            let way = interval - reached
            guard
                let done = animation.animate(
                    value: way, time: max(0, seconds - begin), context: &context)
            else {
                context.isLogicallyComplete = true
                return nil
            }
            return reached + done
        }
    }

    /// An earlier change, which completes on its own clock whatever came after it.
    @usableFromInline
    struct Fork {
        @usableFromInline var generation: Int
        /// When it is due, if that is known. *Units:* seconds.
        @usableFromInline var due: Double?
        /// The animation as it would have gone on, if only that tells.
        @usableFromInline var run: Run?

        @usableFromInline
        init(generation: Int, due: Double?, run: Run?) {
            self.generation = generation
            self.due = due
            self.run = run
        }
    }

    /// The value that the attribute has, and that the track ends with.
    public private(set) var model: Value
    /// The number of the newest change: 0 at first, one more for each `retarget`.
    public private(set) var generation = 0
    /// Whether the newest animation has been removed: `value(at:)` is the model from now on.
    public private(set) var isFinished = false

    @usableFromInline var newest: Run
    /// The animations under way when a newer one did not merge with them, oldest first.
    @usableFromInline var earlier: [Run] = []
    @usableFromInline var forks: [Fork] = []
    /// When the newest change was made. *Units:* seconds.
    private var changed: Double
    private let environment: Any?
}

extension _AnimationTrack {
    /// Moves the whole way, its end included, by a distance: what is presented moves along.
    package mutating func shift(by distance: Value) { model += distance }

    /// A track for a change from one value to another.
    ///
    /// *Units:* `seconds` is the moment of the first frame, which shows `from`.
    public init(from: Value, to: Value, animation: Animation, at seconds: Double) {
        self.init(from: from, to: to, animation: animation, at: seconds, environmentBox: nil)
    }

    /// A track whose custom animations can read an environment.
    package init(
        from: Value, to: Value, animation: Animation, at seconds: Double, environmentBox: Any?
    ) {
        model = to
        newest = Run(
            animation: animation, interval: to - from, begin: seconds,
            environment: environmentBox)
        changed = seconds
        environment = environmentBox
    }

    /// A track for a value that moved before, whose velocity a spring goes on with.
    ///
    /// *Units:* `velocity` per second. Curves know no velocity of their own and begin as ever.
    public init(
        from: Value, to: Value, animation: Animation, at seconds: Double, velocity: Value
    ) {
        self.init(from: from, to: to, animation: animation, at: seconds)
        guard velocity != .zero, case .fluidSpring(let spring) = animation.kernel else { return }
        newest.context.state.spring = FluidSpringState(
            target: newest.interval, spring: spring, velocity: velocity)
    }

    /// Whether the newest change counts as complete, as of the last `value(at:)`.
    public var isLogicallyComplete: Bool { isFinished || newest.context.isLogicallyComplete }

    /// Whether a change counts as complete, as of the last `value(at:)`.
    ///
    /// An earlier change completes when it would have without the later ones.
    public func isLogicallyComplete(generation number: Int) -> Bool {
        if number >= generation { return isLogicallyComplete }
        return !forks.contains { $0.generation == number }
    }

    /// Whether the newest animation ends by itself. `repeatForever` does not.
    public var isFinite: Bool { newest.animation._isFinite }

    /// Whether there is nothing left to ask for: removed, and every change complete.
    public var isSpent: Bool { isFinished && forks.isEmpty }

    /// The value to present.
    @inlinable
    public mutating func value(at seconds: Double) -> Value {
        if !forks.isEmpty { advanceForks(to: seconds) }
        if isFinished { return model }
        let reached = earlier.isEmpty ? Value.zero : reach(at: seconds)
        guard let done = newest.animate(from: reached, at: seconds) else {
            finish()
            return model
        }
        return (model - newest.interval) + done
    }

    /// The velocity of the presented value, zero where an animation cannot tell.
    ///
    /// *Units:* per second.
    public mutating func velocity(at seconds: Double) -> Value {
        _ = value(at: seconds)
        if isFinished { return .zero }
        var reached = Value.zero
        var speed = Value.zero
        for run in earlier + [newest] {
            let time = max(0, seconds - run.begin)
            let way = run.interval - reached
            var next = run
            guard let position = next.animate(from: reached, at: seconds) else {
                (reached, speed) = (run.interval, .zero)
                continue
            }
            let own = run.animation.velocity(value: way, time: time, context: next.context)
            // What came before loses its part of the way as this animation takes over; a spring
            // keeps an offset of its own instead, which takes nothing from it.
            if case .curve(let curve) = run.animation.kernel {
                speed.scale(by: 1 - (curve.fraction(at: time) ?? 1))
            }
            speed += own ?? .zero
            reached = position
        }
        return speed
    }

    /// Sends the value to another target, from where it is and as it moves.
    public mutating func retarget(to target: Value, animation: Animation, at seconds: Double) {
        _ = value(at: seconds)
        let change = target - model
        if !isLogicallyComplete { fork() }
        generation += 1
        model = target
        changed = seconds
        if isFinished {
            isFinished = false
            earlier = []
            newest = Run(
                animation: animation, interval: change, begin: seconds, environment: environment)
            return
        }
        let reached = earlier.isEmpty ? Value.zero : reach(at: seconds)
        let time = seconds - newest.begin
        if time > 0,
            animation.shouldMerge(
                previous: newest.animation, value: newest.interval - reached, time: time,
                context: &newest.context)
        {
            newest.animation = animation
            newest.interval += change
            return
        }
        let interval = newest.interval + change
        // An animation that has not been shown yet is replaced.
        if time > 0 { earlier.append(newest) }
        newest = Run(
            animation: animation, interval: interval, begin: seconds, environment: environment)
    }

    /// How far the earlier animations have come together.
    @usableFromInline
    mutating func reach(at seconds: Double) -> Value {
        var reached = Value.zero
        var index = 0
        while index < earlier.count {
            if let next = earlier[index].animate(from: reached, at: seconds) {
                reached = next
                index += 1
                continue
            }
            // It has arrived: its way is behind us for all that follow, and nothing before it
            // shows any more.
            let way = earlier[index].interval
            earlier.removeSubrange(...index)
            for later in earlier.indices { earlier[later].interval -= way }
            newest.interval -= way
            reached = .zero
            index = 0
        }
        return reached
    }

    @usableFromInline
    mutating func finish() {
        isFinished = true
        earlier = []
        // Who does not know its end may have none, and nothing of it shows any more.
        forks.removeAll { $0.due == nil }
    }

    private mutating func fork() {
        if let length = newest.animation.extent.logicalDuration {
            forks.append(Fork(generation: generation, due: changed + length, run: nil))
        } else if isFinite {
            forks.append(Fork(generation: generation, due: nil, run: newest))
        }
        // A change without end is complete when another one takes its place.
    }

    @usableFromInline
    mutating func advanceForks(to seconds: Double) {
        for index in forks.indices { _ = forks[index].run?.animate(from: .zero, at: seconds) }
        forks.removeAll { fork in
            if let due = fork.due { return seconds >= due - MotionClock.noise }
            return fork.run?.context.isLogicallyComplete ?? true
        }
    }
}
