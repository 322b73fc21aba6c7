// SPDX-License-Identifier: MIT

/// A view bound to an identity: another id is another view, with state of its own.
nonisolated public struct IDView<Content: View, ID: Hashable>: _PrimitiveView {
    var content: Content
    var id: ID
    init(_ content: Content, id: ID) {
        self.content = content
        self.id = id
    }

    /// Its id must be known before it is in sight, so it does not wait to be made.
    @MainActor public static var _itemTraits: _ItemTraits {
        _ItemTraits(hasSections: Content._itemTraits.hasSections)
    }
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _IDNode(view, inputs)
    }
}

private final class _IDNode<Content: View, ID: Hashable>: _TypedNode<IDView<Content, ID>> {
    private var child: _ViewNode?

    override init(_ view: IDView<Content, ID>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        _reconcile(&child, with: view.content, under: self)
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func collectItems(into items: inout [_LayoutItem]) {
        let start = items.count
        super.collectItems(into: &items)
        for item in items[start...] { item.addID(view.id) }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        guard Content._itemTraits.hasSections, let child else {
            sources.append(_EagerSource(self))
            return
        }
        let start = sources.count
        child.collectLazySources(into: &sources)
        if start < sources.count { sources[start] = _NamedSource(sources[start], id: view.id) }
    }

    override func viewDidChange(from old: IDView<Content, ID>) {
        guard view.id != old.id else {
            _reconcile(&child, with: view.content, under: self)
            return
        }
        if let old = child { graph.retire(old) }
        child = nil
        _reconcile(&child, with: view.content, under: self)
        if let child { graph.noteArrival(of: child) }
        contentItemsDidChange()
    }
}

extension View {
    /// Binds a view's identity to the given proxy value.
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
        IDView(self, id: id)
    }
}
