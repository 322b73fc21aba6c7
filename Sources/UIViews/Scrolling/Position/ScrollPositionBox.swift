// SPDX-License-Identifier: MIT
import ScrollEngine

/// What a binding says of the position of a scroll view, and how it hears of the user's.
nonisolated struct _ScrollPositionRule: _BoxModifier {
    typealias Body = Never
    /// Where the binding wants the content; nil where it leaves that to the user.
    let goal: _ScrollGoal?
    /// The place of a view when neither the command nor its transaction says one.
    let anchor: UnitPoint?
    /// Whether the value that the binding starts with is a command.
    let positionsInitially: Bool
    /// The id among those of a view that the binding can hold.
    let identify: ([AnyHashable]) -> AnyHashable?
    /// Writes that the user has scrolled, to a view that the binding can hold when one is given.
    let follow: (AnyHashable?) -> Void

    @MainActor func makeBox(owner: _ViewNode) -> _ScrollPositionBox {
        let box = _ScrollPositionBox(self, owner: owner)
        owner.graph.scrolls.add(box)
        owner.graph.frameReaders.add(box)
        owner.graph.addLateFact { [weak box] in box?.adoptScrollBox() }
        return box
    }
    @MainActor func update(_ box: _ScrollPositionBox, from old: Self) { box.update(self) }
}

/// The box of `scrollPosition`: commands of a binding go to the first scroll view in it, and the
/// user's position comes back.
@MainActor final class _ScrollPositionBox: _ScrollObservingBox, _ScrollObserver, _FrameReader {
    private var rule: _ScrollPositionRule
    private weak var adopted: _ScrollBox?
    /// The position is the user's, and the binding knows.
    private var isUsers = false
    /// The user may have come to another view since the last look.
    private var needsLook = false
    /// The view that the binding was told the user has scrolled to.
    private var followed: AnyHashable?

    init(_ rule: _ScrollPositionRule, owner: _ViewNode) {
        self.rule = rule
        super.init(layoutOwner: owner)
    }

    var isReading: Bool { graph != nil && (parentItem != nil || !isPlaced) }

    // MARK: Commands

    func update(_ new: _ScrollPositionRule) {
        let old = rule
        rule = new
        guard new.goal != old.goal else { return }
        guard let goal = new.goal else {
            if !isUsers { adopted?.hold = nil }
            return
        }
        // What was written because the user is there is no command to go there.
        if let followed, goal == .view(followed, anchor: nil) { return }
        command(owner.transaction)
    }

    private func command(_ transaction: Transaction) {
        graph?.addLateFact { [weak self] in self?.perform(transaction) }
    }

    private func perform(_ transaction: Transaction) {
        guard let graph else { return }
        // Writes of the same turn may make the target, or move it: they are laid out first.
        guard !graph.hasPendingWrites else {
            command(transaction)
            return
        }
        guard let scroll = scrollBox, scroll.isPlaced, var goal = rule.goal else { return }
        (adopted, isUsers, needsLook, followed) = (scroll, false, false, nil)
        if case .view(let id, let anchor) = goal {
            goal = .view(id, anchor: anchor ?? transaction.scrollTargetAnchor ?? rule.anchor)
        }
        if scroll.scroll(to: goal, transaction) {
            scroll.hold = goal
        } else if case .view(let id, _) = goal {
            graph.report("scrollPosition: no view with the id \(id) is in the scroll view.")
        }
    }

    /// Takes on a scroll view that is there for the first time, or anew.
    func adoptScrollBox() {
        guard let scroll = scrollBox, scroll.isPlaced, scroll !== adopted else { return }
        (adopted, isUsers, needsLook, followed) = (scroll, false, false, nil)
        if rule.positionsInitially { perform(Transaction()) }
    }

    // MARK: The user's position

    func tell(_ box: _ScrollBox, _ update: ScrollUpdate?) {
        adoptScrollBox()
        guard box.isMovedByUser, let update else { return }
        switch update.cause {
        case .user, .momentum, .program: needsLook = true
        case .layout, .clamp, nil: break
        }
        guard !isUsers else { return }
        isUsers = true
        if case .edge = box.hold { box.hold = nil }
        rule.follow(nil)
    }

    /// The view is looked up when this frame's rows are there.
    func readFrames() {
        guard needsLook, let graph, let scroll = scrollBox else { return }
        needsLook = scroll.engine.phase != .idle
        guard let target = scroll.target(at: rule.anchor),
            let id = rule.identify(target.box.allIDs), id != followed
        else { return }
        followed = id
        scroll.hold = .view(id, anchor: nil)
        graph.addLateFact { [weak self] in
            guard let self, self.graph != nil, isUsers, followed == id else { return }
            rule.follow(id)
        }
    }
}

extension _ScrollBox {
    /// The target at a place of the viewport between its insets, or the one nearest to it.
    ///
    /// Without an anchor it is the place where reading starts. *Source:* I; Apple says no more
    /// than that the binding follows the view that was scrolled past.
    func target(at anchor: UnitPoint?) -> _ScrollTarget? {
        let anchor = anchor ?? UnitPoint(x: settings.isRightToLeft ? 1 : 0, y: 0)
        let container = containerRect
        // Of two views that meet at the place it is the one on the inner side.
        let slack: CGFloat = 0.01
        let x = container.minX + anchor.x * container.width + (anchor.x > 0.5 ? -slack : slack)
        let y = container.minY + anchor.y * container.height + (anchor.y > 0.5 ? -slack : slack)
        return target(nearest: CGPoint(x: x, y: y))
    }

    /// The target that is nearest to a point along the axes that scroll. *Space:* the box's own.
    func target(nearest point: CGPoint) -> _ScrollTarget? {
        func distance(_ rect: CGRect) -> CGFloat {
            let dx =
                axes.contains(.horizontal) ? max(rect.minX - point.x, point.x - rect.maxX, 0) : 0
            let dy = axes.contains(.vertical) ? max(rect.minY - point.y, point.y - rect.maxY, 0) : 0
            return dx * dx + dy * dy
        }
        var best: (target: _ScrollTarget, distance: CGFloat)?
        for target in targets {
            let distance = distance(target.rect)
            if best.map({ distance < $0.distance }) ?? true { best = (target, distance) }
        }
        return best?.target
    }
}
