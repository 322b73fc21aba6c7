// SPDX-License-Identifier: MIT

/// Content that a lazy container resolves piece by piece: a row of slots, each none, one or many
/// items that come into being when they are asked for.
@MainActor public protocol _LazySource: AnyObject {
    /// How many slots there are, made or not.
    var slotCount: Int { get }
    /// The items of a slot, made now if they are not there.
    func items(at slot: Int) -> [_LayoutItem]
    /// The slot is out of sight: its views go, with their state.
    func release(_ slot: Int)
    /// What tells the slot from the others; nil where the content has no ids.
    func id(at slot: Int) -> AnyHashable?
    /// The first slot whose views have this id.
    func slot(id: AnyHashable) -> Int?
}

/// Content without laziness of its own: all its items are there, and stay.
@MainActor package final class _EagerSource: _LazySource {
    private let items: [_LayoutItem]

    package init(_ node: _ViewNode) {
        var items: [_LayoutItem] = []
        node.collectItems(into: &items)
        self.items = items
    }

    package var slotCount: Int { items.count }
    package func items(at slot: Int) -> [_LayoutItem] { [items[slot]] }
    package func release(_ slot: Int) {}
    package func id(at slot: Int) -> AnyHashable? { items[slot].ids.first }
    package func slot(id: AnyHashable) -> Int? { items.firstIndex { $0.hasID(id) } }
}

/// A source each of whose items gets a box around it.
@MainActor package final class _WrappedSource: _LazySource {
    private let base: any _LazySource
    private let wrap: (_LayoutItem) -> _LayoutItem
    private let unwrap: (_LayoutItem) -> Void
    private var wrapped: [Int: [(inner: _LayoutItem, outer: _LayoutItem)]] = [:]

    package init(
        _ base: any _LazySource, wrap: @escaping (_LayoutItem) -> _LayoutItem,
        release: @escaping (_LayoutItem) -> Void
    ) {
        self.base = base
        self.wrap = wrap
        unwrap = release
    }

    package var slotCount: Int { base.slotCount }

    package func items(at slot: Int) -> [_LayoutItem] {
        let inner = base.items(at: slot)
        if let known = wrapped[slot], known.count == inner.count,
            zip(known, inner).allSatisfy({ $0.inner === $1 })
        {
            return known.map(\.outer)
        }
        let pairs = inner.map { (inner: $0, outer: wrap($0)) }
        wrapped[slot] = pairs
        return pairs.map(\.outer)
    }

    package func release(_ slot: Int) {
        for pair in wrapped.removeValue(forKey: slot) ?? [] { unwrap(pair.inner) }
        base.release(slot)
    }

    package func id(at slot: Int) -> AnyHashable? { base.id(at: slot) }
    package func slot(id: AnyHashable) -> Int? { base.slot(id: id) }
}

extension _LayoutItem {
    /// Whether the item, or what it alone is around, has an id.
    package final func hasID(_ id: AnyHashable) -> Bool {
        if ids.contains(id) { return true }
        return childItems.count == 1 && childItems[0].hasID(id)
    }
}
