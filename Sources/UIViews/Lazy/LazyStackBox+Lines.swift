// SPDX-License-Identifier: MIT

//  How lines are measured and placed.

extension _LazyStackBox {
    /// Adopts a length across: tracks are formed, and every line is measured anew.
    func adopt(cross length: CGFloat) {
        guard crossLength != length else { return }
        let anchor = pendingAnchor ?? visibleAnchor()
        let slot = anchor.flatMap { slots(ofLine: $0.line).first }
        crossLength = length
        resetLines()
        if let anchor, let slot, slot < list.count {
            pendingAnchor = (list.line(ofSlot: slot).line, anchor.position)
        }
    }

    /// Without a proposal it is that of the tracks, or the ideal length of the first subview.
    func crossLength(for proposed: CGFloat?) -> CGFloat {
        if let proposed, proposed < .infinity { return proposed }
        if let tracks = rule.tracks { return _GridTracks.idealLength(tracks) }
        return makeLine(0).items.joined().map {
            unsafeDowncast($0, to: _LayoutNode.self).size(.unspecified)[rule.axis.crossed]
        }.max() ?? 0
    }

    /// Measures what is there; what is in sight stays where it is.
    func measureLines() {
        let anchor = pendingAnchor ?? visibleAnchor()
        pendingAnchor = nil
        for line in lines where line.index < list.lineCount {
            lengths.set(length(of: line), at: line.index)
        }
        if lengths.estimate == 0, list.lineCount > 0 { measure(0) }
        if let anchor { keep(anchor.line, at: anchor.position) }
    }

    /// What an item of a line is proposed. *Units:* points.
    func proposal(_ kind: _LazyKind, place: Int) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[rule.axis.crossed] =
            kind.role == .cell ? tracks?.tracks[place].length ?? crossLength : crossLength
        return proposal
    }

    func length(of line: Line) -> CGFloat {
        let kind = list.segment(ofLine: line.index).kind
        guard line.items.contains(where: { !$0.isEmpty }) else {
            // Nothing takes no room, and no distance either.
            return -lengths.spacing
        }
        let margins = margins(ofLine: line.index)
        var longest: CGFloat = 0
        for (place, items) in line.items.enumerated() {
            let proposal = proposal(kind, place: place)
            let total = items.reduce(0) {
                $0 + unsafeDowncast($1, to: _LayoutNode.self).size(proposal)[rule.axis]
            }
            longest = max(longest, total + CGFloat(max(0, items.count - 1)) * lengths.spacing)
        }
        return margins.before + longest + margins.after
    }

    func place(_ line: Line) {
        let kind = list.segment(ofLine: line.index).kind
        let margins = margins(ofLine: line.index)
        let start = lengths.position(line.index) + margins.before
        let length = lengths.length(line.index) - margins.before - margins.after
        for (place, items) in line.items.enumerated() {
            let proposal = proposal(kind, place: place)
            var position = start
            for item in items {
                let node = unsafeDowncast(item, to: _LayoutNode.self)
                let dimensions = node.dimensions(proposal)
                var origin = CGPoint.zero
                if kind.role == .cell, let tracks {
                    origin = cellOrigin(dimensions, tracks, place: place, length: length)
                    if items.count > 1 { origin[rule.axis] = 0 }
                } else {
                    origin[rule.axis.crossed] =
                        ViewDimensions(plain: frame.size).value(of: rule.alignment)
                        - dimensions.value(of: rule.alignment)
                }
                origin[rule.axis] += position
                self.place(node, at: origin, proposal: proposal)
                position += dimensions.size[rule.axis] + lengths.spacing
            }
        }
    }

    /// Where a cell goes in its line: aligned in its track, and in the line's length.
    func cellOrigin(
        _ cell: ViewDimensions, _ tracks: _GridTracks, place: Int, length: CGFloat
    ) -> CGPoint {
        let cross = rule.axis.crossed
        let track = tracks.tracks[place]
        // The tracks as a whole are aligned in the container.
        var whole = CGSize.zero
        whole[cross] = tracks.length
        let shift =
            ViewDimensions(plain: frame.size).value(of: rule.alignment)
            - ViewDimensions(plain: whole).value(of: rule.alignment)
        var room = CGSize.zero
        room[rule.axis] = length
        room[cross] = track.length
        let box = ViewDimensions(plain: room)
        let own = track.alignment
        let crossKey =
            own.map { cross == .horizontal ? $0.horizontal.key : $0.vertical.key }
            ?? rule.alignment
        let mainKey: _AlignmentKey =
            rule.axis == .vertical
            ? (own?.vertical ?? .center).key : (own?.horizontal ?? .center).key
        var origin = CGPoint.zero
        origin[cross] =
            shift + track.start + box.value(of: crossKey) - cell.value(of: crossKey)
        origin[rule.axis] = box.value(of: mainKey) - cell.value(of: mainKey)
        return origin
    }

    /// Where the slot of an id lies, seen or not, and whether its length is only estimated.
    func rect(id: AnyHashable) -> (rect: CGRect, isEstimate: Bool)? {
        guard let slot = list.slot(id: id) else { return nil }
        let (line, place) = list.line(ofSlot: slot)
        let margins = margins(ofLine: line)
        var rect = CGRect(origin: .zero, size: frame.size)
        rect.origin[rule.axis] = lengths.position(line) + margins.before
        rect.size[rule.axis] = max(0, lengths.length(line) - margins.before - margins.after)
        if let tracks, list.segment(ofLine: line).kind.role == .cell {
            let cross = rule.axis.crossed
            var whole = CGSize.zero
            whole[cross] = tracks.length
            rect.origin[cross] =
                tracks.tracks[place].start
                + ViewDimensions(plain: frame.size).value(of: rule.alignment)
                - ViewDimensions(plain: whole).value(of: rule.alignment)
            rect.size[cross] = tracks.tracks[place].length
        }
        if isRightToLeft { rect.origin.x = frame.width - rect.maxX }
        return (rect, !lengths.isKnown(line))
    }
}
