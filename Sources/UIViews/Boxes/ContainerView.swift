// SPDX-License-Identifier: MIT

/// A view that is one box around all the boxes of its content.
@preconcurrency @MainActor public protocol _ContainerView: _PrimitiveView {
    associatedtype Content: View
    associatedtype Box: _LayoutNode
    nonisolated var _content: Content { get }
    func makeBox(owner: _ViewNode) -> Box
    /// The view became another value; `self` is the new one.
    func update(_ box: Box, from old: Self)
    /// The environment of the box became another one.
    func environmentDidChange(_ box: Box)
}

extension _ContainerView {
    public func environmentDidChange(_ box: Box) {}
    @MainActor public static var _itemTraits: _ItemTraits { .one }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _ContainerNode(view, inputs)
    }
}

/// The node of a container: one box, filled with the boxes of its content.
package final class _ContainerNode<V: _ContainerView>: _TypedNode<V> {
    private var content: _ViewNode?
    package private(set) var box: V.Box?

    package override init(_ view: V, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        box = view.makeBox(owner: self)
        _reconcile(&content, with: view._content, under: self)
        refreshItems()
    }

    package override var children: [_ViewNode] { content.map { [$0] } ?? [] }
    package override var isLazyForChildren: Bool { false }

    package override func collectItems(into items: inout [_LayoutItem]) {
        if let box { items.append(box) }
    }

    package override func collectLazySources(into sources: inout [any _LazySource]) {
        sources.append(_EagerSource(self))
    }

    package override func contentItemsDidChange() { graph.itemOwners.append(self) }

    package override func refreshItems() {
        var items: [_LayoutItem] = []
        content?.collectItems(into: &items)
        box?.setChildItems(items)
    }

    package override func viewDidChange(from old: V) {
        if let box { view.update(box, from: old) }
        _reconcile(&content, with: view._content, under: self)
    }

    package override func environmentDidChange() {
        if let box { view.environmentDidChange(box) }
        propagateEnvironment()
    }

    package override func willDiscard() { box = nil }
}
