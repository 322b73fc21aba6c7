// SPDX-License-Identifier: MIT

/// The node of a view that is described by its body.
@MainActor public final class _CompositeNode<V: View>: _TypedNode<V> {
    private var child: _ViewNode?
    private var properties: _PropertyStorage
    private var animation: _AnimatableDriver<V>?

    public override init(_ view: V, _ inputs: _NodeInputs) {
        properties = _PropertyStorage(for: V.self)
        super.init(view, inputs)
        animation = _AnimatableDriver(view, owner: self)
        evaluate()
    }

    public override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    public override func viewDidChange(from old: V) {
        animation?.valueDidChange(to: view)
        needsEvaluation = true
        graph.evaluateNow(self)
    }

    public override func environmentDidChange() {
        if properties.environmentDidChange(to: environment) {
            needsEvaluation = true
            graph.evaluateNow(self)
        }
        propagateEnvironment()
    }

    public override func evaluate() {
        graph.willEvaluateBody(of: V.self)
        let body = tracking {
            var linked = view
            animation?.apply(to: &linked)
            properties.link(&linked, node: self)
            return linked.body
        }
        _reconcile(&child, with: body, under: self)
    }

    public override func willDiscard() { properties.discard() }
}

/// The node of a modifier that is described by its body.
@MainActor
public final class _CompositeModifierNode<C: View, M: ViewModifier>:
    _TypedNode<ModifiedContent<C, M>>
{
    private let source: _ContentSource<C>
    private var child: _ViewNode?
    private var properties: _PropertyStorage
    private var animation: _AnimatableDriver<M>?

    public override init(_ view: ModifiedContent<C, M>, _ inputs: _NodeInputs) {
        properties = _PropertyStorage(for: M.self)
        source = _ContentSource(view.content)
        super.init(view, inputs)
        animation = _AnimatableDriver(view.modifier, owner: self)
        evaluate()
    }

    public override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    public override func viewDidChange(from old: ModifiedContent<C, M>) {
        if !_isEqual(old.modifier, view.modifier) {
            animation?.valueDidChange(to: view.modifier)
            needsEvaluation = true
            graph.evaluateNow(self)
        }
        source.content = view.content
    }

    public override func environmentDidChange() {
        if properties.environmentDidChange(to: environment) {
            needsEvaluation = true
            graph.evaluateNow(self)
        }
        propagateEnvironment()
    }

    public override func evaluate() {
        graph.willEvaluateBody(of: M.self)
        let body = tracking {
            var linked = view.modifier
            animation?.apply(to: &linked)
            properties.link(&linked, node: self)
            return linked.body(content: _ViewModifier_Content(source: source))
        }
        _reconcile(&child, with: body, under: self)
    }

    public override func willDiscard() { properties.discard() }
}
