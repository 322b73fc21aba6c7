// SPDX-License-Identifier: MIT

//  Headers and footers that stick to the edges of the scroll view.

extension _LazyStackBox {
    /// The lines that are wanted: those in sight, and the headers and footers that stick.
    func withPinned(_ seen: Range<Int>) -> [Int] {
        guard rule.pinned != [], !seen.isEmpty, let container = interval(of: { $0.containerRect })
        else { return Array(seen) }
        var before: [Int] = []
        var after: [Int] = []
        for section in sections(meeting: seen) {
            let start = lengths.position(section.lines.lowerBound)
            let end = sectionEnd(section)
            guard end > container.lowerBound, start < container.upperBound else { continue }
            if rule.pinned.contains(.sectionHeaders), let header = section.header,
                !seen.contains(header)
            {
                measure(header)
                if header < seen.lowerBound { before.append(header) } else { after.append(header) }
            }
            if rule.pinned.contains(.sectionFooters), let footer = section.footer,
                !seen.contains(footer)
            {
                measure(footer)
                if footer < seen.lowerBound { before.append(footer) } else { after.append(footer) }
            }
        }
        return before + seen + after
    }

    /// The sections of some lines, in order.
    func sections(meeting seen: Range<Int>) -> ArraySlice<_LazyList.Section> {
        guard let first = seen.first, let last = seen.last else { return [] }
        // Sections are in order: those between the first and the last that has a line in sight.
        let all = list.sections
        let low = all.partitioningIndex { $0.lines.upperBound > first }
        let high = all.partitioningIndex { $0.lines.lowerBound > last }
        return low < high ? all[low..<high] : []
    }

    func sectionEnd(_ section: _LazyList.Section) -> CGFloat {
        let last = section.lines.upperBound - 1
        return lengths.position(last) + lengths.length(last)
    }

    /// Puts headers and footers where they stick by now: a movement of what is drawn, no layout.
    func updatePins() {
        guard rule.pinned != [] else { return }
        let container = interval { $0.containerRect }
        for line in lines {
            let segment = list.segment(ofLine: line.index)
            guard rule.pinned.contains(segment.kind.role) else { continue }
            var shift: CGFloat = 0
            if let container, let section = segment.section.map({ list.sections[$0] }) {
                shift = pinShift(
                    segment.kind.role, line: line.index, section: section, container: container)
            }
            for case let pin as _PinBox in line.items.joined() { pin.shift = shift }
        }
    }

    /// How far a header or a footer is from its own place.
    func pinShift(
        _ role: _LazyKind.Role, line: Int, section: _LazyList.Section,
        container: ClosedRange<CGFloat>
    ) -> CGFloat {
        let margins = margins(ofLine: line)
        let natural = lengths.position(line) + margins.before
        let length = lengths.length(line) - margins.before - margins.after
        if role == .header {
            // It sticks to the start of the container until its section pushes it out.
            let last = max(natural, sectionEnd(section) - length)
            return min(max(natural, container.lowerBound), last) - natural
        }
        let header = section.header.map { lengths.position($0) + lengths.length($0) }
        let first = min(natural, header ?? lengths.position(section.lines.lowerBound))
        return max(min(natural, container.upperBound - length), first) - natural
    }
}

extension Array {
    /// The first index from which on a condition that never turns false again is true.
    fileprivate func partitioningIndex(where isPast: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isPast(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
