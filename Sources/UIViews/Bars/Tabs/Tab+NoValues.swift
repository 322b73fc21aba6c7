// SPDX-License-Identifier: MIT

extension Tab where Value == Never, Content: View, Label: View {
    /// Creates a tab with a label from a localized string and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: nil, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), systemImage: systemImage))
    }

    /// Creates a tab with a label from a localized string and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), systemImage: systemImage))
    }

    /// Creates a tab with a label from a string and a symbol.
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where S: StringProtocol, Label == DefaultTabLabel {
        self.init(
            value: nil, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), systemImage: systemImage))
    }

    /// Creates a tab with a label from a string and a symbol.
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where S: StringProtocol, Label == DefaultTabLabel {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), systemImage: systemImage))
    }

    /// Creates a tab with the label of its role, if it has one.
    nonisolated public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
        self.init(
            value: nil, role: nil, content: content(),
            label: EmptyView())
    }

    /// Creates a tab with a label of its own.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(
            value: nil, role: nil, content: content(),
            label: label())
    }

    /// Creates a tab with the label of its role, if it has one.
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(role: role))
    }

    /// Creates a tab with a label of its own.
    nonisolated public init(
        role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: label())
    }
}
