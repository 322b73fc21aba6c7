// SPDX-License-Identifier: MIT

/// What a phone draws over a window: the status bar, the home indicator.
nonisolated package struct SystemOverlays: _PrimitiveView, Equatable {
    package init() {}

    @MainActor package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _SystemOverlaysNode(view, inputs)
    }
}

/// Reads what the window's content says of its overlays.
private final class _SystemOverlaysNode: _TypedNode<SystemOverlays>, _ContentHosting {
    private var status: _ViewNode?
    private var box: SystemOverlaysBox?

    override init(_ view: SystemOverlays, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        box = SystemOverlaysBox(layoutOwner: self)
        graph.contentHosts.append(self)
        _reconcile(&status, with: _StatusBarContent(), under: self)
        refreshItems()
    }

    override var children: [_ViewNode] { status.map { [$0] } ?? [] }

    override func collectItems(into items: inout [_LayoutItem]) {
        if let box { items.append(box) }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        sources.append(_EagerSource(self))
    }

    override func contentItemsDidChange() { graph.itemOwners.append(self) }

    override func refreshItems() {
        var items: [_LayoutItem] = []
        status?.collectItems(into: &items)
        box?.setChildItems(items)
    }

    func readContent() {
        var window: _ViewNode = self
        while let parent = window.parent { window = parent }
        box?.set(window.preference(_OverlayWordsKey.self))
    }

    override func willDiscard() { box = nil }
}
