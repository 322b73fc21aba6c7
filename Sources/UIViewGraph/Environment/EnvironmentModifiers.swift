// SPDX-License-Identifier: MIT
import Observation

/// A modifier that changes the environment of its content and nothing else.
@preconcurrency @MainActor public protocol _EnvironmentModifier: ViewModifier
where Body == Never {
    /// Changes the values on their way down.
    func modify(_ environment: inout EnvironmentValues)
}

extension _EnvironmentModifier {
    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _EnvironmentNode(view, inputs)
    }
}

private final class _EnvironmentNode<C: View, M: _EnvironmentModifier>:
    _TypedNode<ModifiedContent<C, M>>
{
    private var inner: EnvironmentValues
    private var child: _ViewNode?

    override init(_ view: ModifiedContent<C, M>, _ inputs: _NodeInputs) {
        inner = inputs.environment
        super.init(view, inputs)
        view.modifier.modify(&inner)
        _reconcile(&child, with: view.content, under: self)
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }
    override var childEnvironment: EnvironmentValues { inner }

    override func viewDidChange(from old: ModifiedContent<C, M>) {
        if !_isEqual(old.modifier, view.modifier) { refresh() }
        _reconcile(&child, with: view.content, under: self)
    }

    override func environmentDidChange() {
        refresh()
        propagateEnvironment()
    }

    private func refresh() {
        inner = environment
        view.modifier.modify(&inner)
    }
}

/// Sets one value of the environment.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: _EnvironmentModifier {
    public typealias Body = Never
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    public func modify(_ environment: inout EnvironmentValues) {
        environment[keyPath: keyPath] = value
    }
}

/// Changes one value of the environment by a function.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: _EnvironmentModifier {
    public typealias Body = Never
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
    public func modify(_ environment: inout EnvironmentValues) {
        transform(&environment[keyPath: keyPath])
    }
}

nonisolated struct _EnvironmentObjectWriter<T: AnyObject>: _EnvironmentModifier {
    typealias Body = Never
    let object: T?
    func modify(_ environment: inout EnvironmentValues) {
        environment[_ObjectKey<T>.self] = object
    }
}

/// Changes the environment by a closure of an upper target.
nonisolated public struct _EnvironmentClosureModifier: _EnvironmentModifier {
    public typealias Body = Never
    let change: (inout EnvironmentValues) -> Void
    package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
    public func modify(_ environment: inout EnvironmentValues) { change(&environment) }
}

extension View {
    /// Sets the environment value of the specified key path to the given value.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Places an observable object in the view's environment.
    nonisolated public func environment<T>(_ object: T?) -> some View
    where T: AnyObject, T: Observable {
        modifier(_EnvironmentObjectWriter(object: object))
    }

    /// Transforms the environment value of the specified key path with the given function.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}
