// SPDX-License-Identifier: MIT

/// Gives each row of its content a view to lie on.
nonisolated struct _ListRowBackgroundModifier<Layer: View>: ViewModifier {
    typealias Body = Never
    let layer: Layer

    @MainActor static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _ListRowBackgroundNode(view, inputs)
    }
}

/// The box around a row that brings its ground with it; the list places that.
@MainActor final class _ListRowGroundBox: _UnaryNode {
    /// Kept by the row's box, which draws it.
    private(set) var ground: [_LayoutItem] = []
    var node: _ViewNode?

    func refresh() {
        ground = []
        node?.collectItems(into: &ground)
        setNeedsLayout()
    }

    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        if K.self == _ListRowGroundKey.self, let value = self as? K.Value { return value }
        return super.layoutValue(key)
    }
}

private final class _ListRowBackgroundNode<C: View, Layer: View>:
    _TypedNode<ModifiedContent<C, _ListRowBackgroundModifier<Layer>>>
{
    private var child: _ViewNode?
    private var boxes: [ObjectIdentifier: _ListRowGroundBox] = [:]

    override init(
        _ view: ModifiedContent<C, _ListRowBackgroundModifier<Layer>>, _ inputs: _NodeInputs
    ) {
        super.init(view, inputs)
        _reconcile(&child, with: view.content, under: self)
    }

    override var children: [_ViewNode] {
        (child.map { [$0] } ?? []) + boxes.values.compactMap(\.node)
    }

    private func box(around item: _LayoutItem) -> _ListRowGroundBox {
        if let box = boxes[ObjectIdentifier(item)] { return box }
        let box = _ListRowGroundBox(layoutOwner: self)
        box.setChildItems([item])
        _reconcile(&box.node, with: view.modifier.layer, under: self)
        box.refresh()
        boxes[ObjectIdentifier(item)] = box
        return box
    }

    override func collectItems(into items: inout [_LayoutItem]) {
        var inner: [_LayoutItem] = []
        child?.collectItems(into: &inner)
        let kept = Set(inner.map(ObjectIdentifier.init))
        for (id, box) in boxes where !kept.contains(id) {
            box.node?.discard()
            boxes[id] = nil
        }
        for item in inner { items.append(box(around: item)) }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        var inner: [any _LazySource] = []
        child?.collectLazySources(into: &inner)
        for source in inner {
            sources.append(
                _WrappedSource(source) { [unowned self] in
                    box(around: $0)
                } release: { [weak self] item in
                    self?.boxes.removeValue(forKey: ObjectIdentifier(item))?.node?.discard()
                })
        }
    }

    override func viewDidChange(
        from old: ModifiedContent<C, _ListRowBackgroundModifier<Layer>>
    ) {
        if !_isEqual(old.modifier, view.modifier) {
            for box in boxes.values {
                _reconcile(&box.node, with: view.modifier.layer, under: self)
            }
        }
        _reconcile(&child, with: view.content, under: self)
    }

    override func contentItemsDidChange() {
        // A ground may have other boxes now, of which nobody above knows.
        graph.itemOwners.append(self)
        super.contentItemsDidChange()
    }

    override func refreshItems() { for box in boxes.values { box.refresh() } }
    override func willDiscard() {
        for box in boxes.values { box.node?.discard() }
        boxes = [:]
    }
}

/// Hands a row's ground to the list.
struct _ListRowGroundKey: LayoutValueKey {
    static var defaultValue: _ListRowGroundBox? { nil }
}

extension View {
    /// Places a custom background view behind a list row item.
    nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
        modifier(_ListRowBackgroundModifier(layer: view))
    }
}
