// SPDX-License-Identifier: MIT

/// The content for a tab and the tab's associated tab item in a tab view.
nonisolated public struct Tab<Value, Content, Label> {
    let value: AnyHashable?
    let role: TabRole?
    let content: Content
    let label: Label
}

/// A value that defines the purpose of the tab.
nonisolated public struct TabRole: Hashable, Sendable {
    private enum Kind { case search }
    private let kind: Kind
    /// The search role: the tab stands apart from the others.
    public static var search: TabRole { TabRole(kind: .search) }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Tab<Value, Content, Label>

    @MainActor public static func _makeTabNode(
        _ view: _TabContentView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _TabNode(view, inputs) { view in
            let tab = view.content
            return _TabParts(
                content: tab.content, label: tab.label, role: tab.role,
                tag: _Tag(value: AnyHashable(tab.value), includesOptional: true))
        }
    }
}

extension DefaultTabLabel {
    /// The label of a tab that has nothing but a role.
    init(role: TabRole?) {
        self.init(
            title: Text(role == .search ? "Search" : ""),
            systemImage: role == .search ? "magnifyingglass" : "circle")
    }
}
