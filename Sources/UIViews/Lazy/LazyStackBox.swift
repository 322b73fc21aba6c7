// SPDX-License-Identifier: MIT

/// The box of a lazy stack: only the slots that meet the viewport are there.
@MainActor public final class _LazyStackBox: _LayoutNode {
    /// How far beyond the viewport slots are made ahead. *Units:* points.
    ///
    /// Nothing is needed: what enters is made in the same walk, before it is presented, and at
    /// rest exactly the slots that meet the viewport exist (measured).
    package static let overscan: CGFloat = 0

    var rule: _LazyStackRule {
        didSet {
            guard rule != oldValue else { return }
            lengths = _LazyLengths(count: list.count, spacing: rule.distance)
            setNeedsLayout()
        }
    }
    private(set) var list = _LazyList([])
    private(set) var lengths: _LazyLengths
    /// The slots that are there, and their boxes.
    private(set) var live: Range<Int> = 0..<0
    private var liveItems: [[_LayoutItem]] = []
    private var crossLength: CGFloat?
    /// The viewport has to be looked at again.
    private var isStale = true

    init(_ rule: _LazyStackRule, owner: _ViewNode) {
        self.rule = rule
        lengths = _LazyLengths(count: 0, spacing: rule.distance)
        super.init(layoutOwner: owner)
    }

    // MARK: Content

    /// Takes the content as it is now; the topmost slot in sight stays where it is.
    func setSources(_ sources: [any _LazySource]) {
        let old = list
        let anchor = live.isEmpty ? nil : heldAnchor() ?? visibleAnchor()
        let new = _LazyList(sources)
        let oldIDs = anchor.flatMap { old.id(at: $0.slot) }
        list = new
        isStale = true
        guard let anchor, let id = oldIDs, let slot = new.slot(id: id) else {
            lengths = _LazyLengths(count: new.count, spacing: rule.distance)
            rebuild(around: nil)
            return
        }
        // Slots that were seen moved by the same number as the anchor, or are measured again.
        let shift = slot - anchor.slot
        lengths = lengths.moved(count: new.count) { index in
            let moved = index + shift
            guard moved >= 0, moved < new.count else { return nil }
            return old.id(at: index) == new.id(at: moved) ? moved : nil
        }
        rebuild(around: slot)
        keep(anchor: slot, at: anchor.position)
    }

    private func rebuild(around slot: Int?) {
        let count = live.count
        let start = slot.map { max(0, $0 - 1) } ?? 0
        live = start..<min(list.count, start + max(count, 0))
        liveItems = live.map { list.items(at: $0) }
        adoptLiveItems()
        setNeedsLayout()
        graph?.lazyBoxes.needsUpdate = true
    }

    private func adoptLiveItems() { setChildItems(liveItems.flatMap { $0 }) }

    /// The first slot that is in sight and where it is. *Space:* the box's own.
    private func visibleAnchor() -> (slot: Int, position: CGFloat)? {
        guard let visible = visibleInterval(), !isRestingAtStart else { return nil }
        for slot in live where lengths.position(slot) + lengths.length(slot) > visible.lowerBound {
            return (slot, lengths.position(slot))
        }
        return nil
    }

    /// The slot that the scroll view is asked to hold in place, when it is in sight.
    private func heldAnchor() -> (slot: Int, position: CGFloat)? {
        guard isPlaced, case .view(let id, _) = enclosingScrollBox?.hold,
            let index = liveItems.firstIndex(where: { items in items.contains { $0.hasID(id) } })
        else { return nil }
        let slot = live.lowerBound + index
        return (slot, lengths.position(slot))
    }

    /// At the very start of its scroll view nothing is kept in place: what is new shows.
    private var isRestingAtStart: Bool {
        guard let scroll = enclosingScrollBox else { return true }
        let engine = scroll.engine
        return engine.phase == .idle
            && Double(engine.offset[rule.axis])
                <= engine.extents.range(rule.axis).lowerBound + 0.5
    }

    /// Moves the scroll offset by as much as a slot has moved.
    private func keep(anchor slot: Int, at position: CGFloat) {
        let shift = lengths.position(slot) - position
        guard abs(shift) > 1e-6, let scroll = enclosingScrollBox else { return }
        scroll.shiftContent(by: shift, along: rule.axis)
    }

    // MARK: Live slots

    /// What is in sight of the stack, along its axis. *Space:* the box's own; nil outside of a
    /// scroll view that goes its way.
    private func visibleInterval() -> ClosedRange<CGFloat>? {
        guard isPlaced, let scroll = enclosingScrollBox, scroll.axes.contains(rule.axis) else {
            return nil
        }
        let origin = convert(.zero, to: scroll).origin
        let viewport = scroll.viewportRect
        let start = viewport.origin[rule.axis] - origin[rule.axis]
        return start...(start + viewport.size[rule.axis])
    }

