// SPDX-License-Identifier: MIT

/// A type-erased view.
nonisolated public struct AnyView: _PrimitiveView {
    let storage: _AnyViewStorage

    public init<V>(_ view: V) where V: View { storage = _AnyViewStorageOf(view) }
    public init<V>(erasing view: V) where V: View { self.init(view) }

    @MainActor public static func _makeNode(_ view: AnyView, _ inputs: _NodeInputs) -> _ViewNode {
        _AnyViewNode(view, inputs)
    }
}

@MainActor class _AnyViewStorage {
    nonisolated init() {}
    var type: Any.Type { Never.self }
    func reconcile(_ node: inout _ViewNode?, under parent: _ViewNode) {}
}

private final class _AnyViewStorageOf<V: View>: _AnyViewStorage {
    nonisolated(unsafe) let view: V
    nonisolated init(_ view: V) { self.view = view }
    override var type: Any.Type { V.self }
    override func reconcile(_ node: inout _ViewNode?, under parent: _ViewNode) {
        _reconcile(&node, with: view, under: parent)
    }
}

private final class _AnyViewNode: _TypedNode<AnyView> {
    private var child: _ViewNode?
    private var type: Any.Type

    override init(_ view: AnyView, _ inputs: _NodeInputs) {
        type = view.storage.type
        super.init(view, inputs)
        view.storage.reconcile(&child, under: self)
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(from old: AnyView) {
        guard view.storage.type != type else {
            view.storage.reconcile(&child, under: self)
            return
        }
        type = view.storage.type
        if let old = child { graph.retire(old) }
        child = nil
        view.storage.reconcile(&child, under: self)
        if let child { graph.noteArrival(of: child) }
        contentItemsDidChange()
    }
}
