// SPDX-License-Identifier: MIT

/// Shows a bar at an edge of its content, and makes the content's safe area smaller by it.
nonisolated public struct _SafeAreaInsetModifier<Bar: View>: ViewModifier {
    public typealias Body = Never
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let bar: Bar

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _SafeAreaInsetNode(view, inputs)
    }
}

private final class _SafeAreaInsetNode<C: View, Bar: View>:
    _TypedNode<ModifiedContent<C, _SafeAreaInsetModifier<Bar>>>
{
    private var content: _ViewNode?
    private var bar: _ViewNode?
    private var box: _SafeAreaInsetBox?

    override init(
        _ view: ModifiedContent<C, _SafeAreaInsetModifier<Bar>>, _ inputs: _NodeInputs
    ) {
        super.init(view, inputs)
        box = _SafeAreaInsetBox(
            edge: view.modifier.edge, alignment: view.modifier.alignment,
            spacing: view.modifier.spacing, owner: self)
        _reconcile(&content, with: view.content, under: self)
        _reconcile(&bar, with: view.modifier.bar, under: self)
        refreshItems()
    }

    override var children: [_ViewNode] { [content, bar].compactMap { $0 } }

    override func collectItems(into items: inout [_LayoutItem]) {
        if let box { items.append(box) }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        sources.append(_EagerSource(self))
    }

    override func contentItemsDidChange() { graph.itemOwners.append(self) }

    override func refreshItems() {
        var primary: [_LayoutItem] = []
        content?.collectItems(into: &primary)
        var bars: [_LayoutItem] = []
        bar?.collectItems(into: &bars)
        box?.set(primary: primary, bars: bars)
    }

    override func viewDidChange(
        from old: ModifiedContent<C, _SafeAreaInsetModifier<Bar>>
    ) {
        let new = view.modifier
        box?.set(edge: new.edge, alignment: new.alignment, spacing: new.spacing)
        _reconcile(&content, with: view.content, under: self)
        _reconcile(&bar, with: view.modifier.bar, under: self)
    }

    override func willDiscard() { box = nil }
}

@MainActor final class _SafeAreaInsetBox: _LayoutNode {
    private var edge: Edge
    private var alignment: Alignment
    private var spacingLength: CGFloat?
    private var primaryCount = 0

    init(edge: Edge, alignment: Alignment, spacing: CGFloat?, owner: _ViewNode) {
        self.edge = edge
        self.alignment = alignment
        spacingLength = spacing
        super.init(layoutOwner: owner)
    }

    func set(edge: Edge, alignment: Alignment, spacing: CGFloat?) {
        guard edge != self.edge || alignment != self.alignment || spacing != spacingLength else {
            return
        }
        self.edge = edge
        self.alignment = alignment
        spacingLength = spacing
        setNeedsLayout()
    }

    func set(primary: [_LayoutItem], bars: [_LayoutItem]) {
        primaryCount = primary.count
        setChildItems(primary + bars)
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var primary: ArraySlice<_LayoutNode> { children.prefix(primaryCount) }
    private var bars: ArraySlice<_LayoutNode> { children.dropFirst(primaryCount) }

    /// The room that the bar takes, the distance to it included.
    private func taken(_ proposal: ProposedViewSize) -> CGFloat {
        let length = bars.map { $0.size(proposal)[axis] }.max()
        return length.map { $0 + (spacingLength ?? _DefaultSpacing.plain) } ?? 0
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal
        inner[axis] = proposal[axis].map { max(0, $0 - taken(proposal)) }
        return inner
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        var size = primary.reduce(CGSize.zero) { size, node in
            let own = node.size(inner(proposal))
            return CGSize(
                width: max(size.width, own.width), height: max(size.height, own.height))
        }
        size[axis] += taken(proposal)
        return size
    }

    override func placeChildren() {
        let proposal = placedProposal
        let room = taken(proposal)
        var content = CGRect(origin: .zero, size: frame.size)
        content.size = inner(ProposedViewSize(frame.size)).replacingUnspecifiedDimensions()
        if edge == .top { content.origin.y = room }
        if edge == .leading { content.origin.x = room }
        var insets = safeInsets
        insets[edge] += room
        for node in primary {
            place(
                node, at: content.origin, proposal: ProposedViewSize(content.size),
                safeInsets: insets)
        }
        for bar in bars {
            let dimensions = bar.dimensions(proposal)
            let outer = ViewDimensions(plain: frame.size)
            var origin = CGPoint(
                x: outer[alignment.horizontal] - dimensions[alignment.horizontal],
                y: outer[alignment.vertical] - dimensions[alignment.vertical])
            switch edge {
            case .top: origin.y = 0
            case .bottom: origin.y = frame.height - dimensions.height
            case .leading: origin.x = 0
            case .trailing: origin.x = frame.width - dimensions.width
            }
            place(bar, at: origin, proposal: proposal)
        }
    }

    override func spacing() -> ViewSpacing { primary.first?.spacingPreference ?? ViewSpacing() }
    override var zIndex: Double { 0 }
    override var layoutPriority: Double { primary.first?.layoutPriority ?? 0 }
}

extension View {
    /// Shows the specified content above or below the modified view.
    nonisolated public func safeAreaInset<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom,
                alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, bar: content()))
    }

    /// Shows the specified content beside the modified view.
    nonisolated public func safeAreaInset<V>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment),
                spacing: spacing, bar: content()))
    }
}
