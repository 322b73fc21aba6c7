// SPDX-License-Identifier: MIT

/// Calls an action when a preference of the content becomes another value.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier
where Key.Value: Equatable {
    public typealias Body = Never
    let action: (Key.Value) -> Void

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _PreferenceActionNode(view, inputs)
    }
}

private final class _PreferenceActionNode<C: View, Key: PreferenceKey>:
    _TypedNode<ModifiedContent<C, _PreferenceActionModifier<Key>>>, _PreferenceReading
where Key.Value: Equatable {
    private var child: _ViewNode?
    private var last: Key.Value?

    override init(
        _ view: ModifiedContent<C, _PreferenceActionModifier<Key>>, _ inputs: _NodeInputs
    ) {
        super.init(view, inputs)
        _reconcile(&child, with: view.content, under: self)
        graph.preferenceReaders.append(self)
        graph.preferencesMayHaveChanged = true
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(
        from old: ModifiedContent<C, _PreferenceActionModifier<Key>>
    ) {
        _reconcile(&child, with: view.content, under: self)
    }

    func readPreference() {
        let value = preference(Key.self)
        guard value != last else { return }
        last = value
        graph.addLateFact { [self] in
            if !isDiscarded { view.modifier.action(value) }
        }
    }
}

extension _ViewGraph {
    /// After an update and its layout: looks at the preferences that somebody observes.
    package func readPreferences() {
        guard preferencesMayHaveChanged else { return }
        preferencesMayHaveChanged = false
        preferenceReaders.removeAll(where: \.isDiscarded)
        for reader in preferenceReaders { reader.readPreference() }
    }
}

extension View {
    /// Adds an action to perform when the specified preference key's value changes.
    nonisolated public func onPreferenceChange<K>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K: PreferenceKey, K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}
