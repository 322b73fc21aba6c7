// SPDX-License-Identifier: MIT

/// Keeps one child for each element, by id; within a lazy container only for those in sight.
final class _ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _TypedNode<ForEach<Data, ID, Content>>
{
    fileprivate var ids: [ID] = []
    fileprivate var nodes: [ID: _ViewNode] = [:]
    /// The nodes of `ids`, one for one, when all elements are there.
    private var ordered: [_ViewNode?] = []
    /// The places of the elements that are there, when they come one by one.
    fileprivate var live: Set<Int> = []
    private var isFirst = true
    /// Whether the container asks for elements one by one.
    private var isResolvedLazily: Bool { isLazy && !isSectional }
    /// Sections are all looked into, since each is a row of slots; what is in them waits.
    private var isSectional: Bool { isLazy && Content._itemTraits.hasSections }

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        evaluate()
        isFirst = false
    }

    override var isLazyForChildren: Bool { isSectional }

    override var children: [_ViewNode] {
        isResolvedLazily ? Array(nodes.values) : ordered.compactMap { $0 }
    }

    override func viewDidChange(from old: ForEach<Data, ID, Content>) {
        if isResolvedLazily {
            refreshLazily(isSameData: _hasSameBits(old.data, view.data))
        } else {
            graph.evaluateNow(self)
        }
    }

    override func collectItems(into items: inout [_LayoutItem]) {
        for (index, id) in ids.enumerated() {
            if isResolvedLazily, !graph.collectsOnlyWhatIsMade { realize(index) }
            let start = items.count
            nodes[id]?.collectItems(into: &items)
            for item in items[start...] { item.addID(id) }
        }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        if isResolvedLazily {
            sources.append(_ForEachSource(self))
        } else if isSectional {
            for id in ids {
                let start = sources.count
                nodes[id]?.collectLazySources(into: &sources)
                guard start < sources.count else { continue }
                sources[start] = _NamedSource(sources[start], id: id)
            }
        } else {
            sources.append(_EagerSource(self))
        }
    }

    override func evaluate() {
        if isResolvedLazily { refreshLazily(isSameData: false) } else { evaluateAll() }
    }

    private func evaluateAll() {
        var new: [ID] = []
        var contents: [Content] = []
        new.reserveCapacity(view.data.count)
        contents.reserveCapacity(view.data.count)
        tracking {
            for element in view.data {
                new.append(view.identify(element))
                contents.append(view.content(element))
            }
        }
        // The same elements as before, as after most changes: no id is looked up.
        if !isFirst, new == ids {
            for index in contents.indices {
                _reconcile(&ordered[index], with: contents[index], under: self)
            }
            return
        }
        replaceAll(new, contents)
    }

    private func replaceAll(_ new: [ID], _ contents: [Content]) {
        let order = uniqueIDs(new)
        let known = Set(order)
        var didChange = false
        var seen = Set<ID>(minimumCapacity: new.count)
        for (id, content) in zip(new, contents) where seen.insert(id).inserted {
            var node = nodes[id]
            let isNew = node == nil
            _reconcile(&node, with: content, under: self)
            guard isNew, let node else { continue }
            nodes[id] = node
            didChange = true
            if !isFirst { graph.noteArrival(of: node) }
        }
        for id in ids where !known.contains(id) {
            if let node = nodes.removeValue(forKey: id) { graph.retire(node) }
            didChange = true
        }
        if order != ids { didChange = true }
        ids = order
        ordered = order.map { nodes[$0] }
        if didChange, !isFirst { contentItemsDidChange() }
    }

    private func uniqueIDs(_ all: some Collection<ID>) -> [ID] {
        var order: [ID] = []
        order.reserveCapacity(all.count)
        var seen = Set<ID>(minimumCapacity: all.count)
        for id in all {
            if seen.insert(id).inserted {
                order.append(id)
            } else {
                graph.report(
                    "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection; only its first element is shown."
                )
            }
        }
        return order
    }
}

// MARK: - One by one

extension _ForEachNode {
    /// New data or a new way to make content: the ids are read, and what is there is made again.
    ///
    /// *Cost:* one id an element when the data changed; else only the elements that are there.
    fileprivate func refreshLazily(isSameData: Bool) {
        needsEvaluation = false
        if !isSameData || isFirst {
            let new = view.data.map(view.identify)
            if new != ids {
                ids = new
                keepWhatIsThere()
                if !isFirst { contentItemsDidChange() }
            }
        }
        tracking {}
        for index in live.sorted() { remake(index) }
    }

    /// Finds the elements that are there among the new ids; those that are gone end.
    private func keepWhatIsThere() {
        live = []
        guard !nodes.isEmpty else { return }
        var kept: [ID: _ViewNode] = [:]
        for index in ids.indices {
            let id = ids[index]
            guard let node = nodes[id], kept.updateValue(node, forKey: id) == nil else { continue }
            live.insert(index)
            if kept.count == nodes.count { break }
        }
        for (id, node) in nodes where kept[id] == nil { node.discard() }
        nodes = kept
    }

    private func remake(_ index: Int) {
        let id = ids[index]
        let content = trackingMore { view.content(element(index)) }
        _reconcile(&nodes[id], with: content, under: self)
    }

    private func element(_ index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    /// Makes the node of an element that is not there yet.
    fileprivate func realize(_ index: Int) {
        guard nodes[ids[index]] == nil else { return }
        live.insert(index)
        remake(index)
    }

    fileprivate func release(_ index: Int) {
        guard ids.indices.contains(index) else { return }
        live.remove(index)
        nodes.removeValue(forKey: ids[index])?.discard()
    }
}

/// The elements of a `ForEach`, for a lazy container.
private final class _ForEachSource<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _LazySource
{
    private let node: _ForEachNode<Data, ID, Content>
    /// The ids as they were when the source was made; the container gets a new one when they change.
    private let ids: [ID]

    init(_ node: _ForEachNode<Data, ID, Content>) {
        self.node = node
        ids = node.ids
    }

    var slotCount: Int { ids.count }

    func items(at slot: Int) -> [_LayoutItem] {
        guard node.ids.indices.contains(slot), node.ids[slot] == ids[slot] else { return [] }
        node.realize(slot)
        var items: [_LayoutItem] = []
        node.nodes[ids[slot]]?.collectItems(into: &items)
        for item in items { item.addID(ids[slot]) }
        return items
    }

    func release(_ slot: Int) {
        guard node.ids.indices.contains(slot), node.ids[slot] == ids[slot] else { return }
        node.release(slot)
    }

    var origin: ObjectIdentifier { ObjectIdentifier(node) }
    func id(at slot: Int) -> AnyHashable? { AnyHashable(ids[slot]) }

    func slot(id: AnyHashable) -> Int? {
        if let typed = id.base as? ID, let index = ids.firstIndex(of: typed) { return index }
        // An explicit `id(_:)` inside an element is known only while the element is there.
        for (elementID, view) in node.nodes {
            var items: [_LayoutItem] = []
            view.collectItems(into: &items)
            if items.contains(where: { $0.hasID(id) }) { return ids.firstIndex(of: elementID) }
        }
        return nil
    }
}

/// Whether two values are the same to the bit, as copies of one array are.
func _hasSameBits<T>(_ a: T, _ b: T) -> Bool {
    withUnsafeBytes(of: a) { a in
        withUnsafeBytes(of: b) { b in a.elementsEqual(b) }
    }
}
