// SPDX-License-Identifier: MIT

/// The lengths of the slots of a lazy stack: measured where a slot was seen, estimated elsewhere.
///
/// An unseen slot counts as long as the mean of the seen ones (Apple, WWDC 2026, session 321).
/// *Cost:* a question adds one sum for every 4,096 slots, then at most 64 sums and 64 lengths;
/// memory is a quarter of a byte a slot, and one number for each slot of a chunk that was seen.
struct _LazyLengths {
    private(set) var count: Int
    /// *Units:* points between two slots.
    var spacing: CGFloat
    /// What is known of some slots together.
    private struct Sum {
        var length: CGFloat = 0
        var known: Int32 = 0
    }
    private var total = Sum()
    private var groups: [Sum]
    private var chunks: [Sum]
    /// The lengths of the chunks in which any slot was seen; NaN is unseen.
    private var lengths: [Int: [CGFloat]] = [:]
    private static let chunk = 64
    private static let chunksInGroup = 64
    private static let group = chunk * chunksInGroup

    init(count: Int, spacing: CGFloat) {
        self.count = count
        self.spacing = spacing
        groups = Array(repeating: Sum(), count: (count + Self.group - 1) / Self.group)
        chunks = Array(repeating: Sum(), count: (count + Self.chunk - 1) / Self.chunk)
    }

    /// What estimates are multiples of, so that correcting one moves content by whole pixels.
    var grain: CGFloat = 0.5

    /// The length that an unseen slot is taken to have. *Units:* points.
    var estimate: CGFloat {
        guard total.known > 0 else { return 0 }
        let mean = total.length / CGFloat(total.known)
        return grain > 0 ? (mean / grain).rounded() * grain : mean
    }

    private func known(_ slot: Int) -> CGFloat? {
        guard let length = lengths[slot / Self.chunk]?[slot % Self.chunk], !length.isNaN else {
            return nil
        }
        return length
    }

    func isKnown(_ slot: Int) -> Bool { known(slot) != nil }
    func length(_ slot: Int) -> CGFloat { known(slot) ?? estimate }

    mutating func set(_ length: CGFloat, at slot: Int) {
        let old = known(slot)
        guard old != length else { return }
        let chunk = slot / Self.chunk
        lengths[chunk, default: Array(repeating: .nan, count: Self.chunk)][slot % Self.chunk] =
            length
        let change = Sum(length: length - (old ?? 0), known: old == nil ? 1 : 0)
        Self.add(change, to: &total)
        Self.add(change, to: &groups[slot / Self.group])
        Self.add(change, to: &chunks[chunk])
    }

    private static func add(_ change: Sum, to sum: inout Sum) {
        sum.length += change.length
        sum.known += change.known
    }

    /// The length of so many slots of which this is known.
    private func length(of sum: Sum, slots: Int, estimate: CGFloat) -> CGFloat {
        sum.length + CGFloat(slots - Int(sum.known)) * estimate
    }

    /// Where a slot begins; that of `count` is where the content would go on. *Units:* points.
    func position(_ slot: Int) -> CGFloat {
        let estimate = estimate
        let group = min(slot / Self.group, groups.count)
        let chunk = min(slot / Self.chunk, chunks.count)
        var position: CGFloat = 0
        for index in 0..<group {
            position += length(of: groups[index], slots: Self.group, estimate: estimate)
        }
        for index in (group * Self.chunksInGroup)..<max(chunk, group * Self.chunksInGroup) {
            position += length(of: chunks[index], slots: Self.chunk, estimate: estimate)
        }
        let start = chunk * Self.chunk
        if let seen = lengths[chunk] {
            for index in 0..<max(0, slot - start) {
                position += seen[index].isNaN ? estimate : seen[index]
            }
        } else {
            position += CGFloat(max(0, slot - start)) * estimate
        }
        return position + CGFloat(slot) * spacing
    }

    /// The length of all slots and what is between them. *Units:* points.
    var totalLength: CGFloat {
        count == 0
            ? 0
            : length(of: total, slots: count, estimate: estimate) + CGFloat(count - 1) * spacing
    }

    /// The first slot that ends after a position.
    func slot(endingAfter position: CGFloat) -> Int {
        let estimate = estimate
        var start: CGFloat = 0
        func passes(_ sum: Sum, _ slots: Int) -> Bool {
            let length =
                length(of: sum, slots: slots, estimate: estimate) + CGFloat(slots) * spacing
            guard start + length <= position else { return false }
            start += length
            return true
        }
        var group = 0
        while group < groups.count,
            passes(groups[group], min(Self.group, count - group * Self.group))
        { group += 1 }
        var chunk = group * Self.chunksInGroup
        while chunk < chunks.count,
            passes(chunks[chunk], min(Self.chunk, count - chunk * Self.chunk))
        { chunk += 1 }
        var slot = chunk * Self.chunk
        let seen = lengths[chunk]
        while slot < count {
            let known = seen?[slot - chunk * Self.chunk] ?? .nan
            let length = known.isNaN ? estimate : known
            if start + length > position { return slot }
            start += length + spacing
            slot += 1
            // Rounding may put the end of a chunk's last slot before the position.
            if slot == (chunk + 1) * Self.chunk { break }
        }
        return min(slot, max(0, count - 1))
    }

    /// The same lengths for other slots: `index` says where each known slot is now.
    func moved(count: Int, spacing: CGFloat, index: (Int) -> Int?) -> _LazyLengths {
        var result = _LazyLengths(count: count, spacing: spacing)
        result.grain = grain
        for (chunk, seen) in lengths {
            for (place, length) in seen.enumerated() where !length.isNaN {
                if let new = index(chunk * Self.chunk + place), new < count {
                    result.set(length, at: new)
                }
            }
        }
        return result
    }
}
