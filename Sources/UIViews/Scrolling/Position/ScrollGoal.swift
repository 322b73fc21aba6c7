// SPDX-License-Identifier: MIT
import ScrollEngine

/// What a programmatic scroll is to show.
enum _ScrollGoal: Equatable {
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    /// *Space:* from the leading top corner of the content, which then meets that of the
    /// viewport between its insets; nil leaves an axis where it is.
    case point(x: CGFloat?, y: CGFloat?)
}

/// Where an animated scroll is on its way to, looked up again in each frame.
@MainActor enum _ScrollPursuit {
    case view(_ScrollTargetPlace, anchor: UnitPoint)
    case edge(Edge)
}

extension _ScrollBox {
    /// The offset at which a place shows as asked, by what is known now.
    func offset(showing target: _ScrollTargetPlace, anchor: UnitPoint?) -> CGPoint? {
        guard let rect = target.rect else { return nil }
        let extents = engine.extents
        return ScrollPlacement.offset(
            showing: extents.rectFromLeading(rect),
            anchor: anchor.map(extents.anchorFromLeading), from: engine.offset, extents: extents)
    }

    /// The offset at an edge of the content; the other axis goes on to where it goes.
    private func offset(at edge: Edge) -> CGPoint {
        ScrollPlacement.offset(
            atEdge: edge, from: engine.restingOffset, extents: engine.extents)
    }

    private func offset(atPoint x: CGFloat?, _ y: CGFloat?) -> CGPoint {
        let extents = engine.extents
        var offset = engine.restingOffset
        if let x { offset.x = x - extents.startInset(.horizontal) }
        if let y { offset.y = y - extents.startInset(.vertical) }
        return extents.clamped(offset)
    }

    /// Scrolls to a goal: at once, or by the transaction's animation; false without such a view.
    @discardableResult func scroll(to goal: _ScrollGoal, _ transaction: Transaction) -> Bool {
        switch goal {
        case .view(let id, let anchor):
            guard let place = target(id: id), place.scroll === self else { return false }
            scroll(to: place, anchor: anchor, transaction)
        case .edge(let edge):
            let isAnimated = go(to: offset(at: edge), transaction)
            pursuit = isAnimated ? .edge(edge) : nil
        case .point(let x, let y):
            pursuit = nil
            go(to: offset(atPoint: x, y), transaction)
        }
        return true
    }

    /// Scrolls until a view of the content shows: at once, or by the transaction's animation.
    ///
    /// In a lazy stack the place is an estimate that gets better on the way: a jump is made again
    /// when the target is there, an animation is redirected in every frame.
    func scroll(to target: _ScrollTargetPlace, anchor: UnitPoint?, _ transaction: Transaction) {
        guard let graph, let offset = offset(showing: target, anchor: anchor) else { return }
        let isAnimated = go(to: offset, transaction)
        // Least movement is decided once, when the command is given.
        pursuit = isAnimated ? anchor.map { .view(target, anchor: $0) } : nil
        guard target.stack != nil, !isAnimated, target.isEstimate else { return }
        graph.addLateFact { [weak self] in
            self?.scroll(to: target, anchor: anchor, transaction)
        }
    }

    /// True if the way there is animated.
    @discardableResult private func go(
        to offset: CGPoint, _ transaction: Transaction
    ) -> Bool {
        guard let graph else { return false }
        let curve = transaction.effectiveAnimation.map(ScrollAnimationCurve.init(animation:))
        isMovedByUser = false
        scroll {
            $0.scroll(
                to: offset, curve: curve,
                preservesVelocity: transaction.scrollPositionUpdatePreservesVelocity,
                at: graph.now)
        }
        return curve != nil
    }

    /// Corrects the destination of an animated scroll to something that moves meanwhile.
    func redirectPursuit(at now: FrameInstant) {
        guard let pursuit else { return }
        guard engine.phase == .animating else {
            self.pursuit = nil
            return
        }
        let wanted: CGPoint? =
            switch pursuit {
            case .view(let target, let anchor): offset(showing: target, anchor: anchor)
            case .edge(let edge): offset(at: edge)
            }
        guard let wanted, wanted != engine.restingOffset else { return }
        scroll { $0.redirect(to: wanted, at: now) }
    }
}

extension ScrollAnimationCurve {
    /// The fraction of the way that an animation has gone.
    init(animation: Animation) {
        self.init { elapsed in
            var track = _AnimationTrack(from: 0.0, to: 1.0, animation: animation, at: 0)
            let value = track.value(at: elapsed)
            return track.isFinished ? nil : value
        }
    }
}
