// SPDX-License-Identifier: MIT

//  What a lazy container makes of its content.

extension _LazyStackBox {
    var perLine: Int { tracks?.tracks.count ?? 1 }

    func ruleDidChange(from old: _LazyStackRule) {
        if rule.pinned != old.pinned { wrappers.removeAll() }
        resetLines()
        setNeedsLayout()
    }

    /// Forms lines and measures them anew: the rule or the tracks are others.
    func resetLines() {
        if let tracks = rule.tracks, let crossLength {
            self.tracks = _GridTracks(tracks, across: crossLength)
        } else {
            tracks = nil
        }
        let anchor = firstSlotInSight
        list = _LazyList(list, perLine: perLine)
        lengths = _LazyLengths(count: list.lineCount, spacing: rule.distance)
        lengths.grain = owner.environment.pixelLength
        rebuild(around: anchor.map { list.line(ofSlot: $0).line })
    }

    private var firstSlotInSight: Int? { visibleAnchor().flatMap { slots(ofLine: $0.line).first } }

    func slots(ofLine line: Int) -> Range<Int> {
        line < list.lineCount ? list.slots(ofLine: line) : 0..<0
    }

    /// Takes the content as it is now; the topmost line in sight stays where it is.
    func setSources(_ sources: [any _LazySource]) {
        let (old, oldLines, oldLengths) = (list, lines, lengths)
        let anchors = (heldAnchor().map { [$0] } ?? []) + visibleAnchors()
        list = _LazyList(sources, perLine: perLine)
        isStale = true
        // The first line in sight that is still there keeps its place.
        var anchor: (old: Int, slot: Int, new: Int, position: CGFloat)?
        for candidate in anchors {
            guard let first = old.slots(ofLine: candidate.line).first,
                let slot = list.slot(key: old.key(at: first))
            else { continue }
            anchor = (first, slot, list.line(ofSlot: slot).line, candidate.position)
            break
        }
        // Lines that were seen moved by as many slots as the anchor did, or are measured again.
        let shift = anchor.map { $0.slot - $0.old } ?? 0
        lengths = oldLengths.moved(count: list.lineCount, spacing: rule.distance) { line in
            guard let first = old.slots(ofLine: line).first else { return nil }
            let slot = first + shift
            guard list.slots.contains(slot), list.key(at: slot) == old.key(at: first) else {
                return nil
            }
            let (new, place) = list.line(ofSlot: slot)
            return place == 0 ? new : nil
        }
        let left = oldLines.flatMap { line in line.slots.map { (slot: $0, key: old.key(at: $0)) } }
        rebuild(around: anchor?.new)
        releaseAbsent(left, shift: shift)
        if let anchor { keep(anchor.new, at: anchor.position) }
        setNeedsLayout()
    }

    /// Slots that were in sight and no longer are go, if their content is still there.
    private func releaseAbsent(_ old: [(slot: Int, key: _LazyList.Key)], shift: Int) {
        let present = Set(lines.flatMap(\.slots))
        for (slot, key) in old {
            let likely = slot + shift
            let isThere = list.slots.contains(likely) && list.key(at: likely) == key
            guard let slot = isThere ? likely : list.slot(key: key) else { continue }
            if !present.contains(slot) { list.release(slot) }
        }
    }

    func rebuild(around line: Int?) {
        let start = min(line ?? live.lowerBound, list.lineCount)
        let count = max(live.count, line == nil ? 0 : 1)
        live =
            line == nil && isRestingAtStart
            ? 0..<min(count, list.lineCount)
            : start..<min(list.lineCount, start + count)
        lines = live.map(makeLine)
        strays = []
        isStale = true
        adoptLines()
        graph?.lazyBoxes.needsUpdate = true
    }

    func adoptLines() {
        var items: [_LayoutItem] = []
        for line in lines { for slot in line.items { items += slot } }
        let kept = Set(items.map(ObjectIdentifier.init))
        wrappers = wrappers.filter { kept.contains(ObjectIdentifier($0.value)) }
        setChildItems(items)
        linesDidChange()
    }

    func makeLine(_ index: Int) -> Line {
        let slots = list.slots(ofLine: index)
        let kind = list.segment(ofLine: index).kind
        let items = slots.map { slot in
            list.items(at: slot).map { wrapped($0, slot: slot, kind: kind) }
        }
        return Line(index: index, slots: slots, items: items)
    }

    func wrapped(_ item: _LayoutItem, slot: Int, kind: _LazyKind) -> _LayoutItem {
        if let known = wrappers[ObjectIdentifier(item)] { return known }
        guard let wrapper = makeWrapper(item, slot: slot, kind: kind) else { return item }
        wrappers[ObjectIdentifier(item)] = wrapper
        return wrapper
    }
}
