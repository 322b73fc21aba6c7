// SPDX-License-Identifier: MIT

/// The lazy stacks of a graph, which look at their viewports when something moved.
@MainActor package final class _LazyBoxes {
    private var boxes: [_LazyStackBox] = []
    /// A viewport or a stack may have moved since the stacks looked.
    package var needsUpdate = false
    nonisolated package init() {}

    func add(_ box: _LazyStackBox) {
        boxes.append(box)
        needsUpdate = true
    }

    func remove(_ box: _LazyStackBox) { boxes.removeAll { $0 === box } }

    /// Lets every stack make what came into sight; true if any did.
    package func update() -> Bool {
        guard needsUpdate else { return false }
        needsUpdate = false
        var didChange = false
        for box in boxes where box.updateLiveSlots() { didChange = true }
        return didChange
    }
}

extension _ViewGraph {
    /// The lazy stacks of the graph.
    package var lazyBoxes: _LazyBoxes { value(_LazyBoxes.self) { _LazyBoxes() } }
}
