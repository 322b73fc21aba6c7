// SPDX-License-Identifier: MIT
import UIGeometry

/// A group of keyframes that define an interpolation curve of an animatable value.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value that the keyframes animate.
    associatedtype Value: Animatable = Self.Body.Value
    /// The type of the composed content.
    associatedtype Body: KeyframeTrackContent

    /// The composition of content that comprises the keyframes.
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the keyframes to a list, in order. Content with a `body` need not write this.
    func _collect(into segments: inout [_KeyframeSegment<Value>])
}

extension KeyframeTrackContent where Body.Value == Value {
    /// Adds the keyframes of the body.
    public func _collect(into segments: inout [_KeyframeSegment<Value>]) {
        body._collect(into: &segments)
    }
}

/// Content that has no parts of its own: it is its own body, and collects itself.
public protocol _PrimitiveKeyframeTrackContent: KeyframeTrackContent where Body == Self {}

extension _PrimitiveKeyframeTrackContent {
    /// The content itself.
    public var body: Self { self }
}

/// One keyframe as the solver takes it.
public struct _KeyframeSegment<Value: Animatable> {
    typealias Vector = Value.AnimatableData

    /// How the way to the keyframe is gone.
    enum Kind {
        case move
        case linear(UnitCurve)
        case spring(Spring, startVelocity: Vector?)
        case cubic(startVelocity: Vector?, endVelocity: Vector?)
    }

    let kind: Kind
    let target: Value
    /// *Units:* seconds; nil is until a spring has settled.
    let duration: Double?
}

/// A keyframe that goes to its value along a line, or a curve.
public struct LinearKeyframe<Value>: _PrimitiveKeyframeTrackContent where Value: Animatable {
    private let segment: _KeyframeSegment<Value>

    /// A keyframe that arrives at `to` after `duration` seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        segment = .init(kind: .linear(timingCurve), target: to, duration: duration)
    }

    /// Adds the keyframes to a list, in order.
    public func _collect(into segments: inout [_KeyframeSegment<Value>]) {
        segments.append(segment)
    }
}

/// A keyframe that goes to its value as a spring does.
public struct SpringKeyframe<Value>: _PrimitiveKeyframeTrackContent where Value: Animatable {
    private let segment: _KeyframeSegment<Value>

    /// A keyframe that goes to `to` for `duration` seconds, or until the spring has settled.
    ///
    /// *Units:* the velocity is per second; nil goes on with that of the keyframe before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {
        segment = .init(
            kind: .spring(spring, startVelocity: startVelocity?.animatableData), target: to,
            duration: duration)
    }

    /// Adds the keyframes to a list, in order.
    public func _collect(into segments: inout [_KeyframeSegment<Value>]) {
        segments.append(segment)
    }
}

/// A keyframe that goes to its value along a cubic curve.
public struct CubicKeyframe<Value>: _PrimitiveKeyframeTrackContent where Value: Animatable {
    private let segment: _KeyframeSegment<Value>

    /// A keyframe that arrives at `to` after `duration` seconds.
    ///
    /// *Units:* velocities are per second; nil joins the neighbours smoothly.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil,
        endVelocity: Value? = nil
    ) {
        segment = .init(
            kind: .cubic(
                startVelocity: startVelocity?.animatableData,
                endVelocity: endVelocity?.animatableData),
            target: to, duration: duration)
    }

    /// Adds the keyframes to a list, in order.
    public func _collect(into segments: inout [_KeyframeSegment<Value>]) {
        segments.append(segment)
    }
}

/// A keyframe that is at its value at once.
public struct MoveKeyframe<Value>: _PrimitiveKeyframeTrackContent where Value: Animatable {
    private let segment: _KeyframeSegment<Value>

    /// A keyframe that jumps to `to`.
    public init(_ to: Value) {
        segment = .init(kind: .move, target: to, duration: 0)
    }

    /// Adds the keyframes to a list, in order.
    public func _collect(into segments: inout [_KeyframeSegment<Value>]) {
        segments.append(segment)
    }
}
