// SPDX-License-Identifier: MIT
import ScrollEngine

/// Calls an action when enough of its content comes into sight, or no longer is.
nonisolated public struct _ScrollVisibilityActionModifier: _BoxModifier {
    public typealias Body = Never
    /// *Range:* 0…1.
    let threshold: Double
    let action: (Bool) -> Void

    @MainActor public func makeBox(owner: _ViewNode) -> _ScrollVisibilityBox {
        let box = _ScrollVisibilityBox(self, owner: owner)
        owner.graph.frameReaders.add(box)
        return box
    }
    @MainActor public func update(_ box: _ScrollVisibilityBox, from old: Self) {
        box.rule = self
        if threshold != old.threshold { box.graph?.frameReaders.needsReading = true }
    }
}

/// The box whose share in sight is observed.
@MainActor public final class _ScrollVisibilityBox: _UnaryNode, _FrameReader {
    var rule: _ScrollVisibilityActionModifier
    private var isVisible = false

    init(_ rule: _ScrollVisibilityActionModifier, owner: _ViewNode) {
        self.rule = rule
        super.init(layoutOwner: owner)
    }

    var isReading: Bool { graph != nil && (parentItem != nil || !isPlaced) }
    var hearsOfRelease: Bool { true }

    func readFrames() {
        guard isPlaced, parentItem != nil else { return }
        set(ScrollVisibility.isVisible(fraction: fractionInSight, threshold: rule.threshold))
    }

    /// A row that a lazy container takes back was scrolled out of sight, if only by a jump.
    func willRelease() { set(false) }

    private func set(_ isVisible: Bool) {
        guard isVisible != self.isVisible, let graph else { return }
        self.isVisible = isVisible
        graph.addLateFact { [rule] in rule.action(isVisible) }
    }
}

extension _LayoutNode {
    /// How much of the box lies in the window and in the viewports of the scroll views around it.
    ///
    /// What the safe area covers counts as in sight; effects that only move what is drawn do not
    /// count. *Range:* 0…1, a share of the area.
    var fractionInSight: Double {
        var own = CGRect(origin: .zero, size: frame.size)
        var sight: CGRect?
        var node = self
        while let parent = node.parent {
            let (dx, dy) = (node.frame.minX, node.frame.minY)
            own = own.offsetBy(dx: dx, dy: dy)
            sight = sight?.offsetBy(dx: dx, dy: dy)
            if !parent.movesDrawingOnly {
                own = parent.rectFromContent(own)
                sight = sight.map(parent.rectFromContent)
            }
            if let scroll = parent as? _ScrollBox {
                sight = sight?.intersection(scroll.viewportRect) ?? scroll.viewportRect
                if sight?.isNull == true { return 0 }
            }
            node = parent
        }
        let window = CGRect(origin: .zero, size: node.frame.size)
        let visible = sight?.intersection(window) ?? window
        return visible.isNull ? 0 : ScrollVisibility.fraction(of: own, in: visible)
    }
}

extension View {
    /// Adds an action to be called when the view crosses the threshold to be considered on/off
    /// screen.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(
            _ScrollVisibilityActionModifier(
                threshold: min(max(threshold.isNaN ? 0 : threshold, 0), 1), action: action))
    }
}
