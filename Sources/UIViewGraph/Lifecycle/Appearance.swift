// SPDX-License-Identifier: MIT

/// Runs actions when the content enters and leaves the screen's tree.
nonisolated public struct _AppearanceActionModifier: ViewModifier {
    public typealias Body = Never
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _AppearanceNode(view, inputs)
    }
}

private final class _AppearanceNode<C: View>:
    _TypedNode<ModifiedContent<C, _AppearanceActionModifier>>
{
    private var child: _ViewNode?
    private var didAppear = false
    private var isPresent: Bool

    override init(_ view: ModifiedContent<C, _AppearanceActionModifier>, _ inputs: _NodeInputs) {
        isPresent = inputs.environment._isPresent
        super.init(view, inputs)
        _reconcile(&child, with: view.content, under: self)
        if isPresent { appear() }
    }

    private func appear() {
        // A late fact runs after the layout of this walk, as the action may expect.
        graph.addLateFact { [self] in
            guard !isDiscarded, isPresent, !didAppear else { return }
            didAppear = true
            self.view.modifier.appear?()
        }
    }

    private func disappear() {
        guard didAppear else { return }
        didAppear = false
        if let action = view.modifier.disappear { graph.addLateFact(action) }
    }

    /// A page or tab that keeps its views shows or hides them.
    override func environmentDidChange() {
        if environment._isPresent != isPresent {
            isPresent = environment._isPresent
            if isPresent { appear() } else { disappear() }
        }
        propagateEnvironment()
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(from old: ModifiedContent<C, _AppearanceActionModifier>) {
        _reconcile(&child, with: view.content, under: self)
    }

    override func willDiscard() { disappear() }
}

extension View {
    /// Adds an action to perform before this view appears.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Adds an action to perform after this view disappears.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: nil, disappear: action))
    }
}
