// SPDX-License-Identifier: MIT
import ScrollEngine

/// Where a view that a scroll view holds in place was after the last layout.
struct _HeldPlace {
    let id: AnyHashable
    weak var box: _LayoutNode?
    /// *Space:* from the leading top corner of the content.
    var origin: CGPoint
}

extension _ScrollBox {
    /// The place of the view to hold, unless a lazy stack keeps it by itself.
    func lookUpHeldPlace() -> _HeldPlace? {
        guard case .view(let id, _) = hold, let place = target(id: id), place.scroll === self,
            place.stack == nil, let box = place.box
        else { return nil }
        return heldPlace(of: box, id)
    }

    private func heldPlace(of box: _LayoutNode, _ id: AnyHashable) -> _HeldPlace {
        let rect = box.convert(CGRect(origin: .zero, size: box.frame.size), to: self)
            .offsetBy(dx: -contentOrigin.x, dy: -contentOrigin.y)
        return _HeldPlace(id: id, box: box, origin: engine.extents.rectFromLeading(rect).origin)
    }

    /// How far layout has moved the held view within the content.
    func shiftOfHeldView() -> CGVector {
        guard let old = held else { return .zero }
        guard let box = old.box, box.graph != nil, box.enclosingScrollBox === self else {
            held = lookUpHeldPlace()
            return .zero
        }
        let new = heldPlace(of: box, old.id)
        held = new
        return CGVector(dx: new.origin.x - old.origin.x, dy: new.origin.y - old.origin.y)
    }

    /// Shows the held view again when another size of the viewport has put it out of place.
    func showHeldView() {
        guard let graph, engine.phase == .idle, case .view(let id, let anchor) = hold,
            let place = target(id: id), place.scroll === self,
            let wanted = offset(showing: place, anchor: anchor)
        else { return }
        let (dx, dy) = (wanted.x - engine.offset.x, wanted.y - engine.offset.y)
        guard dx != 0 || dy != 0 else { return }
        scroll { $0.adjustOffset(by: CGVector(dx: dx, dy: dy), at: graph.now) }
    }

    /// The place at an edge that is kept when sizes change, from the leading edge.
    var sizeChangesAnchor: UnitPoint? {
        let fallback = settings.anchors.sizeChanges
        guard case .edge(let edge) = hold else { return fallback }
        var anchor = fallback ?? .zero
        switch edge {
        case .top: anchor.y = 0
        case .bottom: anchor.y = 1
        case .leading: anchor.x = settings.isRightToLeft ? 1 : 0
        case .trailing: anchor.x = settings.isRightToLeft ? 0 : 1
        }
        return anchor
    }
}
