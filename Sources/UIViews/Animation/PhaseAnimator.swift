// SPDX-License-Identifier: MIT

/// A container that animates its content by automatically cycling through a collection of phases
/// that you provide, each defining a discrete step within an animation.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: _PrimitiveView {
    let phases: [Phase]
    /// nil cycles without end.
    let trigger: _AnimatorTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Cycles through the given phases when the trigger value changes, updating the view using the
    /// view builder closure that you supply.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = _AnimatorTrigger(value: trigger)
        self.content = content
        self.animation = animation
    }

    /// Cycles through the given phases continuously, updating the content using the view builder
    /// closure that you supply.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _PhaseAnimatorNode(view, inputs)
    }
}

/// A value whose change starts an animator.
nonisolated struct _AnimatorTrigger {
    let value: any Equatable

    func isSame(as other: _AnimatorTrigger?) -> Bool {
        func same<T: Equatable>(_ value: T) -> Bool { other?.value as? T == value }
        return same(value)
    }
}

private final class _PhaseAnimatorNode<Phase: Equatable, Content: View>:
    _TypedNode<PhaseAnimator<Phase, Content>>, _AnimationClient
{
    private var child: _ViewNode?
    private var index = 0
    private var isRunning = false
    /// Whether the animation to the present phase goes on.
    private var isOnTheWay = false

    override init(_ view: PhaseAnimator<Phase, Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        evaluate()
        if view.trigger == nil { run() }
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(from old: PhaseAnimator<Phase, Content>) {
        if old.phases != view.phases { index = min(index, max(0, view.phases.count - 1)) }
        if let trigger = view.trigger {
            if !trigger.isSame(as: old.trigger) { run() }
        } else if old.trigger != nil {
            run()
        }
        graph.evaluateNow(self)
    }

    override func evaluate() {
        guard view.phases.indices.contains(index) else { return }
        graph.willEvaluateBody(of: PhaseAnimator<Phase, Content>.self)
        let content = tracking { view.content(view.phases[index]) }
        _reconcile(&child, with: content, under: self)
    }

    private func run() {
        guard view.phases.count > 1 else { return }
        isRunning = true
        graph.animate(self)
    }

    /// Goes on to the next phase once the way to this one is done, one a frame at most.
    func tick(at now: FrameInstant) -> Bool {
        guard isRunning, !isDiscarded else { return false }
        if !isOnTheWay { advance() }
        return isRunning
    }

    private func advance() {
        let next = index + 1 < view.phases.count ? index + 1 : 0
        isOnTheWay = true
        var transaction = Transaction(animation: view.animation(view.phases[next]))
        transaction.addAnimationCompletion { [weak self] in self?.didArrive(at: next) }
        withTransaction(transaction) {
            graph.enqueue(transaction: Transaction.current) { [weak self] in
                self?.index = next
                self?.setNeedsEvaluation()
            }
        }
    }

    private func didArrive(at phase: Int) {
        isOnTheWay = false
        if phase == 0, view.trigger != nil { isRunning = false }
    }

    var isFiniteAnimation: Bool { view.trigger != nil }
    var animationOwnerName: String { "PhaseAnimator" }
}

extension View {
    /// Animates effects that you apply to a view over a sequence of phases that change based on a
    /// trigger.
    nonisolated public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable {
        hosted { placeholder in
            PhaseAnimator(
                phases, trigger: trigger, content: { content(placeholder, $0) },
                animation: animation)
        }
    }

    /// Animates effects that you apply to a view over a sequence of phases that change
    /// continuously.
    nonisolated public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable {
        hosted { placeholder in
            PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
        }
    }
}
