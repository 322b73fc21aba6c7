// SPDX-License-Identifier: MIT

/// The lengths of the slots of a lazy stack: measured where a slot was seen, estimated elsewhere.
///
/// An unseen slot counts as long as the mean of the seen ones (Apple, WWDC 2026, session 321).
/// *Cost:* a question looks at one sum for every 128 slots; memory is one number a *seen* slot.
struct _LazyLengths {
    private(set) var count: Int
    /// *Units:* points between two slots.
    var spacing: CGFloat
    private var known: [Int: CGFloat] = [:]
    private var sums: [CGFloat]
    private var counts: [Int32]
    private var total: CGFloat = 0
    private static let chunk = 128

    init(count: Int, spacing: CGFloat) {
        self.count = count
        self.spacing = spacing
        let chunks = (count + Self.chunk - 1) / Self.chunk
        sums = Array(repeating: 0, count: chunks)
        counts = Array(repeating: 0, count: chunks)
    }

    /// What estimates are multiples of, so that correcting one moves content by whole pixels.
    var grain: CGFloat = 0.5

    /// The length that an unseen slot is taken to have. *Units:* points.
    var estimate: CGFloat {
        guard !known.isEmpty else { return 0 }
        let mean = total / CGFloat(known.count)
        return grain > 0 ? (mean / grain).rounded() * grain : mean
    }

    func isKnown(_ slot: Int) -> Bool { known[slot] != nil }
    func length(_ slot: Int) -> CGFloat { known[slot] ?? estimate }

    mutating func set(_ length: CGFloat, at slot: Int) {
        let old = known[slot]
        guard old != length else { return }
        known[slot] = length
        let change = length - (old ?? 0)
        total += change
        sums[slot / Self.chunk] += change
        if old == nil { counts[slot / Self.chunk] += 1 }
    }

    /// Where a slot begins; that of `count` is where the content would go on. *Units:* points.
    func position(_ slot: Int) -> CGFloat {
        let estimate = estimate
        let chunk = slot / Self.chunk
        var position: CGFloat = 0
        for index in 0..<min(chunk, sums.count) {
            position +=
                sums[index]
                + CGFloat(Self.chunk - Int(counts[index])) * estimate
        }
        for index in (chunk * Self.chunk)..<max(slot, chunk * Self.chunk) {
            position += known[index] ?? estimate
        }
        return position + CGFloat(slot) * spacing
    }

    /// The length of all slots and what is between them. *Units:* points.
    var totalLength: CGFloat {
        count == 0
            ? 0
            : total + CGFloat(count - known.count) * estimate + CGFloat(count - 1) * spacing
    }

    /// The first slot that ends after a position.
    func slot(endingAfter position: CGFloat) -> Int {
        let estimate = estimate
        var start: CGFloat = 0
        var chunk = 0
        while chunk < sums.count {
            let slots = min(Self.chunk, count - chunk * Self.chunk)
            let length =
                sums[chunk] + CGFloat(slots - Int(counts[chunk])) * estimate
                + CGFloat(slots) * spacing
            if start + length > position { break }
            start += length
            chunk += 1
        }
        var slot = chunk * Self.chunk
        while slot < count {
            let length = known[slot] ?? estimate
            if start + length > position { return slot }
            start += length + spacing
            slot += 1
        }
        return max(0, count - 1)
    }

    /// The same lengths for other slots: `index` says where each known slot is now.
    func moved(count: Int, spacing: CGFloat, index: (Int) -> Int?) -> _LazyLengths {
        var result = _LazyLengths(count: count, spacing: spacing)
        result.grain = grain
        for (slot, length) in known {
            if let new = index(slot), new < count { result.set(length, at: new) }
        }
        return result
    }
}
