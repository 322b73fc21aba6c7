// SPDX-License-Identifier: MIT
import UIInput

/// A gesture that recognizes a rotation motion and tracks the angle of the rotation.
nonisolated public struct RotateGesture: _PrimitiveGesture {
    public typealias Body = Never

    /// The type representing the gesture's value.
    public struct Value: Equatable, Sendable {
        /// The time associated with the gesture's current event.
        public var time: Date
        /// The relative amount that the gesture has rotated by.
        public var rotation: Angle
        /// The current rotation velocity. *Units:* an angle per second.
        public var velocity: Angle
        /// The initial anchor point of the gesture in the modified view's coordinate space.
        public var startAnchor: UnitPoint
        /// The initial center of the gesture in the modified view's coordinate space.
        public var startLocation: CGPoint
    }

    /// The minimum delta required before the gesture succeeds.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture with a minimum delta for the gesture to start.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    @MainActor public static func _makeGesture(_ gesture: RotateGesture) -> _GesturePart<Value> {
        _GesturePart(shape: .rotate(delta: gesture.minimumAngleDelta)) {
            report, memory, context in
            let value = { (rotate: RotateValue) -> Value in
                let start = memory.start(rotate.startLocation, context)
                return Value(
                    time: rotate.time.gestureDate, rotation: rotate.rotation,
                    velocity: rotate.velocity, startAnchor: start.anchor,
                    startLocation: start.location)
            }
            switch report {
            case .changed(.rotate(let rotate)): return .changed(value(rotate))
            case .ended(.rotate(let rotate)):
                defer { memory.value = nil }
                return .ended(value(rotate))
            case .changed, .ended: return .silent
            case .cancelled:
                memory.value = nil
                return .cancelled
            }
        }
    }
}
