// SPDX-License-Identifier: MIT

extension Tab where Value: Hashable, Content: View, Label: View {
    /// Creates a tab with a label from a localized string and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), systemImage: systemImage))
    }

    /// Creates a tab with a label from a localized string and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), systemImage: systemImage))
    }

    /// Creates a tab with a label from a localized string and a symbol.
    nonisolated public init<T>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: T,
        @ViewBuilder content: () -> Content
    ) where Value == T?, T: Hashable, Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(Optional(value)), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), systemImage: systemImage))
    }

    /// Creates a tab with a label from a localized string and a symbol.
    nonisolated public init<T>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Value == T?, T: Hashable, Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(Optional(value)), role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), systemImage: systemImage))
    }

    /// Creates a tab with a label from a string and a symbol.
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where S: StringProtocol, Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), systemImage: systemImage))
    }

    /// Creates a tab with a label from a string and a symbol.
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol, Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), systemImage: systemImage))
    }

    /// Creates a tab with a label from a string and a symbol.
    @_disfavoredOverload
    nonisolated public init<S, T>(
        _ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content
    ) where S: StringProtocol, Value == T?, T: Hashable, Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(Optional(value)), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), systemImage: systemImage))
    }

    /// Creates a tab with a label from a string and a symbol.
    @_disfavoredOverload
    nonisolated public init<S, T>(
        _ title: S, systemImage: String, value: T, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol, Value == T?, T: Hashable, Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(Optional(value)), role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), systemImage: systemImage))
    }

    /// Creates a tab with the label of its role, if it has one.
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content)
    where Label == EmptyView {
        self.init(
            value: AnyHashable(value), role: nil, content: content(),
            label: EmptyView())
    }

    /// Creates a tab with a label of its own.
    nonisolated public init(
        value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(
            value: AnyHashable(value), role: nil, content: content(),
            label: label())
    }

    /// Creates a tab with the label of its role, if it has one.
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(role: role))
    }

    /// Creates a tab with a label of its own.
    nonisolated public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: label())
    }

    /// Creates a tab with the label of its role, if it has one.
    nonisolated public init<T>(value: T, @ViewBuilder content: () -> Content)
    where Value == T?, T: Hashable, Label == EmptyView {
        self.init(
            value: AnyHashable(Optional(value)), role: nil, content: content(),
            label: EmptyView())
    }

    /// Creates a tab with a label of its own.
    nonisolated public init<T>(
        value: T, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == T?, T: Hashable {
        self.init(
            value: AnyHashable(Optional(value)), role: nil, content: content(),
            label: label())
    }

    /// Creates a tab with the label of its role, if it has one.
    nonisolated public init<T>(value: T, role: TabRole?, @ViewBuilder content: () -> Content)
    where Value == T?, T: Hashable, Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(Optional(value)), role: role, content: content(),
            label: DefaultTabLabel(role: role))
    }

    /// Creates a tab with a label of its own.
    nonisolated public init<T>(
        value: T, role: TabRole?, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where Value == T?, T: Hashable {
        self.init(
            value: AnyHashable(Optional(value)), role: role, content: content(),
            label: label())
    }
}
