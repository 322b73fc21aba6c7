// SPDX-License-Identifier: MIT

/// A type-erased gesture.
nonisolated public struct AnyGesture<Value>: _PrimitiveGesture {
    public typealias Body = Never
    private let make: @MainActor () -> _GesturePart<Value>

    /// Creates an instance from another gesture.
    public init<T>(_ gesture: T) where Value == T.Value, T: Gesture {
        let box = _UncheckedBox(gesture)
        make = { T._makeGesture(box.value) }
    }

    @MainActor public static func _makeGesture(_ gesture: Self) -> _GesturePart<Value> {
        gesture.make()
    }
}
