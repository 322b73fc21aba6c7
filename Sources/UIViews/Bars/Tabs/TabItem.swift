// SPDX-License-Identifier: MIT

/// Makes its content a tab of the tab view around.
nonisolated public struct _TabItemModifier<Label: View>: ViewModifier {
    public typealias Body = Never
    let label: Label

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        guard inputs.environment._isInTabView else {
            return _ContentNode(view, inputs, content: \.content)
        }
        return _TabNode(view, inputs) { view in
            _TabParts(
                content: view.content, label: view.modifier.label, role: nil,
                tag: _tag(of: view.content))
        }
    }
}

extension View {
    /// Sets the tab bar item associated with this view.
    nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
        modifier(_TabItemModifier(label: label()))
    }
}
