// SPDX-License-Identifier: MIT

/// Puts items into the bars around its content.
nonisolated public struct _ToolbarModifier<Items: ToolbarContent>: ViewModifier {
    public typealias Body = Never
    let items: Items

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _ToolbarModifierNode(view, inputs)
    }
}

private final class _ToolbarModifierNode<C: View, Items: ToolbarContent>:
    _TypedNode<ModifiedContent<C, _ToolbarModifier<Items>>>
{
    private var content: _ViewNode?
    private var items: _ViewNode?

    override init(
        _ view: ModifiedContent<C, _ToolbarModifier<Items>>, _ inputs: _NodeInputs
    ) {
        super.init(view, inputs)
        reconcile()
    }

    override var children: [_ViewNode] { [content, items].compactMap { $0 } }

    override func collectItems(into items: inout [_LayoutItem]) {
        content?.collectItems(into: &items)
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        content?.collectLazySources(into: &sources)
    }

    override func viewDidChange(from old: ModifiedContent<C, _ToolbarModifier<Items>>) {
        reconcile()
    }

    private func reconcile() {
        _reconcile(&content, with: view.content, under: self)
        _reconcile(&items, with: _ToolbarContentView(view.modifier.items), under: self)
    }
}

extension View {
    /// Populates the toolbar or navigation bar with the specified items.
    nonisolated public func toolbar<Content>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View where Content: ToolbarContent {
        modifier(_ToolbarModifier(items: content()))
    }

    /// Populates the toolbar or navigation bar with the specified items, which the user could
    /// rearrange on larger devices; a phone shows them all.
    nonisolated public func toolbar<Content>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View where Content: CustomizableToolbarContent {
        modifier(_ToolbarModifier(items: content()))
    }

    /// Populates the toolbar or navigation bar with the specified views.
    nonisolated public func toolbar<Content>(
        @ViewBuilder content: () -> Content
    ) -> some View where Content: View {
        modifier(_ToolbarModifier(items: ToolbarItemGroup(content: content)))
    }
}
