// SPDX-License-Identifier: MIT
@_spi(Reflection) import Swift

/// An interface for a stored variable that updates an external property of a view.
public protocol DynamicProperty {
    /// Updates the underlying value of the stored value.
    mutating func update()
    /// Connects the stored property at `pointer` with what its node keeps for it in `slot`.
    @MainActor static func _link(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode)
    /// Whether the property, linked before, reads differently in another environment.
    @MainActor static func _dependsOnChange(
        slot: AnyObject?, to environment: EnvironmentValues
    ) -> Bool
    /// The node that keeps `slot` is gone.
    @MainActor static func _discard(slot: AnyObject?)
}

extension DynamicProperty {
    public mutating func update() {}

    /// A property that a user composed of others: its own stored properties are linked.
    @MainActor public static func _link(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
    ) {
        let storage: _NestedProperties
        if let existing = slot as? _NestedProperties {
            storage = existing
        } else {
            storage = _NestedProperties(_PropertyStorage(for: Self.self))
            slot = storage
        }
        storage.properties.link(at: pointer, node: node)
        pointer.assumingMemoryBound(to: Self.self).pointee.update()
    }

    @MainActor public static func _dependsOnChange(
        slot: AnyObject?, to environment: EnvironmentValues
    ) -> Bool {
        (slot as? _NestedProperties)?.properties.environmentDidChange(to: environment) ?? false
    }

    @MainActor public static func _discard(slot: AnyObject?) {
        (slot as? _NestedProperties)?.properties.discard()
    }
}

@MainActor final class _NestedProperties {
    var properties: _PropertyStorage
    init(_ properties: _PropertyStorage) { self.properties = properties }
}

/// The dynamic properties of one type: where they lie in its memory. Found once per type.
@MainActor final class _PropertyLayout {
    struct Field {
        /// The view and the property, for messages.
        let name: String
        let offset: Int
        let type: any DynamicProperty.Type
    }
    let fields: [Field]

    private static var known: [ObjectIdentifier: _PropertyLayout] = [:]
    /// The property that is being linked.
    static var linkedName = ""

    static func of(_ type: Any.Type) -> _PropertyLayout {
        if let layout = known[ObjectIdentifier(type)] { return layout }
        let layout = _PropertyLayout(type)
        known[ObjectIdentifier(type)] = layout
        return layout
    }

    private init(_ type: Any.Type) {
        var fields: [Field] = []
        _ = _forEachField(of: type) { name, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                // A wrapper is stored under the property's name with an underscore before it.
                let stored = String(cString: name)
                let own = stored.hasPrefix("_") ? String(stored.dropFirst()) : stored
                fields.append(Field(name: "\(type).\(own)", offset: offset, type: property))
            }
            return true
        }
        self.fields = fields
    }
}

/// What one node keeps for the dynamic properties of its view.
@MainActor struct _PropertyStorage {
    private let layout: _PropertyLayout
    private var slots: [AnyObject?]

    init(for type: Any.Type) {
        layout = _PropertyLayout.of(type)
        slots = Array(repeating: nil, count: layout.fields.count)
    }

    /// Connects the properties of a view value that is about to be evaluated.
    mutating func link<V>(_ value: inout V, node: _ViewNode) {
        guard !layout.fields.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            link(at: UnsafeMutableRawPointer(pointer), node: node)
        }
    }

    mutating func link(at pointer: UnsafeMutableRawPointer, node: _ViewNode) {
        for (index, field) in layout.fields.enumerated() {
            _PropertyLayout.linkedName = field.name
            field.type._link(pointer + field.offset, slot: &slots[index], node: node)
        }
    }

    func environmentDidChange(to environment: EnvironmentValues) -> Bool {
        for (index, field) in layout.fields.enumerated()
        where field.type._dependsOnChange(slot: slots[index], to: environment) {
            return true
        }
        return false
    }

    func discard() {
        for (index, field) in layout.fields.enumerated() {
            field.type._discard(slot: slots[index])
        }
    }
}
