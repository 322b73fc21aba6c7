// SPDX-License-Identifier: MIT

/// Some content, and a view that was made around a placeholder for it.
///
/// A change of transactions reaches the view and stops at the placeholder.
nonisolated struct _PlaceholderHost<C: View, Hosted: View>: _PrimitiveView {
    let content: C
    let source: _LateContentSource<_OutsideScope<C>>
    let hosted: Hosted
    var transform: ((inout Transaction) -> Void)?

    @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _PlaceholderHostNode(view, inputs)
    }
}

private final class _PlaceholderHostNode<C: View, Hosted: View>:
    _TypedNode<_PlaceholderHost<C, Hosted>>
{
    private let ownScope: _RuleScope
    private var child: _ViewNode?

    override init(_ view: _PlaceholderHost<C, Hosted>, _ inputs: _NodeInputs) {
        ownScope = _RuleScope(outer: inputs.scope)
        super.init(view, inputs)
        ownScope.rule = view.transform
        view.source.content = _OutsideScope(content: view.content, scope: scope)
        _reconcile(&child, with: view.hosted, under: self)
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }
    override var childScope: _TransactionScope? { ownScope }

    override func viewDidChange(from old: _PlaceholderHost<C, Hosted>) {
        ownScope.rule = view.transform
        ownScope.invalidate()
        view.source.content = _OutsideScope(content: view.content, scope: scope)
        _reconcile(&child, with: view.hosted, under: self)
    }
}

/// A scope whose rule, if it has one, holds for every update.
private final class _RuleScope: _TransactionScope {
    var rule: ((inout Transaction) -> Void)?
    override func transform(_ transaction: inout Transaction, in graph: _ViewGraph) {
        rule?(&transaction)
    }
}

/// Content whose transactions are those of a place farther out.
nonisolated struct _OutsideScope<C: View>: _PrimitiveView {
    let content: C
    let scope: _TransactionScope?

    @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _OutsideScopeNode(view, inputs)
    }
}

private final class _OutsideScopeNode<C: View>: _TypedNode<_OutsideScope<C>> {
    private var child: _ViewNode?

    override init(_ view: _OutsideScope<C>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        _reconcile(&child, with: view.content, under: self)
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }
    override var childScope: _TransactionScope? { view.scope }

    override func viewDidChange(from old: _OutsideScope<C>) {
        _reconcile(&child, with: view.content, under: self)
    }
}

extension View {
    /// Applies the given animation to all animatable values within the `body` closure.
    nonisolated public func animation<V>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Applies the given transaction mutation function to all animations used within the `body`
    /// closure.
    nonisolated public func transaction<V>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View {
        hosted(transform, in: body)
    }

    /// This view in another that is made around a placeholder for it.
    nonisolated func hosted<V: View>(
        _ transform: ((inout Transaction) -> Void)? = nil,
        in body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let source = _LateContentSource<_OutsideScope<Self>>()
        return _PlaceholderHost(
            content: self, source: source, hosted: body(PlaceholderContentView(source: source)),
            transform: transform)
    }
}
