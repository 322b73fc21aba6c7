// SPDX-License-Identifier: MIT
import UIDisplayList

/// One box of the interface: it measures itself, places its children, draws, and is hit.
///
/// The tree of these is what views resolve to. `frame` is where layout has put the box;
/// `presentedFrame(at:)` is where it is seen while an animation moves it.
@MainActor open class _LayoutNode: _LayoutItem {
    // Measuring; see LayoutNode+Measuring.
    final var measured: [(proposal: ProposedViewSize, size: CGSize)] = []
    final var guides: [_GuideQuery: CGFloat?] = [:]
    final var measuredSpacing: ViewSpacing?
    final var needsMeasuring = true
    final var needsMeasuringBelow = true

    // Placing; see LayoutNode+Placing.
    /// *Space:* the parent's, without its scroll offset; points.
    public internal(set) final var frame = CGRect.zero
    package final var placedProposal = ProposedViewSize.unspecified
    /// How far the safe area's insets reach beyond each edge of the frame. *Units:* points.
    package final var safeInsets = EdgeInsets.zero
    package final var isPlaced = false
    final var needsPlacing = true
    final var needsPlacingBelow = true

    // Presenting; see LayoutNode+Presenting.
    final var presentation: _Presentation?
    /// Boxes that left, and are drawn until their way out is over.
    package final var departing: [_LayoutNode] = []
    final weak var departureParent: _LayoutNode?
    final var drawn: DisplayNode?
    /// The groups that many children were drawn in.
    final var drawnChunks: [DisplayNode] = []
    /// The children in the order in which they were drawn last.
    final var drawnOrder: [_LayoutNode]?
    /// Holds all that can be hit here and below, as drawn last; nil is unknown. *Space:* own.
    final var hitBounds: CGRect?
    final var moved: DisplayNode?
    final var needsDrawing = true

    public init(layoutOwner owner: _ViewNode) { super.init(owner: owner) }

    /// The boxes inside, in the order of drawing.
    package final var children: [_LayoutNode] {
        unsafeBitCast(childItems, to: [_LayoutNode].self)
    }

    /// The child of a box that has just one.
    package final var onlyChild: _LayoutNode? {
        childItems.count == 1 ? unsafeDowncast(childItems[0], to: _LayoutNode.self) : nil
    }

    package final var parent: _LayoutNode? {
        parentItem.map { unsafeDowncast($0, to: _LayoutNode.self) }
    }

    /// The graph that the box belongs to; nil once its view was removed.
    package final var graph: _ViewGraph? { owner.isDiscarded ? nil : owner.graph }

    // MARK: What kinds of boxes override

    /// The size for a proposal; asked once a proposal, and again after `setNeedsLayout()`.
    open func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        children.first?.size(proposal) ?? .zero
    }

    /// Places the children; `frame.size`, `placedProposal` and `safeInsets` are set.
    open func placeChildren() {
        for child in children { place(child, at: .zero, proposal: placedProposal) }
    }

    /// The value of a guide that the box or what is in it sets. *Space:* the box's own.
    open func explicitGuide(
        _ key: _AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    /// The distances that the box wants to its neighbours.
    open func spacing() -> ViewSpacing { children.first?.spacingPreference ?? ViewSpacing() }

    /// Higher ones are given room first.
    open var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    /// Higher ones are drawn over lower ones within a container.
    open var zIndex: Double { onlyChild?.zIndex ?? 0 }

    /// A value that a view hands to the layout around it.
    open func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        onlyChild?.layoutValue(key) ?? K.defaultValue
    }

    /// The drawing commands of the box. *Space:* its own, (0, 0) at its top leading corner.
    open func makeDisplay(_ context: _PaintContext) -> DisplayNode { displayChildren(context) }

    /// The children from the one drawn first to the one drawn last; hits go the other way.
    open var childrenInDrawingOrder: [_LayoutNode] { childrenByZIndex }

    /// Whether the box itself is hit by a point of its own space that hit none of its children.
    open func containsHit(_ point: CGPoint, at now: FrameInstant) -> Bool { false }

    /// Whether time alone puts the content elsewhere.
    open var isMovingContent: Bool { false }

    /// What of the box itself can be hit beyond its frame and its drawing; its own space.
    open var ownHitBounds: CGRect { .null }

    /// The point of the children's space for one of the box's own; nil keeps hits out.
    open func contentPoint(_ point: CGPoint, at now: FrameInstant) -> CGPoint? { point }

    /// Where a rectangle of the children's space lies in the box's own, as laid out.
    open func rectFromContent(_ rect: CGRect) -> CGRect { rect }

    /// The same, as presented at an instant.
    open func presentedRectFromContent(_ rect: CGRect, at now: FrameInstant) -> CGRect {
        rectFromContent(rect)
    }

    /// Whether the box moves how its content is drawn, and not where it is laid out.
    open var movesDrawingOnly: Bool { false }

    /// Adds what assistive technology sees of the box and the boxes inside.
    open func collectAccessibility(_ collector: _AccessibilityCollector) {
        for child in children { collector.visit(child) }
    }

    /// The box was placed; its frame may have changed.
    open func didPlace() {}

    /// What was measured before no longer holds; forget what was derived from it.
    open func measurementsDidReset() {}

    /// How the box comes (or goes) when its view is inserted (or removed) under an animation.
    open func transitionEffect(isInsertion: Bool) -> _TransitionEffect {
        onlyChild?.transitionEffect(isInsertion: isInsertion) ?? .fade
    }

    // MARK: Tree

    open override func beginArrival(_ transaction: Transaction) {
        beginPresence(from: 0, to: 1, transaction: transaction)
    }

    open override func beginDeparture(_ transaction: Transaction) {
        beginDepartureInPlace(transaction)
    }

    open override func childItemsDidChange() { setNeedsLayout() }

    open override func childWasAdded(_ item: _LayoutItem) {
        let node = unsafeDowncast(item, to: _LayoutNode.self)
        node.isPlaced = false
        // What waits in the new child was noted before it was here.
        if node.needsMeasuring || node.needsMeasuringBelow { needsMeasuringBelow = true }
    }

    open override func childWasRemoved(_ item: _LayoutItem) { setNeedsDisplay() }
}
