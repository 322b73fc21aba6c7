// SPDX-License-Identifier: MIT

/// A named value produced by a view.
public protocol PreferenceKey {
    associatedtype Value
    /// The default value of the preference.
    static var defaultValue: Value { get }
    /// Combines a sequence of values by modifying the previously-accumulated value with the result
    /// of a closure that provides the next value.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// A node that looks at a preference after each update.
@MainActor package protocol _PreferenceReading: AnyObject {
    func readPreference()
    var isDiscarded: Bool { get }
}

/// Writes or transforms a preference of its content.
@preconcurrency @MainActor public protocol _PreferenceModifier: ViewModifier where Body == Never {
    associatedtype Key: PreferenceKey
    /// Changes what the content says; nil where it says nothing.
    func modify(_ value: inout Key.Value?, at node: _ViewNode)
}

extension _PreferenceModifier {
    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _PreferenceNode(view, inputs)
    }
}

private final class _PreferenceNode<C: View, M: _PreferenceModifier>:
    _TypedNode<ModifiedContent<C, M>>
{
    private var child: _ViewNode?

    override init(_ view: ModifiedContent<C, M>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        changePreferenceWriters(by: 1)
        _reconcile(&child, with: view.content, under: self)
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(from old: ModifiedContent<C, M>) {
        graph.preferencesDidChange()
        if !_isEqual(old.modifier, view.modifier) { graph.preferenceWrites += 1 }
        _reconcile(&child, with: view.content, under: self)
    }

    override func evaluate() {
        graph.preferencesMayHaveChanged = true
        graph.preferenceWrites += 1
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard K.self == M.Key.self else {
            super.collectPreference(key, into: &value)
            return
        }
        var own: K.Value?
        super.collectPreference(key, into: &own)
        var typed = own as! M.Key.Value?
        // What the modifier's closure reads of state makes it say something else.
        tracking { view.modifier.modify(&typed, at: self) }
        guard let result = typed as! K.Value? else { return }
        if var reduced = value {
            K.reduce(value: &reduced) { result }
            value = reduced
        } else {
            value = result
        }
    }
}

nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: _PreferenceModifier {
    typealias Body = Never
    let value: Key.Value
    func modify(_ value: inout Key.Value?, at node: _ViewNode) { value = self.value }
}

nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: _PreferenceModifier {
    typealias Body = Never
    let transform: (inout Key.Value) -> Void
    func modify(_ value: inout Key.Value?, at node: _ViewNode) {
        var current = value ?? Key.defaultValue
        transform(&current)
        value = current
    }
}

extension _ViewNode {
    /// What this node and those below say of a preference, or its default.
    package final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        var value: K.Value?
        if preferenceWriters > 0 { collectPreference(key, into: &value) }
        return value ?? K.defaultValue
    }
}

extension View {
    /// Sets a value for the given preference.
    nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
    where K: PreferenceKey {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Applies a transformation to a preference value.
    nonisolated public func transformPreference<K>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View where K: PreferenceKey {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }
}
