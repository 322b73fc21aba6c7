// SPDX-License-Identifier: MIT

/// A property wrapper type that updates a property while the user performs a gesture and resets the
/// property back to its initial state when the gesture ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    // Linked as a nested property: the state lives with the view that declares this one.
    private var state: State<Value>
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void

    private init(_ value: Value, _ reset: @escaping (Value, inout Transaction) -> Void) {
        state = State(wrappedValue: value)
        initial = value
        self.reset = reset
    }

    /// Creates a view state that's derived from a gesture.
    public init(wrappedValue: Value) { self.init(wrappedValue) { _, _ in } }

    /// Creates a view state that's derived from a gesture with an initial state value.
    public init(initialValue: Value) { self.init(initialValue) { _, _ in } }

    /// Creates a view state that's derived from a gesture with a wrapped state value and a
    /// transaction to reset it.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue) { $1 = resetTransaction }
    }

    /// Creates a view state that's derived from a gesture with an initial state value and a
    /// transaction to reset it.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue) { $1 = resetTransaction }
    }

    /// Creates a view state that's derived from a gesture with a wrapped state value and a closure
    /// that provides a transaction to reset it.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue, reset)
    }

    /// Creates a view state that's derived from a gesture with an initial state value and a closure
    /// that provides a transaction to reset it.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue, reset)
    }

    /// The wrapped value referenced by the gesture state property.
    public var wrappedValue: Value { state.wrappedValue }

    /// A binding to the gesture state property.
    public var projectedValue: GestureState<Value> { self }

    /// Lets `body` change the value, with the transaction that it asks for.
    func update(_ body: (inout Value, inout Transaction) -> Void) {
        var value = state.wrappedValue
        var transaction = Transaction()
        transaction.isContinuous = true
        body(&value, &transaction)
        withTransaction(transaction) { state.wrappedValue = value }
    }

    /// Goes back to the initial value, with the transaction of the reset.
    func resetToInitial() {
        var transaction = Transaction()
        reset(state.wrappedValue, &transaction)
        withTransaction(transaction) { state.wrappedValue = initial }
    }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a view state that's derived from a gesture with a transaction to reset it.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a view state that's derived from a gesture with a closure that provides a
    /// transaction to reset it.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

/// A gesture that updates the state provided by a gesture's updating callback.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    /// The originating gesture.
    public var base: Base
    /// A value that changes as the user performs the gesture.
    public var state: GestureState<State>
    /// The updating gesture containing the originating gesture's value, the updated state of the
    /// gesture, and a transaction.
    public var body: (Value, inout State, inout Transaction) -> Void

    /// Creates a new gesture that's the result of an ongoing gesture.
    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    @MainActor public static func _makeGesture(_ gesture: Self) -> _GesturePart<Value> {
        Base._makeGesture(gesture.base).following { signal, memory in
            switch signal {
            case .changed(let value):
                memory.value = true
                gesture.state.update { gesture.body(value, &$0, &$1) }
            case .ended, .cancelled:
                guard memory.value != nil else { break }
                memory.value = nil
                gesture.state.resetToInitial()
            case .silent: break
            }
            return signal
        }
    }
}

extension Gesture {
    /// Updates the provided gesture state property as the gesture's value changes.
    @MainActor @preconcurrency
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
