// SPDX-License-Identifier: MIT
@_spi(Reflection) import Swift

/// A View created from a swift tuple of View values.
@frozen nonisolated public struct TupleView<T>: _PrimitiveView {
    public var value: T
    @inlinable public init(_ value: T) { self.value = value }

    @MainActor public static var _itemTraits: _ItemTraits { _TupleLayout.of(T.self).traits }
    @MainActor public static func _makeNode(_ view: TupleView<T>, _ inputs: _NodeInputs)
        -> _ViewNode
    {
        _TupleNode(view, inputs)
    }
}

private final class _TupleNode<T>: _TypedNode<TupleView<T>> {
    private var nodes: [_ViewNode?]

    override init(_ view: TupleView<T>, _ inputs: _NodeInputs) {
        nodes = Array(repeating: nil, count: _TupleLayout.of(T.self).elements.count)
        super.init(view, inputs)
        for index in nodes.indices where !isDeferred(index) { make(index) }
    }

    override var children: [_ViewNode] { nodes.compactMap { $0 } }

    override func viewDidChange(from old: TupleView<T>) {
        for index in nodes.indices where nodes[index] != nil || !isDeferred(index) { make(index) }
    }

    /// In a lazy container, what is one box waits until it comes into sight.
    private func isDeferred(_ index: Int) -> Bool {
        isLazy && _TupleLayout.of(T.self).elements[index].traits.isOne
    }

    private func make(_ index: Int) {
        let element = _TupleLayout.of(T.self).elements[index]
        withUnsafePointer(to: view.value) { pointer in
            element.reconcile(UnsafeRawPointer(pointer) + element.offset, &nodes[index], self)
        }
    }

    override func collectItems(into items: inout [_LayoutItem]) {
        for index in nodes.indices {
            if nodes[index] == nil, !graph.collectsOnlyWhatIsMade { make(index) }
            nodes[index]?.collectItems(into: &items)
        }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        for index in nodes.indices {
            guard isDeferred(index) else {
                nodes[index]?.collectLazySources(into: &sources)
                continue
            }
            sources.append(
                _DeferredSource(owner: self, place: index) { [unowned self] in
                    if nodes[index] == nil { make(index) }
                    return nodes[index]
                } made: { [weak self] in
                    self?.nodes[index]
                } release: { [weak self] in
                    self?.nodes[index]?.discard()
                    self?.nodes[index] = nil
                })
        }
    }
}

/// Where the views of a tuple type lie in its memory, and how each is handled. Found once a type.
@MainActor private final class _TupleLayout {
    struct Element {
        let offset: Int
        let traits: _ItemTraits
        let reconcile: @MainActor (UnsafeRawPointer, inout _ViewNode?, _ViewNode) -> Void
    }
    let elements: [Element]
    /// What is known of the tuple as a whole.
    let traits: _ItemTraits

    private static var known: [ObjectIdentifier: _TupleLayout] = [:]

    static func of(_ type: Any.Type) -> _TupleLayout {
        if let layout = known[ObjectIdentifier(type)] { return layout }
        let layout = _TupleLayout(type)
        known[ObjectIdentifier(type)] = layout
        return layout
    }

    private init(_ type: Any.Type) {
        var elements: [Element] = []
        if let view = type as? any View.Type {
            elements.append(Self.element(view, offset: 0))
        } else {
            _ = _forEachField(of: type) { _, offset, fieldType, _ in
                if let view = fieldType as? any View.Type {
                    elements.append(Self.element(view, offset: offset))
                }
                return true
            }
        }
        self.elements = elements
        traits = _ItemTraits(
            isOne: elements.count == 1 && elements[0].traits.isOne,
            hasSections: elements.contains { $0.traits.hasSections })
    }

    private static func element<V: View>(_ type: V.Type, offset: Int) -> Element {
        Element(offset: offset, traits: V._itemTraits) { pointer, node, parent in
            let view = pointer.assumingMemoryBound(to: V.self).pointee
            _reconcile(&node, with: view, under: parent)
        }
    }
}
