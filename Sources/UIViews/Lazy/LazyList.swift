// SPDX-License-Identifier: MIT

/// All the slots of a lazy container, counted through over its sources, and the lines they form.
///
/// A slot is what a source makes at a time. A line is what lies side by side: one slot, or as many
/// cells as a grid has tracks. Headers, footers and what follows them begin lines of their own.
@MainActor struct _LazyList {
    /// Slots of one kind in a row.
    struct Segment: Equatable {
        var kind: _LazyKind
        var slots: Range<Int>
        var lines: Range<Int>
        /// Slots in a line.
        var perLine: Int
        /// The index of the section; nil outside of sections.
        var section: Int?
    }
    /// The lines of one section.
    struct Section {
        var lines: Range<Int>
        var header: Int?
        var footer: Int?
    }
    /// What tells a slot from all others, also when the content changes.
    struct Key: Hashable {
        let origin: ObjectIdentifier
        let id: AnyHashable
    }

    private let sources: [any _LazySource]
    private let starts: [Int]
    /// The number of slots.
    let count: Int
    var slots: Range<Int> { 0..<count }
    private(set) var segments: [Segment] = []
    private(set) var sections: [Section] = []
    private(set) var lineCount = 0

    init(_ sources: [any _LazySource], perLine: Int = 1) {
        self.sources = sources
        var starts: [Int] = []
        var count = 0
        for source in sources {
            starts.append(count)
            count += source.slotCount
        }
        self.starts = starts
        self.count = count
        for (index, source) in sources.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : count
            append(source.kind, slots: starts[index]..<end, perLine: perLine)
        }
        layLines()
    }

    /// The same slots in lines of another length.
    init(_ list: _LazyList, perLine: Int) { self.init(list.sources, perLine: perLine) }

    private mutating func append(_ kind: _LazyKind, slots: Range<Int>, perLine: Int) {
        guard !slots.isEmpty else { return }
        if let last = segments.last, last.kind == kind, kind.role == .cell {
            segments[segments.count - 1].slots = last.slots.lowerBound..<slots.upperBound
            return
        }
        segments.append(
            Segment(
                kind: kind, slots: slots, lines: 0..<0,
                perLine: kind.role == .cell ? max(1, perLine) : 1))
    }

    private mutating func layLines() {
        for index in segments.indices {
            let segment = segments[index]
            let lines = (segment.slots.count + segment.perLine - 1) / segment.perLine
            segments[index].lines = lineCount..<(lineCount + lines)
            if let id = segment.kind.section {
                let isSame = index > 0 && segments[index - 1].kind.section == id
                if !isSame { sections.append(Section(lines: lineCount..<lineCount)) }
                let section = sections.count - 1
                segments[index].section = section
                sections[section].lines =
                    sections[section].lines.lowerBound..<(lineCount + lines)
                if segment.kind.role == .header { sections[section].header = lineCount }
                if segment.kind.role == .footer { sections[section].footer = lineCount }
            }
            lineCount += lines
        }
    }

    // MARK: Lines

    /// The segment that a line is in.
    func segment(ofLine line: Int) -> Segment {
        var (low, high) = (0, segments.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if segments[middle].lines.lowerBound <= line { low = middle } else { high = middle - 1 }
        }
        return segments[low]
    }

    func slots(ofLine line: Int) -> Range<Int> {
        let segment = segment(ofLine: line)
        let start =
            segment.slots.lowerBound + (line - segment.lines.lowerBound) * segment.perLine
        return start..<min(start + segment.perLine, segment.slots.upperBound)
    }

    /// The line that a slot is in, and its place in it.
    func line(ofSlot slot: Int) -> (line: Int, place: Int) {
        var (low, high) = (0, segments.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if segments[middle].slots.lowerBound <= slot { low = middle } else { high = middle - 1 }
        }
        let segment = segments[low]
        let (line, place) = (slot - segment.slots.lowerBound).quotientAndRemainder(
            dividingBy: segment.perLine)
        return (segment.lines.lowerBound + line, place)
    }

    // MARK: Slots

    private func place(_ slot: Int) -> (source: any _LazySource, slot: Int) {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= slot { low = middle } else { high = middle - 1 }
        }
        return (sources[low], slot - starts[low])
    }

    func items(at slot: Int) -> [_LayoutItem] {
        let place = place(slot)
        return place.source.items(at: place.slot)
    }

    func release(_ slot: Int) {
        guard slot < count else { return }
        let place = place(slot)
        place.source.release(place.slot)
    }

    func id(at slot: Int) -> AnyHashable? {
        guard slot < count else { return nil }
        let place = place(slot)
        return place.source.id(at: place.slot)
    }

    func slot(id: AnyHashable) -> Int? {
        for (index, source) in sources.enumerated() {
            if let slot = source.slot(id: id) { return starts[index] + slot }
        }
        return nil
    }

    /// What tells a slot from all others; content without ids goes by its place.
    func key(at slot: Int) -> Key {
        let place = place(slot)
        return Key(
            origin: place.source.origin,
            id: place.source.id(at: place.slot) ?? AnyHashable(PlaceKey(place: place.slot)))
    }

    func slot(key: Key) -> Int? {
        for (index, source) in sources.enumerated() where source.origin == key.origin {
            if let place = key.id.base as? PlaceKey {
                if place.place < source.slotCount { return starts[index] + place.place }
            } else if let slot = source.slot(id: key.id) {
                return starts[index] + slot
            }
        }
        return nil
    }

    private struct PlaceKey: Hashable { let place: Int }
}
