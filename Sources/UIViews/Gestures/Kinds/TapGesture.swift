// SPDX-License-Identifier: MIT
import UIInput

/// A gesture that recognizes one or more taps.
nonisolated public struct TapGesture: _PrimitiveGesture {
    public typealias Value = Void
    public typealias Body = Never

    /// The required number of tap events.
    public var count: Int

    /// Creates a tap gesture with the number of required taps.
    public init(count: Int = 1) { self.count = count }

    @MainActor public static func _makeGesture(_ gesture: TapGesture) -> _GesturePart<Void> {
        _GesturePart(shape: .tap(count: gesture.count)) { report, _, _ in
            switch report {
            case .changed: .silent
            case .ended: .ended(())
            case .cancelled: .cancelled
            }
        }
    }
}

/// A gesture that recognizes one or more taps and reports their location.
nonisolated public struct SpatialTapGesture: _PrimitiveGesture {
    public typealias Body = Never

    /// The attributes of a tap gesture.
    public struct Value: Equatable, @unchecked Sendable {
        /// The location of the tap gesture's current event.
        public var location: CGPoint
    }

    /// The required number of tap events.
    public var count: Int
    /// The coordinate space in which to receive location values.
    public var coordinateSpace: CoordinateSpace

    /// Creates a tap gesture with the number of required taps and the coordinate space of the
    /// gesture's location.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @MainActor public static func _makeGesture(
        _ gesture: SpatialTapGesture
    ) -> _GesturePart<Value> {
        _GesturePart(shape: .tap(count: gesture.count)) { report, _, context in
            switch report {
            case .ended(.tap(let location)):
                .ended(Value(location: context.convert(location, to: gesture.coordinateSpace)))
            case .changed, .ended: .silent
            case .cancelled: .cancelled
            }
        }
    }
}
