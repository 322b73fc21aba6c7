// SPDX-License-Identifier: MIT

/// A type-erased instance of the layout protocol.
public struct AnyLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    /// The cache of whatever layout is inside.
    public struct Cache {
        var value: Any
    }

    private let box: _AnyLayoutBox

    public init<L>(_ layout: L) where L: Layout { box = _AnyLayoutBoxOf(layout) }

    /// Which way the layout inside goes, for spacers and dividers.
    package var stackOrientation: Axis? { box.stackOrientation }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(value: box.makeCache(subviews))
    }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        box.updateCache(&cache.value, subviews)
    }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        box.spacing(subviews, &cache.value)
    }
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize { box.size(proposal, subviews, &cache.value) }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) { box.place(bounds, proposal, subviews, &cache.value) }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { box.guide(guide, bounds, proposal, subviews, &cache.value) }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { box.guide(guide, bounds, proposal, subviews, &cache.value) }
}

private class _AnyLayoutBox {
    var stackOrientation: Axis? { nil }
    func makeCache(_ subviews: LayoutSubviews) -> Any { () }
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
    func size(_ p: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        .zero
    }
    func place(
        _ bounds: CGRect, _ p: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {}
    func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ p: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGFloat? { nil }
    func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ p: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGFloat? { nil }
}

private final class _AnyLayoutBoxOf<L: Layout>: _AnyLayoutBox {
    let layout: L
    init(_ layout: L) { self.layout = layout }

    override var stackOrientation: Axis? {
        (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    }

    private func with<R>(_ cache: inout Any, _ body: (inout L.Cache) -> R) -> R {
        var typed = cache as! L.Cache
        defer { cache = typed }
        return body(&typed)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> Any {
        layout.makeCache(subviews: subviews)
    }
    override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        with(&cache) { layout.updateCache(&$0, subviews: subviews) }
    }
    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    override func size(
        _ p: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGSize {
        with(&cache) { layout.sizeThatFits(proposal: p, subviews: subviews, cache: &$0) }
    }
    override func place(
        _ bounds: CGRect, _ p: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        with(&cache) {
            layout.placeSubviews(in: bounds, proposal: p, subviews: subviews, cache: &$0)
        }
    }
    override func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ p: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGFloat? {
        with(&cache) {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: p, subviews: subviews, cache: &$0)
        }
    }
    override func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ p: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGFloat? {
        with(&cache) {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: p, subviews: subviews, cache: &$0)
        }
    }
}
