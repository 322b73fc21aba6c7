// SPDX-License-Identifier: MIT

/// An instance that matches a sequence of events to a gesture, and returns a stream of values for
/// each of its states.
@preconcurrency @MainActor public protocol Gesture<Value> {
    /// The type representing the gesture's value.
    associatedtype Value
    /// The type of gesture representing the body of `Self`.
    associatedtype Body: Gesture
    /// The content and behavior of the gesture.
    @MainActor @preconcurrency var body: Body { get }
    /// What recognises the gesture, and what turns that into values; primitive ones bring their own.
    static func _makeGesture(_ gesture: Self) -> _GesturePart<Value>
}

extension Gesture where Value == Body.Value {
    public static func _makeGesture(_ gesture: Self) -> _GesturePart<Body.Value> {
        Body._makeGesture(gesture.body)
    }
}

extension Never: Gesture {
    public typealias Value = Never
    public static func _makeGesture(_ gesture: Never) -> _GesturePart<Never> {}
}

/// A gesture that is made of no other.
@preconcurrency @MainActor public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    public var body: Never {
        fatalError("\(Self.self) is a primitive gesture; its body is never asked for.")
    }
}
