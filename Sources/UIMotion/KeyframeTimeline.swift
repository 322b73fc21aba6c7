// SPDX-License-Identifier: MIT
import UIGeometry

/// A description of how a value changes over time, modeled using keyframes.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [(Double, (inout Value, Double) -> Void)]

    /// The seconds until the longest track ends.
    public let duration: TimeInterval

    /// A timeline that starts from a value.
    public init(
        initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
    ) {
        var plans: [_KeyframeTrackPlan<Value>] = []
        content()._collect(into: &plans)
        self.initialValue = initialValue
        tracks = plans.map { $0.solve(initialValue) }
        duration = tracks.map(\.0).max() ?? 0
    }

    /// The value at a time. *Units:* seconds; clamped to the timeline.
    public func value(time: Double) -> Value {
        var result = initialValue
        for (_, apply) in tracks { apply(&result, time) }
        return result
    }

    /// The value at a fraction of the duration. *Range:* clamped to 0...1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
