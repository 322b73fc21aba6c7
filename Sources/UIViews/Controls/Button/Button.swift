// SPDX-License-Identifier: MIT

/// A control that initiates an action.
nonisolated public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// Creates a button that displays a custom label.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a specified role that displays a custom label.
    @preconcurrency
    public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

/// A value that describes the purpose of a button.
nonisolated public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel }
    private let kind: Kind

    /// A role that indicates a destructive button.
    public static let destructive = ButtonRole(kind: .destructive)
    /// A role that indicates a button that cancels an operation.
    public static let cancel = ButtonRole(kind: .cancel)
}

extension Button: View, _PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _ButtonNode(view, inputs)
    }
}

/// Hands a button's label and action to the style that is in the environment.
private final class _ButtonNode<Label: View>: _TypedNode<Button<Label>> {
    private let source: _ContentSource<Label>
    private var style: _AnyButtonStyle
    private var child: _ViewNode?

    override init(_ view: Button<Label>, _ inputs: _NodeInputs) {
        source = _ContentSource(view.label)
        style = inputs.environment._buttonStyle
        super.init(view, inputs)
        evaluate()
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(from old: Button<Label>) {
        // The action is looked up when it runs, so only a role makes another configuration.
        if old.role != view.role { graph.evaluateNow(self) }
        source.content = view.label
    }

    override func environmentDidChange() {
        let new = environment._buttonStyle
        if !_isEqual(new, style) {
            style = new
            graph.evaluateNow(self)
        }
        propagateEnvironment()
    }

    override func evaluate() {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: view.role, label: PrimitiveButtonStyleConfiguration.Label(source: source),
            target: _ButtonTarget(of: self))
        _reconcile(&child, with: style.makeBody(configuration), under: self)
    }
}

/// What a button does, for as long as the button is there.
@MainActor final class _ButtonTarget {
    private let run: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { run = action }

    fileprivate init<Label: View>(of node: _ButtonNode<Label>) {
        run = { [weak node] in
            guard let node, node.environment.isEnabled else { return }
            node.view.action()
        }
    }

    func trigger() { run() }
}
