// SPDX-License-Identifier: MIT

/// Runs an action when a value differs from that of the last update.
nonisolated public struct _ValueActionModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _ValueActionNode(view, inputs)
    }
}

private final class _ValueActionNode<C: View, Value: Equatable>:
    _TypedNode<ModifiedContent<C, _ValueActionModifier<Value>>>
{
    private var child: _ViewNode?
    /// The value that the pending call, if any, will report as old.
    private var oldValue: Value?

    override init(
        _ view: ModifiedContent<C, _ValueActionModifier<Value>>, _ inputs: _NodeInputs
    ) {
        super.init(view, inputs)
        _reconcile(&child, with: view.content, under: self)
        if view.modifier.isInitial {
            graph.addLateFact { [self] in
                let value = self.view.modifier.value
                if !isDiscarded { self.view.modifier.action(value, value) }
            }
        }
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(from old: ModifiedContent<C, _ValueActionModifier<Value>>) {
        _reconcile(&child, with: view.content, under: self)
        guard old.modifier.value != view.modifier.value, oldValue == nil else { return }
        oldValue = old.modifier.value
        graph.addLateFact { [self] in
            guard !isDiscarded, let old = oldValue else { return }
            oldValue = nil
            let new = self.view.modifier.value
            if old != new { self.view.modifier.action(old, new) }
        }
    }
}

extension View {
    /// Adds an action to perform when the given value changes.
    @available(*, deprecated, message: "Use an action closure with two or no parameters.")
    nonisolated public func onChange<V>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modifier(
            _ValueActionModifier(value: value, isInitial: false, action: { action($1) }))
    }

    /// Adds a modifier for this view that fires an action when a specific value changes.
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    /// Adds a modifier for this view that fires an action when a specific value changes.
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View where V: Equatable {
        modifier(
            _ValueActionModifier(value: value, isInitial: initial, action: { _, _ in action() }))
    }
}
