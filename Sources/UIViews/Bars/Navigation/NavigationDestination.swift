// SPDX-License-Identifier: MIT

/// How values of one type look as pages.
struct _NavigationDestination {
    let type: ObjectIdentifier
    let make: (AnyHashable) -> AnyView
}

/// The destinations that a page's content speaks of.
struct _NavigationDestinationsKey: PreferenceKey {
    nonisolated static var defaultValue: [_NavigationDestination] { [] }
    nonisolated static func reduce(
        value: inout [_NavigationDestination], nextValue: () -> [_NavigationDestination]
    ) {
        value += nextValue()
    }
}

/// Adds a destination to those of its content.
nonisolated struct _NavigationDestinationModifier: _PreferenceModifier {
    typealias Body = Never
    typealias Key = _NavigationDestinationsKey
    let destination: _NavigationDestination

    func modify(_ value: inout [_NavigationDestination]?, at node: _ViewNode) {
        value = (value ?? []) + [destination]
    }
}

/// A page that is there while a binding says so.
@MainActor final class _PresentedDestination {
    var isPresented = false
    var view = AnyView(EmptyView())
    var dismiss: () -> Void = {}
    /// Whether the view that presents has left the tree.
    var isGone = false
    nonisolated init() {}
}

/// The pages that a page's content presents by bindings.
struct _PresentedDestinationsKey: PreferenceKey {
    nonisolated static var defaultValue: [_PresentedDestination] { [] }
    nonisolated static func reduce(
        value: inout [_PresentedDestination], nextValue: () -> [_PresentedDestination]
    ) {
        value += nextValue()
    }
}

/// Presents a page while a binding says so.
nonisolated struct _PresentedDestinationModifier: ViewModifier {
    typealias Body = Never
    let isPresented: () -> Bool
    let view: () -> AnyView
    let dismiss: () -> Void

    @MainActor static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _PresentedDestinationNode(view, inputs)
    }
}

private final class _PresentedDestinationNode<C: View>:
    _TypedNode<ModifiedContent<C, _PresentedDestinationModifier>>
{
    private var child: _ViewNode?
    private let presented = _PresentedDestination()

    override init(
        _ view: ModifiedContent<C, _PresentedDestinationModifier>, _ inputs: _NodeInputs
    ) {
        super.init(view, inputs)
        changePreferenceWriters(by: 1)
        _reconcile(&child, with: view.content, under: self)
        presented.dismiss = { [weak self] in self?.view.modifier.dismiss() }
        evaluate()
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(
        from old: ModifiedContent<C, _PresentedDestinationModifier>
    ) {
        _reconcile(&child, with: view.content, under: self)
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        tracking {
            presented.isPresented = view.modifier.isPresented()
            if presented.isPresented { presented.view = view.modifier.view() }
        }
        graph.preferencesDidChange()
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        super.collectPreference(key, into: &value)
        guard K.self == _PresentedDestinationsKey.self else { return }
        let all = (value as! [_PresentedDestination]? ?? []) + [presented]
        value = (all as! K.Value)
    }

    override func willDiscard() {
        presented.isGone = true
        presented.isPresented = false
    }
}

extension View {
    /// Associates a destination view with a presented data type for use within a navigation stack.
    nonisolated public func navigationDestination<D, C>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        modifier(
            _NavigationDestinationModifier(
                destination: _NavigationDestination(type: ObjectIdentifier(D.self)) { value in
                    AnyView(destination(value.base as! D))
                }))
    }

    /// Associates a destination view with a binding that can be used to push the view onto a
    /// navigation stack.
    nonisolated public func navigationDestination<V>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View where V: View {
        let view = AnyView(destination())
        return modifier(
            _PresentedDestinationModifier(
                isPresented: { isPresented.wrappedValue }, view: { view },
                dismiss: { isPresented.wrappedValue = false }))
    }

    /// Associates a destination view with a bound value for use within a navigation stack.
    nonisolated public func navigationDestination<D, C>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        modifier(
            _PresentedDestinationModifier(
                isPresented: { item.wrappedValue != nil },
                view: { AnyView(item.wrappedValue.map(destination)) },
                dismiss: { item.wrappedValue = nil }))
    }
}