    /// Makes the slots that came into sight and releases those that left; true if any did.
    func updateLiveSlots() -> Bool {
        guard crossLength != nil, list.count > 0 else { return false }
        let interval: ClosedRange<CGFloat>
        if let visible = visibleInterval() {
            interval = (visible.lowerBound - Self.overscan)...(visible.upperBound + Self.overscan)
        } else if isPlaced, enclosingScrollBox == nil {
            interval = 0...max(0, frame.size[rule.axis])
        } else {
            return false
        }
        let anchor = visibleAnchor()
        let new = slots(meeting: interval)
        guard new != live || isStale else { return false }
        isStale = false
        var items: [[_LayoutItem]] = []
        items.reserveCapacity(new.count)
        for slot in new {
            items.append(
                live.contains(slot) ? liveItems[slot - live.lowerBound] : list.items(at: slot))
        }
        let gone = live.filter { !new.contains($0) }
        let leaving = gone.flatMap { liveItems[$0 - live.lowerBound] }
        let isSame = new == live
        live = new
        liveItems = items
        adoptLiveItems()
        graph?.frameReaders.willRelease(leaving)
        for slot in gone { list.release(slot) }
        if let anchor, live.contains(anchor.slot) { keep(anchor: anchor.slot, at: anchor.position) }
        return !isSame
    }

    /// The slots that meet an interval; those that are new are measured on the way.
    private func slots(meeting interval: ClosedRange<CGFloat>) -> Range<Int> {
        guard interval.upperBound > 0, interval.lowerBound < lengths.totalLength else {
            return 0..<0
        }
        let first = lengths.slot(endingAfter: max(0, interval.lowerBound))
        measure(first)
        var end = first
        var position = lengths.position(first)
        while end < list.count, position < interval.upperBound {
            measure(end)
            position += lengths.length(end) + lengths.spacing
            end += 1
        }
        return first..<end
    }

    private func measure(_ slot: Int) {
        guard !lengths.isKnown(slot) else { return }
        lengths.set(length(of: list.items(at: slot)), at: slot)
    }

    private var itemProposal: ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[rule.axis.crossed] = crossLength
        return proposal
    }

    private func length(of items: [_LayoutItem]) -> CGFloat {
        let proposal = itemProposal
        let total = items.reduce(0) {
            $0 + unsafeDowncast($1, to: _LayoutNode.self).size(proposal)[rule.axis]
        }
        return total + CGFloat(max(0, items.count - 1)) * lengths.spacing
    }

    // MARK: Layout

    /// The cross axis is filled; along its axis the stack is as long as all its slots.
    public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard list.count > 0 else { return .zero }
        let cross = rule.axis.crossed
        var length = proposal[cross]
        if length == nil || length == .infinity {
            // Without a proposal it is the ideal length of the first subview.
            length =
                list.items(at: 0).map {
                    unsafeDowncast($0, to: _LayoutNode.self).size(.unspecified)[cross]
                }.max() ?? 0
        }
        if crossLength != length {
            crossLength = length
            lengths.forgetAll()
            isStale = true
            graph?.lazyBoxes.needsUpdate = true
        }
        for (offset, slot) in live.enumerated() where slot < list.count {
            lengths.set(self.length(of: liveItems[offset]), at: slot)
        }
        if lengths.estimate == 0 { measure(0) }
        var size = CGSize.zero
        size[rule.axis] = lengths.totalLength
        size[cross] = length ?? 0
        return size
    }

    public override func placeChildren() {
        owner.graph.counters.layouts += 1
        let proposal = itemProposal
        for (offset, slot) in live.enumerated() where slot < list.count {
            var position = lengths.position(slot)
            for item in liveItems[offset] {
                let node = unsafeDowncast(item, to: _LayoutNode.self)
                let dimensions = node.dimensions(proposal)
                let outer = ViewDimensions(plain: frame.size)
                var origin = CGPoint.zero
                origin[rule.axis] = position
                origin[rule.axis.crossed] =
                    outer.value(of: rule.alignment) - dimensions.value(of: rule.alignment)
                place(node, at: origin, proposal: proposal)
                position += dimensions.size[rule.axis] + lengths.spacing
            }
        }
        graph?.lazyBoxes.needsUpdate = true
    }

    public override func spacing() -> ViewSpacing { ViewSpacing() }
    public override var layoutPriority: Double { 0 }
    public override var zIndex: Double { 0 }
    public override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        K.defaultValue
    }

    /// Where the slot of an id lies, seen or not, and whether its length is only estimated.
    func rect(id: AnyHashable) -> (rect: CGRect, isEstimate: Bool)? {
        guard let slot = list.slot(id: id) else { return nil }
        var rect = CGRect(origin: .zero, size: frame.size)
        rect.origin[rule.axis] = lengths.position(slot)
        rect.size[rule.axis] = lengths.length(slot)
        return (rect, !lengths.isKnown(slot))
    }
}
