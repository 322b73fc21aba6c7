// SPDX-License-Identifier: MIT
import Observation

/// A property wrapper type that supports creating bindings to the mutable properties of observable
/// objects.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    /// An object that cannot be observed has nothing to bind to.
    @available(
        *, unavailable,
        message: "The wrapped value must be an object that conforms to Observable"
    )
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    init(object: Value) { wrappedValue = object }
}

extension Bindable where Value: AnyObject {
    /// Returns a binding to the value of a given key path.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(
            read: { object[keyPath: keyPath] },
            write: { value, transaction in
                withTransactionIfAny(transaction) { object[keyPath: keyPath] = value }
            })
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Creates a bindable object from an observable object.
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }
    /// Creates a bindable object from an observable object.
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
    /// Creates a bindable object from an observable object.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
    public typealias ID = Value.ID
}

extension Bindable: Sendable where Value: Sendable {}
