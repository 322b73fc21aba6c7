// SPDX-License-Identifier: MIT
import ScrollEngine

/// How a scroll view is seen to follow a layout that was animated, as by a bar that comes or goes.
///
/// Insets and offset step to their targets at once, and observers hear of it once. What is seen
/// moves: the viewport keeps its place while the frames around it move, since its insets move with
/// them; content at rest glides to where its edge is by now. Nothing glides under a finger or in a
/// motion: there the content keeps its place on screen.
struct _ScrollFollowing {
    var insets = _AnimatedValue(EdgeInsets.zero.animatableData)
    /// How far the content is seen from where it is.
    var glide = _AnimatedValue(CGPoint.zero.animatableData)
    var hasInsets = false

    var isMoving: Bool { insets.isAnimating || glide.isAnimating }

    /// Ends what has arrived, also where nothing is drawn.
    mutating func update(at now: FrameInstant) {
        _ = insets.value(at: now)
        _ = glide.value(at: now)
    }
}

extension _ScrollBox {
    /// The safe area around has other insets.
    func follow(insets: EdgeInsets) {
        guard let graph else { return }
        if following.hasInsets {
            following.insets.set(
                insets.animatableData, transaction: owner.transaction, at: graph.now)
        } else {
            following.insets.jump(to: insets.animatableData)
            following.hasInsets = true
        }
        if following.isMoving { graph.animate(self) }
    }

    /// Layout has put content at rest elsewhere. *Space:* `origin` the viewport's, as it was.
    func follow(contentFrom origin: CGPoint) {
        guard let graph, owner.transaction.effectiveAnimation != nil else { return }
        let new = engine.extents.contentOriginInFrame(at: engine.offset)
        var start = CGPoint(x: origin.x - new.x, y: origin.y - new.y)
        guard start != .zero else { return }
        let seen = presentedGlide(at: graph.now)
        start.x += seen.x
        start.y += seen.y
        following.glide.jump(to: start.animatableData)
        following.glide.set(
            CGPoint.zero.animatableData, transaction: owner.transaction, at: graph.now)
        graph.animate(self)
    }

    private func presentedGlide(at now: FrameInstant) -> CGPoint {
        var point = CGPoint.zero
        point.animatableData = following.glide.value(at: now)
        return point
    }

    /// The viewport as presented at an instant. *Space:* the box's own.
    func presentedViewportRect(at now: FrameInstant) -> CGRect {
        guard following.insets.isAnimating else { return viewportRect }
        var insets = EdgeInsets.zero
        insets.animatableData = following.insets.value(at: now)
        let size = presentedFrame(at: now).size
        return CGRect(
            x: settings.isRightToLeft ? -insets.trailing : -insets.leading, y: -insets.top,
            width: size.width + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom)
    }

    /// Where the content's top left corner is seen. *Space:* the box's own.
    func presentedContentOrigin(at now: FrameInstant) -> CGPoint {
        guard following.isMoving else { return contentOrigin }
        let origin = engine.extents.contentOriginInFrame(at: engine.offset)
        let viewport = presentedViewportRect(at: now)
        let glide = presentedGlide(at: now)
        return CGPoint(
            x: origin.x + viewport.minX + glide.x, y: origin.y + viewport.minY + glide.y)
    }
}
