// SPDX-License-Identifier: MIT
import UIInput

/// A dragging motion that invokes an action as the drag-event sequence changes.
@MainActor @preconcurrency public struct DragGesture: _PrimitiveGesture {
    public typealias Body = Never

    /// The attributes of a drag gesture.
    public struct Value: Equatable, Sendable {
        /// The time associated with the drag gesture's current event.
        public var time: Date
        /// The location of the drag gesture's current event.
        public var location: CGPoint
        /// The location of the drag gesture's first event.
        public var startLocation: CGPoint
        /// The current drag velocity.
        public private(set) var velocity: CGSize
        /// A prediction, based on the current drag velocity, of where the final location will be if
        /// dragging stopped now.
        public private(set) var predictedEndLocation: CGPoint

        /// The total translation from the start of the drag gesture to the current event.
        public var translation: CGSize { Self.offset(from: startLocation, to: location) }

        /// A prediction, based on the current drag velocity, of what the final translation will be
        /// if dragging stopped now.
        public var predictedEndTranslation: CGSize {
            Self.offset(from: startLocation, to: predictedEndLocation)
        }

        private static func offset(from start: CGPoint, to end: CGPoint) -> CGSize {
            CGSize(width: end.x - start.x, height: end.y - start.y)
        }

        /// A drag of the window, seen in another space that the start was seen in as `start`.
        @MainActor init(
            _ drag: DragValue, start: CGPoint, in space: CoordinateSpace, _ context: _GestureContext
        ) {
            time = drag.time.gestureDate
            startLocation = start
            location = context.convert(drag.location, to: space)
            predictedEndLocation = context.convert(drag.predictedEndLocation, to: space)
            let ahead = context.convert(
                CGPoint(
                    x: drag.location.x + drag.velocity.width,
                    y: drag.location.y + drag.velocity.height), to: space)
            velocity = Self.offset(from: location, to: ahead)
        }
    }

    /// The minimum dragging distance before the gesture succeeds.
    public var minimumDistance: CGFloat
    /// The coordinate space in which to receive location values.
    public var coordinateSpace: CoordinateSpace

    /// Creates a dragging gesture with the minimum dragging distance before the gesture succeeds and
    /// the coordinate space of the gesture's location.
    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public static func _makeGesture(_ gesture: DragGesture) -> _GesturePart<Value> {
        let space = gesture.coordinateSpace
        return _GesturePart(shape: .drag(distance: gesture.minimumDistance)) {
            report, memory, context in
            // The start stays where the gesture saw it first, whatever moves under the finger.
            let value = { (drag: DragValue) -> Value in
                let known = memory.value as? CGPoint
                let start = known ?? context.convert(drag.startLocation, to: space)
                memory.value = start
                return Value(drag, start: start, in: space, context)
            }
            switch report {
            case .changed(.drag(let drag)): return .changed(value(drag))
            case .ended(.drag(let drag)):
                defer { memory.value = nil }
                return .ended(value(drag))
            case .changed, .ended: return .silent
            case .cancelled:
                memory.value = nil
                return .cancelled
            }
        }
    }
}
