// SPDX-License-Identifier: MIT

//  Which lines are in sight, and how what is in sight keeps its place.

extension _LazyStackBox {
    /// The lines in sight that may keep their place, the first one first; none at the very start
    /// of the scroll view, where what is new shows. *Space:* the box's own, reading direction.
    func visibleAnchors() -> [(line: Int, position: CGFloat)] {
        guard let visible = visibleInterval(), !isRestingAtStart else { return [] }
        return live.lazy.map { ($0, self.lengths.position($0)) }
            .filter { $0.1 + self.lengths.length($0.0) > visible.lowerBound }
    }

    func visibleAnchor() -> (line: Int, position: CGFloat)? {
        guard let visible = visibleInterval(), !isRestingAtStart else { return nil }
        for line in live where lengths.position(line) + lengths.length(line) > visible.lowerBound {
            return (line, lengths.position(line))
        }
        return nil
    }

    /// The line that the scroll view is asked to hold in place, when it is in sight.
    func heldAnchor() -> (line: Int, position: CGFloat)? {
        guard isPlaced, case .view(let id, _) = enclosingScrollBox?.hold,
            let line = lines.first(where: { line in line.items.joined().contains { $0.hasID(id) } })
        else { return nil }
        return (line.index, lengths.position(line.index))
    }

    /// At the very start of its scroll view nothing is kept in place: what is new shows.
    var isRestingAtStart: Bool {
        guard let scroll = enclosingScrollBox else { return true }
        let engine = scroll.engine
        return engine.phase == .idle
            && Double(engine.offset[rule.axis])
                <= engine.extents.range(rule.axis).lowerBound + 0.5
    }

    /// Moves the scroll offset by as much as a line has moved.
    func keep(_ line: Int, at position: CGFloat) {
        guard line < list.lineCount else { return }
        let shift = lengths.position(line) - position
        guard abs(shift) > 1e-6, let scroll = enclosingScrollBox, scroll.axes.contains(rule.axis)
        else { return }
        scroll.shiftContent(by: shift, along: rule.axis)
        // The lines move with the content, which nobody is to see.
        for line in lines {
            for item in line.items.joined() {
                unsafeDowncast(item, to: _LayoutNode.self).shiftFrame(by: shift, along: rule.axis)
            }
        }
    }

    /// A rectangle of the scroll view along the container's axis; nil outside of a scroll view that
    /// goes its way. *Space:* from the box's start, in reading direction.
    func interval(
        of rect: (_ScrollBox) -> CGRect
    ) -> ClosedRange<CGFloat>? {
        guard isPlaced, let scroll = enclosingScrollBox, scroll.axes.contains(rule.axis) else {
            return nil
        }
        let own = convert(CGRect(origin: .zero, size: frame.size), to: scroll)
        let rect = rect(scroll)
        let start: CGFloat =
            rule.axis == .horizontal && isRightToLeft
            ? own.maxX - rect.maxX : rect.origin[rule.axis] - own.origin[rule.axis]
        // What moved since the last placement is seen where it was.
        let shift = rule.axis == .horizontal ? scroll.pendingShift.dx : scroll.pendingShift.dy
        return (start + shift)...(start + shift + max(0, rect.size[rule.axis]))
    }

    /// What is in sight of the container, along its axis.
    func visibleInterval() -> ClosedRange<CGFloat>? { interval { $0.viewportRect } }

    /// Makes the lines that came into sight and releases those that left; true if any did.
    func updateLiveSlots() -> Bool {
        guard crossLength != nil else { return false }
        guard list.lineCount > 0 else {
            isStale = false
            return false
        }
        let interval: ClosedRange<CGFloat>
        if let visible = visibleInterval() {
            interval = (visible.lowerBound - Self.overscan)...(visible.upperBound + Self.overscan)
        } else if isPlaced, enclosingScrollBox == nil {
            interval = 0...max(0, frame.size[rule.axis])
        } else {
            return false
        }
        // Where something in sight is now; after a jump that is what is found there.
        var anchor = visibleAnchor()
        if let line = anchor, line.position >= interval.upperBound { anchor = nil }
        let first = firstLine(meeting: interval)
        if anchor == nil, !isRestingAtStart { anchor = first }
        let seen = first.map { lines(from: $0, through: interval.upperBound) } ?? 0..<0
        let wanted = withPinned(seen)
        let isSame = wanted.elementsEqual(lines.lazy.map(\.index))
        guard !isSame || isStale || seen != live else {
            updatePins()
            return false
        }
        isStale = false
        let old = lines
        let known = Dictionary(uniqueKeysWithValues: old.map { ($0.index, $0) })
        live = seen
        lines = wanted.map { known[$0] ?? makeLine($0) }
        adoptLines()
        let kept = Set(wanted)
        graph?.frameReaders.willRelease(
            old.filter { !kept.contains($0.index) }.flatMap { $0.items.joined() })
        for line in strays.union(old.map(\.index)) where !kept.contains(line) {
            for slot in slots(ofLine: line) { list.release(slot) }
        }
        strays = []
        if let anchor { keep(anchor.line, at: anchor.position) }
        updatePins()
        return !isSame
    }

    /// The first line that meets an interval, and where it lies; nil when none does.
    func firstLine(meeting interval: ClosedRange<CGFloat>) -> (line: Int, position: CGFloat)? {
        guard interval.upperBound > 0, interval.lowerBound < lengths.totalLength else { return nil }
        let first = lengths.slot(endingAfter: max(0, interval.lowerBound))
        return (first, lengths.position(first))
    }

    /// The lines from the first one on that begin before a position; those that are new are
    /// measured on the way.
    ///
    /// A line that is measured changes what all lines that nobody has seen are taken to be long,
    /// and so where the first one lies in the content; in sight it stays where it was found.
    func lines(from first: (line: Int, position: CGFloat), through position: CGFloat) -> Range<Int>
    {
        measure(first.line)
        var end = first.line
        var start = first.position
        while end < list.lineCount, start < position {
            measure(end)
            start += lengths.length(end) + lengths.spacing
            end += 1
        }
        return first.line..<end
    }

    func measure(_ line: Int) {
        guard !lengths.isKnown(line) else { return }
        let made = lines.first { $0.index == line } ?? makeLine(line)
        strays.insert(line)
        lengths.set(length(of: made), at: line)
    }
}
