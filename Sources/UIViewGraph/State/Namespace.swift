// SPDX-License-Identifier: MIT

/// A dynamic property type that allows access to a namespace defined by the persistent identity of
/// the object containing the property.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    /// A namespace defined by the persistent identity of an object.
    public struct ID: Hashable, Sendable {
        let number: UInt64
    }

    private var id: ID?
    public init() {}

    public var wrappedValue: ID { id ?? ID(number: 0) }

    @MainActor public static func _link(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
    ) {
        if slot == nil { slot = _NamespaceID.next() }
        pointer.assumingMemoryBound(to: Namespace.self).pointee.id =
            (slot as? _NamespaceID).map { ID(number: $0.number) }
    }
}

@MainActor private final class _NamespaceID {
    let number: UInt64
    private static var last: UInt64 = 0
    private init(_ number: UInt64) { self.number = number }
    static func next() -> _NamespaceID {
        last += 1
        return _NamespaceID(last)
    }
}
