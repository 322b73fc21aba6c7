// SPDX-License-Identifier: MIT
@_spi(Reflection) import Swift

/// A style of the user's that a view of ours holds: its own dynamic properties, such as
/// `@Environment`, are connected as if they were the view's.
nonisolated struct _StyleProperties<Style>: DynamicProperty {
    var style: Style

    @MainActor static func _link(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
    ) {
        let storage = slot as? _StyleSlots ?? _StyleSlots(for: Style.self)
        slot = storage
        storage.link(at: pointer, node: node)
    }

    @MainActor static func _dependsOnChange(
        slot: AnyObject?, to environment: EnvironmentValues
    ) -> Bool {
        (slot as? _StyleSlots)?.dependsOnChange(to: environment) ?? false
    }

    @MainActor static func _discard(slot: AnyObject?) { (slot as? _StyleSlots)?.discard() }
}

/// What a node keeps for the dynamic properties of a style.
@MainActor private final class _StyleSlots {
    private let fields: [(offset: Int, type: any DynamicProperty.Type)]
    private var slots: [AnyObject?]

    init(for type: Any.Type) {
        var fields: [(offset: Int, type: any DynamicProperty.Type)] = []
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                fields.append((offset, property))
            }
            return true
        }
        self.fields = fields
        slots = Array(repeating: nil, count: fields.count)
    }

    func link(at pointer: UnsafeMutableRawPointer, node: _ViewNode) {
        for (index, field) in fields.enumerated() {
            field.type._link(pointer + field.offset, slot: &slots[index], node: node)
        }
    }

    func dependsOnChange(to environment: EnvironmentValues) -> Bool {
        zip(fields, slots).contains { field, slot in
            field.type._dependsOnChange(slot: slot, to: environment)
        }
    }

    func discard() {
        for (field, slot) in zip(fields, slots) { field.type._discard(slot: slot) }
    }
}
