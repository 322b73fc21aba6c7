// SPDX-License-Identifier: MIT

/// The box of a lazy container: only the lines that meet the viewport are there, and the headers
/// and footers that stick to its edges.
@MainActor public class _LazyStackBox: _LayoutNode {
    /// How far beyond the viewport slots are made ahead. *Units:* points.
    ///
    /// Nothing is needed: what enters is made in the same walk, before it is presented, and at
    /// rest exactly the slots that meet the viewport exist (measured).
    package static let overscan: CGFloat = 0

    /// A line that is there.
    struct Line {
        let index: Int
        let slots: Range<Int>
        /// The items of each slot, with what the container has put around them.
        let items: [[_LayoutItem]]
    }

    final var rule: _LazyStackRule {
        didSet {
            guard rule != oldValue else { return }
            ruleDidChange(from: oldValue)
        }
    }
    final var list = _LazyList([])
    final var lengths: _LazyLengths
    /// The lines in sight.
    final var live: Range<Int> = 0..<0
    /// The lines that are there, in order: those in sight, and those that stick to an edge.
    final var lines: [Line] = []
    final var crossLength: CGFloat?
    final var tracks: _GridTracks?
    /// The viewport has to be looked at again.
    final var isStale = true
    /// Lines that were made to be measured and are not in sight.
    final var strays: Set<Int> = []
    /// The line that keeps its place while lengths become others, and where it was.
    final var pendingAnchor: (line: Int, position: CGFloat)?
    /// What the container has put around items, by the item.
    final var wrappers: [ObjectIdentifier: _LayoutNode] = [:]

    init(_ rule: _LazyStackRule, owner: _ViewNode) {
        self.rule = rule
        lengths = _LazyLengths(count: 0, spacing: rule.distance)
        lengths.grain = owner.environment.pixelLength
        super.init(layoutOwner: owner)
    }

    // MARK: What kinds of lazy containers override

    /// A box around an item, as one that sticks or a row of a list; nil for none.
    func makeWrapper(_ item: _LayoutItem, slot: Int, kind: _LazyKind) -> _LayoutNode? {
        guard rule.pinned.contains(kind.role) else { return nil }
        let pin = _PinBox(role: kind.role, axis: rule.axis, owner: owner)
        pin.setChildItems([item])
        return pin
    }

    /// Free room before and after a line, part of its length. *Units:* points.
    func margins(ofLine line: Int) -> (before: CGFloat, after: CGFloat) { (0, 0) }

    /// The list became another one, or lines were made: what depends on neighbours is set anew.
    func linesDidChange() {}

    // MARK: Layout

    /// The cross axis is filled; along its axis the container is as long as all its lines.
    public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard list.count > 0 else { return .zero }
        let cross = rule.axis.crossed
        let length = self.crossLength(for: proposal[cross])
        // Once it has a place, a question about another width changes nothing.
        if !isPlaced || crossLength == nil { adopt(cross: length) }
        measureLines()
        var size = CGSize.zero
        size[rule.axis] = max(0, lengths.totalLength)
        size[cross] = length
        return size
    }

    public override func placeChildren() {
        owner.graph.counters.layouts += 1
        let cross = frame.size[rule.axis.crossed]
        if crossLength != cross {
            adopt(cross: cross)
            // The length along is another one too, and what is in sight keeps its place by it.
            for line in lines { lengths.set(length(of: line), at: line.index) }
            setNeedsLayout()
        }
        for line in lines where line.index < list.lineCount { place(line) }
        graph?.lazyBoxes.needsUpdate = true
    }

    public override func spacing() -> ViewSpacing { ViewSpacing() }
    public override var layoutPriority: Double { 0 }
    public override var zIndex: Double { 0 }
    public override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        K.defaultValue
    }

    /// What sticks is over what it sticks to.
    public override var childrenInDrawingOrder: [_LayoutNode] {
        let children = super.childrenInDrawingOrder
        guard rule.pinned != [] else { return children }
        return children.filter { !($0 is _PinBox) } + children.filter { $0 is _PinBox }
    }

}
