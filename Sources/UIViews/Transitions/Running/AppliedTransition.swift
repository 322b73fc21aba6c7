// SPDX-License-Identifier: MIT

/// Some content in the body of a transition.
nonisolated struct _AppliedTransition<T: Transition, Content: View>: _PrimitiveView {
    let transition: T
    let content: Content
    let phase: TransitionPhase

    @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _AppliedTransitionNode(view, inputs)
    }
}

private final class _AppliedTransitionNode<T: Transition, Content: View>:
    _TypedNode<_AppliedTransition<T, Content>>
{
    private let source: _ContentSource<Content>
    private let phaseScope: _PhaseScope
    private var child: _ViewNode?

    override init(_ view: _AppliedTransition<T, Content>, _ inputs: _NodeInputs) {
        source = _ContentSource(view.content)
        phaseScope = _PhaseScope(outer: inputs.scope)
        super.init(view, inputs)
        evaluate()
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }
    override var childScope: _TransactionScope? { phaseScope }

    override func viewDidChange(from old: _AppliedTransition<T, Content>) {
        if old.phase != view.phase, let animated = view.transition as? any _TransitionAnimating {
            let animation = animated.animation
            phaseScope.with({ $0.animation = animation }) { graph.evaluateNow(self) }
        } else {
            phaseScope.invalidate()
            graph.evaluateNow(self)
        }
        source.content = view.content
    }

    override func evaluate() {
        graph.willEvaluateBody(of: T.self)
        let body = tracking {
            view.transition.body(
                content: PlaceholderContentView(source: source), phase: view.phase)
        }
        _reconcile(&child, with: body, under: self)
    }
}

/// Changes the transaction of a transition's effects while their phase changes, and of nothing else.
final class _PhaseScope: _TransactionScope {
    private var rule: ((inout Transaction) -> Void)?

    override func transform(_ transaction: inout Transaction, in graph: _ViewGraph) {
        rule?(&transaction)
    }

    /// Lets `rule` hold for what changes within `body`.
    func with(_ rule: @escaping (inout Transaction) -> Void, _ body: () -> Void) {
        self.rule = rule
        invalidate()
        body()
        self.rule = nil
        invalidate()
    }
}
