// SPDX-License-Identifier: MIT

/// A property wrapper type that can read and write a value managed by SwiftUI.
@propertyWrapper public struct State<Value>: DynamicProperty {
    var initial: Value
    var location: _StateLocation<Value>?

    public init(wrappedValue value: Value) { initial = value }
    public init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: _StateBindingLocation(location))
    }

    @MainActor public static func _link(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
    ) {
        let state = pointer.assumingMemoryBound(to: State<Value>.self)
        if slot == nil {
            slot = _StateLocation(
                state.pointee.initial, graph: node.graph, name: _PropertyLayout.linkedName)
        }
        state.pointee.location = unsafeDowncast(slot!, to: _StateLocation<Value>.self)
    }

    @MainActor public static func _dependsOnChange(
        slot: AnyObject?, to environment: EnvironmentValues
    ) -> Bool { false }
    @MainActor public static func _discard(slot: AnyObject?) {}
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state property without an initial value.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

final class _StateBindingLocation<Value>: _BindingLocation<Value>, @unchecked Sendable {
    let location: _StateLocation<Value>
    init(_ location: _StateLocation<Value>) { self.location = location }
    override func get() -> Value { location.get() }
    override func set(_ value: Value, transaction: Transaction) {
        location.set(value, transaction: transaction)
    }
    override func isSame(as other: _BindingLocation<Value>) -> Bool {
        (other as? _StateBindingLocation<Value>)?.location === location
    }
}
