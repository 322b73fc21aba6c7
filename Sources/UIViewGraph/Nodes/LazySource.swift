// SPDX-License-Identifier: MIT

/// What the slots of a source are for.
public struct _LazyKind: Hashable, Sendable {
    /// A part that a slot plays in its section.
    public enum Role: Hashable, Sendable { case cell, header, footer }
    public var role: Role
    /// The node of the section that the slots belong to; nil outside of sections.
    public var section: ObjectIdentifier?

    public init(_ role: Role = .cell, section: ObjectIdentifier? = nil) {
        self.role = role
        self.section = section
    }
}

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
    /// What the slots are for.
    var kind: _LazyKind { get }
    /// What lasts of the source while its content changes: the node that it comes from.
    var origin: ObjectIdentifier { get }
}

extension _LazySource {
    public var kind: _LazyKind { _LazyKind() }
}

/// Content without laziness of its own: all its items are there, and stay.
@MainActor package final class _EagerSource: _LazySource {
    private let items: [_LayoutItem]
    package let origin: ObjectIdentifier

    package init(_ node: _ViewNode) {
        var items: [_LayoutItem] = []
        node.collectItems(into: &items)
        self.items = items
        origin = ObjectIdentifier(node)
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
    package var kind: _LazyKind { base.kind }
    package var origin: ObjectIdentifier { base.origin }
}

/// A source whose first slot also answers to the id of what it begins, as a section's does.
@MainActor package final class _NamedSource: _LazySource {
    private let base: any _LazySource
    private let name: AnyHashable

    package init(_ base: any _LazySource, id: some Hashable) {
        self.base = base
        name = AnyHashable(id)
    }

    package var slotCount: Int { base.slotCount }
    package func items(at slot: Int) -> [_LayoutItem] { base.items(at: slot) }
    package func release(_ slot: Int) { base.release(slot) }
    package func id(at slot: Int) -> AnyHashable? { base.id(at: slot) }
    package func slot(id: AnyHashable) -> Int? {
        id == name && base.slotCount > 0 ? 0 : base.slot(id: id)
    }
    package var kind: _LazyKind { base.kind }
    package var origin: ObjectIdentifier { base.origin }
}

/// A source whose slots belong to a section.
@MainActor package final class _SectionedSource: _LazySource {
    private let base: any _LazySource
    package let kind: _LazyKind

    package init(_ base: any _LazySource, kind: _LazyKind) {
        self.base = base
        self.kind = kind
    }

    package var slotCount: Int { base.slotCount }
    package func items(at slot: Int) -> [_LayoutItem] { base.items(at: slot) }
    package func release(_ slot: Int) { base.release(slot) }
    package func id(at slot: Int) -> AnyHashable? { base.id(at: slot) }
    package func slot(id: AnyHashable) -> Int? { base.slot(id: id) }
    package var origin: ObjectIdentifier { base.origin }
}

/// One slot whose view is made when it comes into sight, and goes when it leaves.
@MainActor package final class _DeferredSource: _LazySource {
    private let make: () -> _ViewNode?
    private let made: () -> _ViewNode?
    private let unmake: () -> Void
    private let key: AnyHashable
    package let origin: ObjectIdentifier
    package let kind: _LazyKind

    /// `place` tells the slots of one owner apart.
    package init(
        owner: _ViewNode, place: Int = 0, kind: _LazyKind = _LazyKind(),
        make: @escaping () -> _ViewNode?, made: @escaping () -> _ViewNode?,
        release: @escaping () -> Void
    ) {
        self.make = make
        self.made = made
        unmake = release
        origin = ObjectIdentifier(owner)
        key = AnyHashable(_DeferredKey(owner: origin, place: place))
        self.kind = kind
    }

    package var slotCount: Int { 1 }

    package func items(at slot: Int) -> [_LayoutItem] {
        var items: [_LayoutItem] = []
        make()?.collectItems(into: &items)
        return items
    }

    package func release(_ slot: Int) { unmake() }
    package func id(at slot: Int) -> AnyHashable? { key }

    /// The id of a view inside is known only while the view is there.
    package func slot(id: AnyHashable) -> Int? {
        if id == key { return 0 }
        var items: [_LayoutItem] = []
        made()?.collectItems(into: &items)
        return items.contains { $0.hasID(id) } ? 0 : nil
    }
}

/// Tells one deferred view from the others.
private struct _DeferredKey: Hashable {
    let owner: ObjectIdentifier
    let place: Int
}

extension _LayoutItem {
    /// Whether the item, or what it alone is around, has an id.
    package final func hasID(_ id: AnyHashable) -> Bool {
        if ids.contains(id) { return true }
        return childItems.count == 1 && childItems[0].hasID(id)
    }
}
