// SPDX-License-Identifier: MIT
import UIInput

/// A gesture that recognizes a magnification motion and tracks the amount of magnification.
nonisolated public struct MagnifyGesture: _PrimitiveGesture {
    public typealias Body = Never

    /// The type representing the gesture's value.
    public struct Value: Equatable, Sendable {
        /// The time associated with the gesture's current event.
        public var time: Date
        /// The relative amount that the gesture has magnified by.
        public var magnification: CGFloat
        /// The current magnification velocity. *Units:* magnification per second.
        public var velocity: CGFloat
        /// The initial anchor point of the gesture in the modified view's coordinate space.
        public var startAnchor: UnitPoint
        /// The initial center of the gesture in the modified view's coordinate space.
        public var startLocation: CGPoint
    }

    /// The minimum required delta before the gesture starts.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnify gesture with a given minimum delta for the gesture to start.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func _makeGesture(_ gesture: MagnifyGesture) -> _GesturePart<Value> {
        _GesturePart(shape: .magnify(delta: gesture.minimumScaleDelta)) {
            report, memory, context in
            let value = { (magnify: MagnifyValue) -> Value in
                let start = memory.start(magnify.startLocation, context)
                return Value(
                    time: magnify.time.gestureDate, magnification: magnify.magnification,
                    velocity: magnify.velocity, startAnchor: start.anchor,
                    startLocation: start.location)
            }
            switch report {
            case .changed(.magnify(let magnify)): return .changed(value(magnify))
            case .ended(.magnify(let magnify)):
                defer { memory.value = nil }
                return .ended(value(magnify))
            case .changed, .ended: return .silent
            case .cancelled:
                memory.value = nil
                return .cancelled
            }
        }
    }
}

/// Where two fingers started, in the modified view.
struct _TwoFingerStart {
    let location: CGPoint
    let anchor: UnitPoint
}

extension _GestureMemory {
    /// The start of a gesture of two fingers, converted when it is first asked for.
    func start(_ point: CGPoint, _ context: _GestureContext) -> _TwoFingerStart {
        if let start = value as? _TwoFingerStart { return start }
        let location = context.convert(point, to: .local)
        let start = _TwoFingerStart(location: location, anchor: context.anchor(of: location))
        value = start
        return start
    }
}
