// SPDX-License-Identifier: MIT
import ScrollEngine

/// Calls an action with the ids of the targets in sight when they become others.
nonisolated public struct _ScrollTargetVisibilityActionModifier<ID: Hashable>: _BoxModifier {
    public typealias Body = Never
    /// *Range:* 0…1.
    let threshold: Double
    let action: ([ID]) -> Void

    @MainActor public func makeBox(owner: _ViewNode) -> _ScrollTargetVisibilityBox<ID> {
        let box = _ScrollTargetVisibilityBox(self, owner: owner)
        owner.graph.frameReaders.add(box)
        return box
    }
    @MainActor public func update(_ box: _ScrollTargetVisibilityBox<ID>, from old: Self) {
        box.rule = self
        if threshold != old.threshold { box.graph?.frameReaders.needsReading = true }
    }
}

/// The box of `onScrollTargetVisibilityChange`: it asks the first scroll view in it.
@MainActor
public final class _ScrollTargetVisibilityBox<ID: Hashable>: _ScrollObservingBox, _FrameReader {
    var rule: _ScrollTargetVisibilityActionModifier<ID>
    /// While nothing was in sight there is nothing to tell.
    private var last: [ID] = []

    init(_ rule: _ScrollTargetVisibilityActionModifier<ID>, owner: _ViewNode) {
        self.rule = rule
        super.init(layoutOwner: owner)
    }

    var isReading: Bool { graph != nil && (parentItem != nil || !isPlaced) }

    func readFrames() {
        guard let graph, let scroll = scrollBox, scroll.isPlaced else { return }
        let ids = idsInSight(of: scroll)
        guard ids != last else { return }
        last = ids
        graph.addLateFact { [weak self] in
            guard let self, self.graph != nil else { return }
            rule.action(ids)
        }
    }

    /// The ids in the order of the layout, each once: an element may be several views.
    private func idsInSight(of scroll: _ScrollBox) -> [ID] {
        let (viewport, threshold) = (scroll.viewportRect, rule.threshold)
        var seen = Set<ID>()
        return scroll.targets {
            ScrollVisibility.isVisible(
                fraction: ScrollVisibility.fraction(of: $0, in: viewport), threshold: threshold)
        }
        .compactMap { $0.id(as: ID.self) }
        .filter { seen.insert($0).inserted }
    }
}

extension View {
    /// Adds an action to be called with information about what views would be considered visible.
    nonisolated public func onScrollTargetVisibilityChange<ID>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View where ID: Hashable {
        modifier(
            _ScrollTargetVisibilityActionModifier<ID>(
                threshold: min(max(threshold.isNaN ? 0 : threshold, 0), 1), action: action))
    }
}
