// SPDX-License-Identifier: MIT

/// A view that switches between multiple child views using interactive user interface elements.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content
    @Environment(\._tabViewKind) private var kind

    /// Creates an instance that selects from content associated with `Selection` values.
    public init(
        selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
    ) {
        self.selection = selection
        self.content = content()
    }

    /// Creates a tab view that uses a builder to create and specify selection values for its tabs.
    public init<C>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content: content())
    }

    @MainActor @preconcurrency public var body: some View {
        _TabContainer(selection: selection, content: content)
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view whose tabs the user alone selects.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    /// Creates a tab view that uses a builder to create its tabs.
    nonisolated public init<C>(@TabContentBuilder<Never> content: () -> C)
    where
        SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent
    {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content: content())
    }
}

/// A tab view with a tab bar.
nonisolated struct _TabContainer<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    let selection: Binding<SelectionValue>?
    let content: Content

    @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _TabViewNode(view, inputs)
    }
}
