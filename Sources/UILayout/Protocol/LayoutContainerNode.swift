// SPDX-License-Identifier: MIT

/// The box of a container whose children a `Layout` places.
@MainActor public final class _LayoutContainerNode<L: Layout>: _LayoutNode, _SubviewPlacing {
    /// Replaced when the view brings another; measured again then.
    package var layout: L {
        didSet {
            cache = nil
            setNeedsLayout()
            if Self.orientation(of: layout) != Self.orientation(of: oldValue) {
                for child in children { remeasureUnary(child) }
            }
        }
    }
    /// Which way the layout goes, if it goes one way.
    package var stackOrientation: Axis? { Self.orientation(of: layout) }

    private static func orientation(of layout: L) -> Axis? {
        (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    }

    /// Spacers and dividers, modified or not, depend on the way that the layout goes.
    private func remeasureUnary(_ node: _LayoutNode) {
        node.setNeedsLayout()
        if let child = (node as? _UnaryNode)?.child { remeasureUnary(child) }
    }
    private var cache: L.Cache?
    private var cachedSubviews: LayoutSubviews?
    /// Placements are written down here instead of being carried out.
    private var recording: [Int: CGRect]?

    package init(_ layout: L, owner: _ViewNode) {
        self.layout = layout
        super.init(layoutOwner: owner)
    }

    private var subviews: LayoutSubviews {
        if let cachedSubviews { return cachedSubviews }
        let elements = children.enumerated().map {
            LayoutSubview(node: $0.element, container: self, index: $0.offset)
        }
        let subviews = LayoutSubviews(
            elements[...], layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        cachedSubviews = subviews
        return subviews
    }

    public override func childItemsDidChange() {
        cachedSubviews = nil
        super.childItemsDidChange()
    }

    public override func measurementsDidReset() {
        cachedSubviews = nil
        guard cache != nil else { return }
        layout.updateCache(&cache!, subviews: subviews)
    }

    private func withCache<R>(_ body: (inout L.Cache) -> R) -> R {
        if cache == nil { cache = layout.makeCache(subviews: subviews) }
        return body(&cache!)
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    public override func spacing() -> ViewSpacing {
        withCache { layout.spacing(subviews: subviews, cache: &$0) }
    }

    public override var layoutPriority: Double { 0 }
    public override var zIndex: Double { 0 }
    public override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        K.defaultValue
    }
    public override func transitionEffect(isInsertion: Bool) -> _TransitionEffect { .fade }

    public override func placeChildren() {
        owner.graph.counters.layouts += 1
        var isPlacedHere = Array(repeating: false, count: childItems.count)
        placed = { isPlacedHere[$0] = true }
        let bounds = CGRect(origin: .zero, size: frame.size)
        withCache {
            layout.placeSubviews(
                in: bounds, proposal: placedProposal, subviews: subviews, cache: &$0)
        }
        placed = nil
        // What a layout does not place goes to the middle, as the documentation says.
        for (index, child) in children.enumerated() where !isPlacedHere[index] {
            let size = child.size(placedProposal)
            placeSubview(
                index,
                at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
                size: size, proposal: placedProposal)
        }
    }

    private var placed: ((Int) -> Void)?

    func placeSubview(
        _ index: Int, at origin: CGPoint, size: CGSize, proposal: ProposedViewSize
    ) {
        if recording != nil {
            recording![index] = CGRect(origin: origin, size: size)
            return
        }
        placed?(index)
        place(children[index], at: origin, proposal: proposal)
    }

    public override func explicitGuide(
        _ key: _AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        let own = withCache { cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal,
                    subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal,
                    subviews: subviews, cache: &cache)
        }
        if let own { return own }
        // Without one of its own, the guide combines those of the children where they would lie.
        recording = [:]
        withCache {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
        let rects = recording ?? [:]
        recording = nil
        let values: [CGFloat?] = children.enumerated().map { index, child in
            guard let rect = rects[index] else { return nil }
            let inner = ProposedViewSize(rect.size)
            guard let value = child.guide(key, size: rect.size, proposal: inner) else {
                return nil
            }
            return value + (key.axis == .horizontal ? rect.minX : rect.minY)
        }
        return key.axis == .horizontal
            ? HorizontalAlignment(key.id).combineExplicit(values)
            : VerticalAlignment(key.id).combineExplicit(values)
    }
}
