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
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _OptionalNode(view, inputs)
    }
}

private final class _OptionalNode<W: View>: _TypedNode<W?> {
    private var child: _ViewNode?

    override init(_ view: W?, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        if let content = view { _reconcile(&child, with: content, under: self) }
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(from old: W?) {
        if let content = view {
            let isNew = child == nil
            _reconcile(&child, with: content, under: self)
            guard isNew, let child else { return }
            graph.noteArrival(of: child)
            contentItemsDidChange()
        } else if let old = child {
            graph.retire(old)
            child = nil
            contentItemsDidChange()
        }
    }
}
