// SPDX-License-Identifier: MIT

/// One thing that a container places: what a view resolves to, seen from its container.
///
/// Layout and drawing are added by the targets above; the graph only knows the tree.
@MainActor open class _LayoutItem {
    /// The view node that the item belongs to; kept while the item is, even on its way out.
    ///
    /// A node lets go of its items when it is discarded, which ends the cycle.
    public final let owner: _ViewNode
    // Cleared by the parent before it goes, in `deinit` too, which is not isolated.
    public private(set) final nonisolated(unsafe) unowned(unsafe) var parentItem: _LayoutItem?
    public private(set) final nonisolated(unsafe) var childItems: [_LayoutItem] = []
    /// The ids that `id(_:)` and the `ForEach`es around gave to the item's view, innermost first.
    package private(set) final var ids: [AnyHashable] = []

    public init(owner: _ViewNode) { self.owner = owner }

    deinit {
        for item in childItems where item.parentItem === self { item.parentItem = nil }
    }

    /// Notes one more id of the item's view.
    package final func addID(_ id: some Hashable) {
        let id = AnyHashable(id)
        if !ids.contains(id) { ids.append(id) }
    }

    /// Forgets the ids; the view that gave them is asked again.
    package final func removeIDs() { ids.removeAll(keepingCapacity: true) }

    /// Replaces the children; those that stay are kept, those that left are told.
    package final func setChildItems(_ items: [_LayoutItem]) {
        if items.count == childItems.count, zip(items, childItems).allSatisfy({ $0 === $1 }) {
            return
        }
        let kept = Set(items.map(ObjectIdentifier.init))
        let old = childItems
        childItems = items
        for item in old where !kept.contains(ObjectIdentifier(item)) {
            if item.parentItem === self {
                item.parentItem = nil
                childWasRemoved(item)
            }
        }
        for item in items where item.parentItem !== self {
            item.parentItem = self
            childWasAdded(item)
        }
        childItemsDidChange()
    }

    /// The list of children became another one.
    open func childItemsDidChange() {}
    /// `item` is no longer a child.
    open func childWasRemoved(_ item: _LayoutItem) {}
    /// `item` became a child.
    open func childWasAdded(_ item: _LayoutItem) {}
    /// The item's view was inserted into a tree that was already on screen.
    open func beginArrival(_ transaction: Transaction) {}
    /// The item's view was removed: it may go on being drawn where it was.
    open func beginDeparture(_ transaction: Transaction) {}
}
