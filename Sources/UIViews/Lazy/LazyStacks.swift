// SPDX-License-Identifier: MIT

/// A view that arranges its children in a line that grows vertically, creating items only as
/// needed.
nonisolated public struct LazyVStack<Content: View>: _LazyStackView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    var rule: _LazyStackRule {
        _LazyStackRule(
            axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
    }
}

/// A view that arranges its children in a line that grows horizontally, creating items only as
/// needed.
nonisolated public struct LazyHStack<Content: View>: _LazyStackView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    var rule: _LazyStackRule {
        _LazyStackRule(
            axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
    }
}

/// Which way a lazy container goes, and how it lines up what is in it.
struct _LazyStackRule: Equatable {
    var axis: Axis
    var alignment: _AlignmentKey
    /// Between lines. *Units:* points; nil is the default.
    var spacing: CGFloat?
    /// What sticks to the edges of the scroll view.
    var pinned: PinnedScrollableViews = []
    /// The tracks of a grid; nil is a stack.
    var tracks: [GridItem]?

    var distance: CGFloat { spacing ?? _DefaultSpacing.plain }
}

@preconcurrency @MainActor protocol _LazyStackView: _PrimitiveView {
    associatedtype Content: View
    nonisolated var content: Content { get }
    nonisolated var rule: _LazyStackRule { get }
}

extension _LazyStackView {
    @MainActor public static var _itemTraits: _ItemTraits { .one }
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _LazyStackNode(view, inputs)
    }
}

private final class _LazyStackNode<V: _LazyStackView>: _TypedNode<V> {
    private var child: _ViewNode?
    private var box: _LazyStackBox?

    override init(_ view: V, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        let box = _LazyStackBox(view.rule, owner: self)
        self.box = box
        graph.lazyBoxes.add(box)
        _reconcile(&child, with: view.content, under: self)
        refreshItems()
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }
    override var isLazyForChildren: Bool { true }

    override func collectItems(into items: inout [_LayoutItem]) {
        if let box { items.append(box) }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        sources.append(_EagerSource(self))
    }

    override func contentItemsDidChange() { graph.itemOwners.append(self) }

    override func refreshItems() {
        var sources: [any _LazySource] = []
        child?.collectLazySources(into: &sources)
        box?.setSources(sources)
    }

    override func viewDidChange(from old: V) {
        box?.rule = view.rule
        _reconcile(&child, with: view.content, under: self)
    }

    override func willDiscard() {
        if let box { graph.lazyBoxes.remove(box) }
        box = nil
    }
}
