// SPDX-License-Identifier: MIT

/// All the slots of a lazy container, counted through over its sources.
@MainActor struct _LazyList {
    private let sources: [any _LazySource]
    private let starts: [Int]
    let count: Int

    init(_ sources: [any _LazySource]) {
        self.sources = sources
        var starts: [Int] = []
        var count = 0
        for source in sources {
            starts.append(count)
            count += source.slotCount
        }
        self.starts = starts
        self.count = count
    }

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
}
