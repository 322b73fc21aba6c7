// SPDX-License-Identifier: MIT

/// The box that a transition is associated with; layout asks it how the view comes and goes.
@MainActor final class _TransitionBox: _UnaryNode {
    override func transitionEffect(isInsertion: Bool) -> _TransitionEffect {
        guard let node = owner as? any _TransitionRunning else { return .fade }
        let phase = isInsertion ? TransitionPhase.identity : .didDisappear
        // What is drawn differently are the effects of the transition's body; the presence that
        // layout keeps only says how long they take.
        return _TransitionEffect(animation: node.animation(to: phase)) {
            [weak self, weak node] transaction in
            guard let self, let node else { return }
            if !isInsertion { self.redrawWhileLeaving(transaction) }
            node.run(to: phase, transaction)
        }
    }

    private func redrawWhileLeaving(_ transaction: Transaction) {
        let redraw = _DepartureRedraw(self, transaction: transaction, at: owner.graph.now)
        owner.graph.animate(redraw)
    }
}

/// Has what moves inside a leaving box drawn again in every frame.
///
/// Its views are gone, so the graph does not let them ask for it themselves any more.
private final class _DepartureRedraw: _AnimationClient {
    private let box: _LayoutNode
    private var clock = _AnimatedValue(0.0)

    init(_ box: _LayoutNode, transaction: Transaction, at now: FrameInstant) {
        self.box = box
        var transaction = transaction
        // Whoever waits for the transition waits for its effects.
        transaction.clearCompletions()
        clock.set(1, transaction: transaction, at: now)
    }

    func tick(at now: FrameInstant) -> Bool {
        _ = clock.value(at: now)
        mark(box)
        return clock.isAnimating
    }

    private func mark(_ box: _LayoutNode) {
        if box is any _AnimationClient { box.setNeedsDisplay() }
        for child in box.children { mark(child) }
    }

    var isFiniteAnimation: Bool { clock.isFinite }
    var animationOwnerName: String { "a view on its way out" }
}

extension Transaction {
    /// Takes off what is to run when the animations are over.
    fileprivate mutating func clearCompletions() { completions = [] }
}
