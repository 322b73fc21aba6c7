// SPDX-License-Identifier: MIT

/// A view that is one box and has no content.
@preconcurrency @MainActor public protocol _LeafView: _PrimitiveView {
    associatedtype Box: _LayoutNode
    func makeBox(owner: _ViewNode) -> Box
    /// The view became another value; `self` is the new one.
    func update(_ box: Box, from old: Self)
    /// The environment of the box became another one.
    func environmentDidChange(_ box: Box)
}

extension _LeafView {
    public func environmentDidChange(_ box: Box) {}
    @MainActor public static var _itemTraits: _ItemTraits { .one }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _LeafNode(view, inputs)
    }
}

final class _LeafNode<V: _LeafView>: _TypedNode<V> {
    private var box: V.Box?

    override init(_ view: V, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        box = view.makeBox(owner: self)
    }

    override func collectItems(into items: inout [_LayoutItem]) {
        if let box { items.append(box) }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        sources.append(_EagerSource(self))
    }

    override func viewDidChange(from old: V) {
        if let box { view.update(box, from: old) }
    }

    override func environmentDidChange() {
        if let box { view.environmentDidChange(box) }
    }

    override func willDiscard() { box = nil }
}
