// SPDX-License-Identifier: MIT

/// A view that adapts to the available space by providing the first child view that fits.
@frozen nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView {
    let axes: Axis.Set
    let content: Content

    public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _ViewThatFitsNode(view, inputs)
    }
}

private final class _ViewThatFitsNode<Content: View>: _TypedNode<ViewThatFits<Content>> {
    private var content: _ViewNode?
    private var box: _ViewThatFitsBox?

    override init(_ view: ViewThatFits<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        box = _ViewThatFitsBox(view.axes, owner: self)
        _reconcile(&content, with: view.content, under: self)
        refreshItems()
    }

    override var children: [_ViewNode] { content.map { [$0] } ?? [] }
    override var isLazyForChildren: Bool { false }

    override func collectItems(into items: inout [_LayoutItem]) {
        if let box { items.append(box) }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        sources.append(_EagerSource(self))
    }

    override func contentItemsDidChange() { graph.itemOwners.append(self) }

    override func refreshItems() {
        var items: [_LayoutItem] = []
        content?.collectItems(into: &items)
        box?.setChildItems(items)
    }

    override func viewDidChange(from old: ViewThatFits<Content>) {
        box?.axes = view.axes
        _reconcile(&content, with: view.content, under: self)
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        // Only the one that shows speaks, where each candidate is one view of a builder.
        let candidates = content?.children ?? []
        if let box, candidates.count > 1, candidates.count == box.childItems.count {
            candidates[box.shownIndex].collectPreference(key, into: &value)
        } else {
            super.collectPreference(key, into: &value)
        }
    }

    override func willDiscard() { box = nil }
}

/// Keeps all candidates and shows one: the first whose ideal size fits, else the last.
///
/// *Source:* `layout/view-that-fits`, measured: an axis that is not asked for, or along which
/// nothing is proposed, always fits.
@MainActor final class _ViewThatFitsBox: _LayoutNode {
    var axes: Axis.Set { didSet { if axes != oldValue { setNeedsLayout() } } }
    /// The candidate that was placed last.
    private(set) var shownIndex = 0

    init(_ axes: Axis.Set, owner: _ViewNode) {
        self.axes = axes
        super.init(layoutOwner: owner)
    }

    private func index(for proposal: ProposedViewSize) -> Int? {
        let children = children
        let first = children.dropLast().firstIndex { candidate in
            let ideal = candidate.size(.unspecified)
            return [Axis.horizontal, .vertical].allSatisfy { axis in
                guard axes.contains(Axis.Set(axis)), let room = proposal[axis] else { return true }
                return ideal[axis] <= room
            }
        }
        return first ?? children.indices.last
    }

    private func candidate(for proposal: ProposedViewSize) -> _LayoutNode? {
        index(for: proposal).map { children[$0] }
    }

    private var shown: _LayoutNode? {
        children.indices.contains(shownIndex) ? children[shownIndex] : children.last
    }

    override func childItemsDidChange() {
        shownIndex = min(shownIndex, max(0, childItems.count - 1))
        super.childItemsDidChange()
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        candidate(for: proposal)?.size(proposal) ?? .zero
    }

    override func placeChildren() {
        guard let index = index(for: placedProposal) else { return }
        if index != shownIndex {
            shown?.forgetPlacement()
            shownIndex = index
            graph?.preferencesMayHaveChanged = true
            setNeedsDisplay()
        }
        place(children[index], at: .zero, proposal: placedProposal, safeInsets: safeInsets)
    }

    override func explicitGuide(
        _ key: _AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        candidate(for: proposal)?.dimensions(proposal).explicit(key)
    }

    override func spacing() -> ViewSpacing { shown?.spacingPreference ?? ViewSpacing() }
    override var layoutPriority: Double { shown?.layoutPriority ?? 0 }
    override var zIndex: Double { shown?.zIndex ?? 0 }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        shown?.layoutValue(key) ?? K.defaultValue
    }
    override func transitionEffect(isInsertion: Bool) -> _TransitionEffect {
        shown?.transitionEffect(isInsertion: isInsertion) ?? .fade
    }

    // The others are measured, and nothing else.
    override var childrenInDrawingOrder: [_LayoutNode] { shown.map { [$0] } ?? [] }
    override func collectAccessibility(_ collector: _AccessibilityCollector) {
        if let shown { collector.visit(shown) }
    }
}
