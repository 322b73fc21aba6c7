// SPDX-License-Identifier: MIT

/// View content that shows one of two possible children.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }
    let storage: Storage
}

extension _ConditionalContent: View, _PrimitiveView
where TrueContent: View, FalseContent: View {
    @MainActor public static var _itemTraits: _ItemTraits {
        let (a, b) = (TrueContent._itemTraits, FalseContent._itemTraits)
        return _ItemTraits(
            isOne: a.isOne && b.isOne, hasSections: a.hasSections || b.hasSections)
    }
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _ConditionalNode(view, inputs)
    }
}

private final class _ConditionalNode<T: View, F: View>: _TypedNode<_ConditionalContent<T, F>> {
    private var trueNode: _ViewNode?
    private var falseNode: _ViewNode?

    override init(_ view: _ConditionalContent<T, F>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        reconcile()
    }

    override var children: [_ViewNode] { [trueNode ?? falseNode].compactMap { $0 } }

    override func viewDidChange(from old: _ConditionalContent<T, F>) { reconcile() }

    private func reconcile() {
        let wasThere = trueNode != nil || falseNode != nil
        let isNew: Bool
        switch view.storage {
        case .trueContent(let content):
            isNew = trueNode == nil
            if let old = falseNode { graph.retire(old) }
            falseNode = nil
            _reconcile(&trueNode, with: content, under: self)
        case .falseContent(let content):
            isNew = falseNode == nil
            if let old = trueNode { graph.retire(old) }
            trueNode = nil
            _reconcile(&falseNode, with: content, under: self)
        }
        guard isNew, wasThere, let node = trueNode ?? falseNode else { return }
        graph.noteArrival(of: node)
        contentItemsDidChange()
    }
}

extension _ConditionalContent { public typealias Body = Never }
extension Optional { public typealias Body = Never }

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("Optional is a primitive view.") }
    @MainActor public static var _itemTraits: _ItemTraits {
        _ItemTraits(hasSections: Wrapped._itemTraits.hasSections)
    }
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _OptionalNode(view, inputs)
    }
}

private final class _OptionalNode<W: View>: _TypedNode<W?> {
    private var child: _ViewNode?

    override init(_ view: W?, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        if !isDeferred { make() }
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    /// In a lazy container, what is one box waits until it comes into sight.
    private var isDeferred: Bool { isLazy && W._itemTraits.isOne }

    private func make() {
        if let content = view { _reconcile(&child, with: content, under: self) }
    }

    override func viewDidChange(from old: W?) {
        if view != nil {
            if child != nil || !isDeferred { make() }
            guard old == nil else { return }
            if let child { graph.noteArrival(of: child) }
            contentItemsDidChange()
        } else if old != nil {
            if let child { graph.retire(child) }
            child = nil
            contentItemsDidChange()
        }
    }

    override func collectItems(into items: inout [_LayoutItem]) {
        if child == nil, !graph.collectsOnlyWhatIsMade { make() }
        child?.collectItems(into: &items)
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        guard isDeferred else {
            child?.collectLazySources(into: &sources)
            return
        }
        guard view != nil else { return }
        sources.append(
            _DeferredSource(owner: self) { [unowned self] in
                if child == nil { make() }
                return child
            } made: { [weak self] in
                self?.child
            } release: { [weak self] in
                self?.child?.discard()
                self?.child = nil
            })
    }
}
