// SPDX-License-Identifier: MIT
import UIInput

/// A value that is set at once and presented moving: a target and the animation towards it.
public struct _AnimatedValue<Value: VectorArithmetic> {
    /// The value that was set last.
    public private(set) var target: Value
    private var track: _AnimationTrack<Value>?
    private var completions: [_AnimationCompletion] = []
    /// Where the value was of late, while a transaction asked to track its velocity.
    private var tracked: [(value: Value, time: FrameInstant)] = []

    public init(_ value: Value) { target = value }

    /// Whether the presented value still differs in time from the target.
    public var isAnimating: Bool { track != nil }

    /// Whether the motion ends by itself; one that repeats forever does not.
    public var isFinite: Bool { track?.isFinite ?? true }

    /// Sets the target; under an animation the presented value moves there.
    public mutating func set(_ value: Value, transaction: Transaction, at now: FrameInstant) {
        guard value != target else { return }
        guard let animation = transaction.effectiveAnimation else {
            jump(to: value)
            note(transaction.tracksVelocity, at: now)
            return
        }
        if track == nil {
            track = _AnimationTrack(
                from: target, to: value, animation: animation, at: now.seconds,
                velocity: trackedVelocity(at: now))
            tracked = []
        } else {
            track?.retarget(to: value, animation: animation, at: now.seconds)
        }
        target = value
        endCompletions()
        completions = transaction.completions
        for completion in completions { completion.begin() }
    }

    private mutating func note(_ isTracking: Bool, at now: FrameInstant) {
        guard isTracking else {
            if !tracked.isEmpty { tracked = [] }
            return
        }
        if tracked.last?.time == now { tracked.removeLast() }
        tracked.append((target, now))
        if tracked.count > Self.trackedSamples { tracked.removeFirst() }
    }

    /// *Source:* I, as many as the velocity of a drag is made of.
    private static var trackedSamples: Int { 3 }

    /// The velocity between the oldest and the newest sample, zero once the newest is stale.
    private func trackedVelocity(at now: FrameInstant) -> Value {
        guard let first = tracked.first, let last = tracked.last, last.time > first.time,
            now - last.time <= InputThresholds.staleSampleAge
        else { return .zero }
        return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
    }

    /// Sets target and presented value.
    public mutating func jump(to value: Value) {
        target = value
        track = nil
        endCompletions()
    }

    /// Moves target and presented value alike; a motion goes on.
    package mutating func shift(by distance: Value) {
        target += distance
        track?.shift(by: distance)
    }

    /// Starts at `start` and moves to the target: for what appears.
    public mutating func begin(from start: Value, transaction: Transaction, at now: FrameInstant) {
        let end = target
        jump(to: start)
        set(end, transaction: transaction, at: now)
    }

    /// The presented value; ends the animation when it has arrived.
    public mutating func value(at now: FrameInstant) -> Value {
        guard track != nil else { return target }
        let value = track!.value(at: now.seconds)
        if track!.isLogicallyComplete {
            endCompletions { $0.criteria == .logicallyComplete }
        }
        guard track!.isFinished else { return value }
        track = nil
        endCompletions()
        return target
    }

    private mutating func endCompletions(
        where matches: (_AnimationCompletion) -> Bool = { _ in true }
    ) {
        guard !completions.isEmpty else { return }
        let ending = completions.filter(matches)
        completions.removeAll(where: matches)
        for completion in ending { completion.end() }
    }
}
