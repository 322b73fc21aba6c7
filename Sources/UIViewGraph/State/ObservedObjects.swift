// SPDX-License-Identifier: MIT

/// Makes a node hear of an object's changes.
@MainActor final class _ObjectObservation {
    let object: any ObservableObject
    private let token: UInt64

    init(_ object: any ObservableObject, node: _ViewNode) {
        self.object = object
        let weakNode = _WeakNodeBox(node)
        token = object.objectWillChange.addObserver {
            let transaction = Transaction.current
            _onMain {
                guard let node = weakNode.node, !node.isDiscarded else { return }
                node.graph.enqueue(transaction: transaction) { node.setNeedsEvaluation() }
            }
        }
    }

    func end() { object.objectWillChange.removeObserver(token) }
}

private final class _WeakNodeBox: @unchecked Sendable {
    private(set) weak var node: _ViewNode?
    init(_ node: _ViewNode) { self.node = node }
}

/// A property wrapper type that subscribes to an observable object and invalidates a view whenever
/// the observable object changes.
@propertyWrapper @preconcurrency @MainActor
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A wrapper of the underlying observable object that can create bindings to its properties.
    @dynamicMemberLookup @preconcurrency @MainActor public struct Wrapper {
        let object: ObjectType
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(
                read: { object[keyPath: keyPath] },
                write: { value, transaction in
                    withTransactionIfAny(transaction) { object[keyPath: keyPath] = value }
                })
        }
    }

    public var wrappedValue: ObjectType
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public static func _link(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
    ) {
        let object = pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue
        let known = slot as? _ObjectObservation
        guard known?.object !== object else { return }
        known?.end()
        slot = _ObjectObservation(object, node: node)
    }

    public static func _dependsOnChange(
        slot: AnyObject?, to environment: EnvironmentValues
    ) -> Bool { false }
    public static func _discard(slot: AnyObject?) { (slot as? _ObjectObservation)?.end() }
}

/// A property wrapper type that instantiates an observable object.
@propertyWrapper @preconcurrency @MainActor
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private nonisolated(unsafe) let make: () -> ObjectType
    private var object: ObjectType?

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    public var wrappedValue: ObjectType { object ?? make() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }

    public static func _link(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        if slot == nil { slot = _ObjectObservation(property.pointee.make(), node: node) }
        property.pointee.object = (slot as? _ObjectObservation)?.object as? ObjectType
    }

    public static func _dependsOnChange(
        slot: AnyObject?, to environment: EnvironmentValues
    ) -> Bool { false }
    public static func _discard(slot: AnyObject?) { (slot as? _ObjectObservation)?.end() }
}

/// A property wrapper type for an observable object that a parent or ancestor view supplies.
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A wrapper of the underlying environment object that can create bindings to its properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public static func _link(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
    ) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let object = node.environment[_ObjectKey<ObjectType>.self]
        property.pointee.object = object
        let known = slot as? _ObjectObservation
        guard known?.object !== object else { return }
        known?.end()
        slot = object.map { _ObjectObservation($0, node: node) }
    }

    public static func _dependsOnChange(
        slot: AnyObject?, to environment: EnvironmentValues
    ) -> Bool {
        (slot as? _ObjectObservation)?.object !== environment[_ObjectKey<ObjectType>.self]
    }
    public static func _discard(slot: AnyObject?) { (slot as? _ObjectObservation)?.end() }
}

extension View {
    /// Supplies an observable object to a view's hierarchy.
    nonisolated public func environmentObject<T>(_ object: T) -> some View
    where T: ObservableObject {
        modifier(_EnvironmentObjectWriter(object: object))
    }
}
