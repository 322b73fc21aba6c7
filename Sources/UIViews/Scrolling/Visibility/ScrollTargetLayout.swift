// SPDX-License-Identifier: MIT

/// Says that the views of the layout in it are what a scroll view may scroll to.
nonisolated struct _ScrollTargetLayoutModifier: _BoxModifier {
    typealias Body = Never
    let isEnabled: Bool

    @MainActor func makeBox(owner: _ViewNode) -> _ScrollTargetLayoutBox {
        let box = _ScrollTargetLayoutBox(self, owner: owner)
        owner.graph.scrolls.add(box)
        return box
    }
    @MainActor func update(_ box: _ScrollTargetLayoutBox, from old: Self) {
        box.isEnabled = isEnabled
        box.graph?.frameReaders.needsReading = true
    }
}

/// The box around a layout whose views are scroll targets.
@MainActor final class _ScrollTargetLayoutBox: _UnaryNode {
    var isEnabled: Bool

    init(_ rule: _ScrollTargetLayoutModifier, owner: _ViewNode) {
        isEnabled = rule.isEnabled
        super.init(layoutOwner: owner)
    }

    /// The layout itself: the first box inside that has more to it than one child.
    var container: _LayoutNode? {
        var node = child
        while let unary = node as? _UnaryNode { node = unary.child }
        return node
    }
}

/// A view that a scroll view may scroll to, and where it is by now.
@MainActor struct _ScrollTarget {
    let box: _LayoutNode
    /// *Space:* the scroll view's own, scroll offset included.
    let rect: CGRect

    /// The view's id of a type: the outermost where there are several.
    func id<ID: Hashable>(as type: ID.Type) -> ID? {
        for id in box.allIDs {
            if let typed = id.base as? ID { return typed }
        }
        return nil
    }
}

extension _ScrollBox {
    /// The target layouts of this scroll view, not those of scroll views in it.
    var targetLayouts: [_ScrollTargetLayoutBox] {
        (graph?.scrolls.targetLayouts ?? []).filter {
            $0.isEnabled && $0.isPlaced && $0.enclosingScrollBox === self
        }
    }

    /// The targets that there are, in the order of their layout; of lazy ones those in sight.
    var targets: [_ScrollTarget] { targets { _ in true } }

    /// The targets whose frame in the scroll view satisfies a condition.
    ///
    /// *Cost:* one rectangle a view of the layouts.
    func targets(where condition: (CGRect) -> Bool) -> [_ScrollTarget] {
        var result: [_ScrollTarget] = []
        for layout in targetLayouts {
            guard let container = layout.container, container.isPlaced else { continue }
            for child in container.children where child.isPlaced {
                let rect = container.convert(container.rectFromContent(child.frame), to: self)
                if condition(rect) { result.append(_ScrollTarget(box: child, rect: rect)) }
            }
        }
        return result
    }
}

extension View {
    /// Configures the outermost layout as a scroll target layout.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
