// SPDX-License-Identifier: MIT

/// Keeps one child for each element, by id.
final class _ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _TypedNode<ForEach<Data, ID, Content>>
{
    private var ids: [ID] = []
    private var nodes: [ID: _ViewNode] = [:]
    private var isFirst = true

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        evaluate()
        isFirst = false
    }

    override var children: [_ViewNode] { ids.compactMap { nodes[$0] } }

    override func viewDidChange(from old: ForEach<Data, ID, Content>) { graph.evaluateNow(self) }

    override func collectItems(into items: inout [_LayoutItem]) {
        for id in ids {
            let start = items.count
            nodes[id]?.collectItems(into: &items)
            for item in items[start...] { item.addID(id) }
        }
    }

    override func evaluate() {
        let views = tracking { view.data.map { (view.identify($0), view.content($0)) } }
        var order: [ID] = []
        order.reserveCapacity(views.count)
        var seen = Set<ID>(minimumCapacity: views.count)
        var didChange = false
        for (id, content) in views {
            guard seen.insert(id).inserted else {
                graph.report(
                    "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection; only its first element is shown."
                )
                continue
            }
            order.append(id)
            var node = nodes[id]
            let isNew = node == nil
            _reconcile(&node, with: content, under: self)
            guard isNew, let node else { continue }
            nodes[id] = node
            didChange = true
            if !isFirst { graph.noteArrival(of: node) }
        }
        for id in ids where !seen.contains(id) {
            if let node = nodes.removeValue(forKey: id) { graph.retire(node) }
            didChange = true
        }
        if order != ids { didChange = true }
        ids = order
        if didChange, !isFirst { contentItemsDidChange() }
    }
}
