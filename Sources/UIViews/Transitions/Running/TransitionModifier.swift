// SPDX-License-Identifier: MIT

/// Associates a transition with its content.
nonisolated struct _TransitionModifier<T: Transition>: ViewModifier {
    typealias Body = Never
    let transition: T

    @MainActor static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _TransitionNode(view, inputs)
    }
}

/// Brings a transition's phases about, when a box of its content comes or goes.
@MainActor protocol _TransitionRunning: _ViewNode {
    /// The animation of the way to a phase, where it is not the transaction's; `identity` is the
    /// way in.
    func animation(to phase: TransitionPhase) -> Animation??
    func run(to phase: TransitionPhase, _ transaction: Transaction)
}

private final class _TransitionNode<C: View, T: Transition>:
    _TypedNode<ModifiedContent<C, _TransitionModifier<T>>>, _TransitionRunning
{
    private let phaseScope: _PhaseScope
    private var phase = TransitionPhase.identity
    private var child: _ViewNode?
    private var boxes: [_TransitionBox] = []

    override init(_ view: ModifiedContent<C, _TransitionModifier<T>>, _ inputs: _NodeInputs) {
        phaseScope = _PhaseScope(outer: inputs.scope)
        super.init(view, inputs)
        reconcile()
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }
    override var childScope: _TransactionScope? { phaseScope }

    override func viewDidChange(from old: ModifiedContent<C, _TransitionModifier<T>>) {
        reconcile()
    }

    /// Under Reduce Motion a fade takes the place of a transition that moves.
    private var isReduced: Bool {
        environment.accessibilityReduceMotion && view.modifier.transition._hasMotion
    }

    private func reconcile() {
        let transition = view.modifier.transition
        let isReduced = isReduced
        let moved = _AppliedTransition(
            transition: transition, content: view.content, phase: isReduced ? .identity : phase)
        let faded = _AppliedTransition(
            transition: OpacityTransition(), content: moved,
            phase: isReduced ? phase : .identity)
        _reconcile(&child, with: faded, under: self)
    }

    // MARK: Running

    func animation(to phase: TransitionPhase) -> Animation?? {
        view.modifier.transition._timing(to: phase).override(in: transaction)
    }

    func run(to phase: TransitionPhase, _ transaction: Transaction) {
        if phase == .identity {
            // The way in starts where the transition says, all at once.
            change(to: .willAppear) { $0.disablesAnimations = true }
        }
        guard self.phase != phase else { return }
        change(to: phase) { $0 = transaction }
    }

    private func change(
        to phase: TransitionPhase, _ rule: @escaping (inout Transaction) -> Void
    ) {
        self.phase = phase
        phaseScope.with(rule) { reconcile() }
    }

    // MARK: Boxes

    override func collectItems(into items: inout [_LayoutItem]) {
        var inner: [_LayoutItem] = []
        child?.collectItems(into: &inner)
        var known: [ObjectIdentifier: _TransitionBox] = [:]
        for box in boxes {
            if let item = box.childItems.first { known[ObjectIdentifier(item)] = box }
        }
        boxes = inner.map { item in
            if let box = known[ObjectIdentifier(item)] { return box }
            let box = _TransitionBox(layoutOwner: self)
            box.setChildItems([item])
            return box
        }
        items += boxes
    }

    override func willDiscard() { boxes = [] }
}
