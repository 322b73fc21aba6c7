// SPDX-License-Identifier: MIT
import CGTK

/// An invisible widget that stands for one element on the accessibility bus.
///
/// In GTK 4.8 only widgets can be accessible. It draws nothing and takes no events.
@MainActor final class ElementWidget {
    let pointer: UnsafeMutablePointer<GtkWidget>
    /// The role it was made with; GTK keeps it for the widget's life.
    let role: ElementRole
    private(set) var element: PresentedElement
    /// Called when assistive technology activates the element.
    var onActivate: () -> Void = {}

    /// A child of `parent`, which has to let go of it with `remove()`.
    init(_ element: PresentedElement, parent: UnsafeMutablePointer<GtkWidget>) {
        self.element = element
        role = ElementRole(element)
        pointer = Self.makeWidget(role: role, isActivatable: element.isActivatable)
        g_object_set_data(
            UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self), Self.key,
            Unmanaged.passUnretained(self).toOpaque())
        gtk_widget_set_can_target(pointer, 0)
        gtk_widget_set_focusable(pointer, 0)
        gtk_widget_set_parent(pointer, parent)
        tell(element)
    }

    /// Whether the widget can go on as another element: role and actions stay with it.
    func canBecome(_ other: PresentedElement) -> Bool {
        role == ElementRole(other) && element.isActivatable == other.isActivatable
    }

    /// Shows what has changed of the element.
    func update(_ element: PresentedElement) {
        guard element != self.element else { return }
        tell(element, before: self.element)
        self.element = element
    }

    func remove() {
        g_object_set_data(
            UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self), Self.key, nil)
        gtk_widget_unparent(pointer)
    }

    /// Gives the widget the element's place. *Space:* the surface's; points.
    func allocate() {
        // GTK complains of a widget that is not measured before it gets its place.
        var minimum: Int32 = 0
        gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
        var place = GtkAllocation(
            x: Int32(element.frame.minX.rounded(.down)),
            y: Int32(element.frame.minY.rounded(.down)),
            width: max(1, Int32(element.frame.width.rounded(.up))),
            height: max(1, Int32(element.frame.height.rounded(.up))))
        gtk_widget_size_allocate(pointer, &place, -1)
    }

    // MARK: GTK's accessible

    private func tell(_ element: PresentedElement, before: PresentedElement? = nil) {
        if element.label != before?.label {
            set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: element.label)
        }
        if element.value != before?.value ?? "" {
            set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, to: element.value)
        }
        if element.hint != before?.hint ?? "" {
            set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: element.hint)
        }
        let isSelected = element.traits.contains("isSelected")
        if isSelected != before?.traits.contains("isSelected") {
            set(GTK_ACCESSIBLE_STATE_SELECTED, to: isSelected)
            if let state = role.switchState { set(state, to: isSelected) }
        }
    }

    private var accessible: OpaquePointer { OpaquePointer(pointer) }

    private func set(_ property: GtkAccessibleProperty, to text: String) {
        var property = property
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(accessible, 1, &property, &value)
        g_value_unset(&value)
    }

    private func set(_ state: GtkAccessibleState, to isOn: Bool) {
        var state = state
        var value = GValue()
        gtk_accessible_state_init_value(state, &value)
        // States that may be undefined, or mixed, are numbers.
        switch value.g_type {
        case GType.boolean: g_value_set_boolean(&value, isOn ? 1 : 0)
        case GType.int: g_value_set_int(&value, isOn ? 1 : 0)
        default: g_value_set_enum(&value, isOn ? 1 : 0)
        }
        gtk_accessible_update_state_value(accessible, 1, &state, &value)
        g_value_unset(&value)
    }

    // MARK: The class

    nonisolated private static let key = "scrollwork-element"

    fileprivate static func of(_ widget: UnsafeMutablePointer<GtkWidget>?) -> ElementWidget? {
        guard let widget else { return nil }
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        return g_object_get_data(object, key).map {
            Unmanaged<ElementWidget>.fromOpaque($0).takeUnretainedValue()
        }
    }

    private static func makeWidget(
        role: ElementRole, isActivatable: Bool
    ) -> UnsafeMutablePointer<GtkWidget> {
        var value = GValue()
        g_value_init(&value, gtk_accessible_role_get_type())
        g_value_set_enum(&value, gint(role.gtk.rawValue))
        defer { g_value_unset(&value) }
        let type = isActivatable ? activatableType : plainType
        let object = "accessible-role".withCString { name in
            var names: [UnsafePointer<CChar>?] = [name]
            return g_object_new_with_properties(type, 1, &names, &value)!
        }
        return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    }
}

/// Elements without an action.
@MainActor private let plainType = elementType("ScrollworkElement") { _, _ in }

/// Elements with one. An action belongs to a class: each of its widgets has it.
@MainActor private let activatableType = elementType("ScrollworkActivatableElement") {
    widgetClass, _ in
    gtk_widget_class_install_action(
        widgetClass?.assumingMemoryBound(to: GtkWidgetClass.self), "element.activate", nil,
        { widget, _, _ in
            nonisolated(unsafe) let widget = widget
            MainActor.assumeIsolated { ElementWidget.of(widget)?.onActivate() }
        })
}

@MainActor private func elementType(_ name: String, _ setUp: @escaping GClassInitFunc) -> GType {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<GtkWidget>.size)
    info.class_init = setUp
    return g_type_register_static(
        gtk_widget_get_type(), name, &info, GTypeFlags(rawValue: 0))
}

extension GType {
    /// GLib's fundamental types, which its macros make from these numbers.
    static let boolean = GType(5 << 2)
    static let int = GType(6 << 2)
    static let string = GType(16 << 2)
}
