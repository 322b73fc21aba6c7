// SPDX-License-Identifier: MIT
import UIDisplayList

extension _LayoutNode {
    /// The boxes under a point, innermost first; nil when none is hit. *Space:* the parent's
    /// content, as presented.
    package final func hitPath(_ pointInParent: CGPoint, at now: FrameInstant) -> [_LayoutNode]? {
        guard let leaf = hitLeaf(pointInParent, at: now) else { return nil }
        var path = [leaf]
        while let node = path.last, node !== self, let parent = node.parent { path.append(parent) }
        return path
    }

    /// The innermost box under a point; nil when none is hit. *Space:* the parent's content, as
    /// presented.
    package final func hitLeaf(_ pointInParent: CGPoint, at now: FrameInstant) -> _LayoutNode? {
        let origin = presentedFrame(at: now).origin
        let point = CGPoint(x: pointInParent.x - origin.x, y: pointInParent.y - origin.y)
        // What was drawn last bounds what can be hit, until something inside changes.
        if !needsDrawing, let hitBounds, !hitBounds.contains(point) { return nil }
        guard let inner = contentPoint(point, at: now) else { return nil }
        let order = needsDrawing ? nil : drawnOrder
        for child in (order ?? childrenInDrawingOrder).reversed() {
            if let leaf = child.hitLeaf(inner, at: now) { return leaf }
        }
        return containsHit(point, at: now) ? self : nil
    }

    /// Notes a rectangle that holds all that can be hit here and below.
    final func noteHitBounds(of node: DisplayNode, at now: FrameInstant) {
        var inner = CGRect.null
        // What moves is elsewhere by the time of the next touch: nothing is known of it.
        guard !isMovingContent else {
            hitBounds = nil
            return
        }
        for child in children {
            guard let bounds = child.hitBounds, child.presentation == nil else {
                hitBounds = nil
                return
            }
            let origin = child.presentedFrame(at: now).origin
            inner = inner.union(bounds.offsetBy(dx: origin.x, dy: origin.y))
        }
        var bounds = CGRect(origin: .zero, size: presentedFrame(at: now).size)
            .union(node.bounds).union(ownHitBounds)
        if !inner.isNull { bounds = bounds.union(presentedRectFromContent(inner, at: now)) }
        let isFinite =
            bounds.minX.isFinite && bounds.minY.isFinite && bounds.width.isFinite
            && bounds.height.isFinite
        // A point on the far edge is tested like any other.
        hitBounds = isFinite ? bounds.insetBy(dx: -1, dy: -1) : nil
    }

    /// Where a rectangle of the box's own space lies in the root's, as presented.
    package final func presentedRectInRoot(_ rect: CGRect, at now: FrameInstant) -> CGRect {
        var rect = rect
        var node = self
        while true {
            let origin = node.presentedFrame(at: now).origin
            rect = rect.offsetBy(dx: origin.x, dy: origin.y)
            guard let parent = node.parent else { return rect }
            rect = parent.presentedRectFromContent(rect, at: now)
            node = parent
        }
    }

    /// A point of the root's space in the box's own, as presented; nil when clipped away.
    package final func pointFromRoot(_ point: CGPoint, at now: FrameInstant) -> CGPoint {
        var chain: [_LayoutNode] = []
        var node: _LayoutNode? = self
        while let current = node {
            chain.append(current)
            node = current.parent
        }
        var point = point
        for node in chain.reversed() {
            let origin = node.presentedFrame(at: now).origin
            point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            if node !== self { point = node.contentPoint(point, at: now) ?? point }
        }
        return point
    }
}
