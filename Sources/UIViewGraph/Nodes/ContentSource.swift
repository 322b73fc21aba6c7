// SPDX-License-Identifier: MIT

/// Content that stands behind a placeholder; new content reaches every place where it stands.
@MainActor public class _AnyContentSource {
    fileprivate var clients: [_ViewNode] = []
    nonisolated package init() {}
    package func update(_ node: inout _ViewNode?, under parent: _ViewNode) {}
}

/// Content of one type that stands behind a placeholder.
@MainActor package final class _ContentSource<C: View>: _AnyContentSource {
    package var content: C {
        didSet {
            for case let client as _PlaceholderUpdating in clients { client.contentDidChange() }
        }
    }

    package init(_ content: C) {
        self.content = content
        super.init()
    }

    package override func update(_ node: inout _ViewNode?, under parent: _ViewNode) {
        _reconcile(&node, with: content, under: parent)
    }
}

@MainActor private protocol _PlaceholderUpdating: AnyObject {
    func contentDidChange()
}

/// A view that stands for the content that a modifier or a style was applied to.
@preconcurrency @MainActor public protocol _PlaceholderView: _PrimitiveView {
    /// Where the content comes from.
    nonisolated var source: _AnyContentSource { get }
}

extension _PlaceholderView {
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _PlaceholderNode(view, inputs)
    }
}

private final class _PlaceholderNode<V: _PlaceholderView>: _TypedNode<V>, _PlaceholderUpdating {
    private var child: _ViewNode?

    override init(_ view: V, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        view.source.clients.append(self)
        view.source.update(&child, under: self)
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(from old: V) {
        guard old.source !== view.source else { return }
        old.source.clients.removeAll { $0 === self }
        view.source.clients.append(self)
        view.source.update(&child, under: self)
    }

    func contentDidChange() { view.source.update(&child, under: self) }

    override func willDiscard() { view.source.clients.removeAll { $0 === self } }
}

/// The content view type passed to a modifier's `body(content:)`.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PlaceholderView {
    public let source: _AnyContentSource
    init(source: _AnyContentSource) { self.source = source }
}

/// A placeholder used to construct an inline modifier, transition, or other helper type.
nonisolated public struct PlaceholderContentView<Value>: _PlaceholderView {
    public let source: _AnyContentSource
    package init(source: _AnyContentSource) { self.source = source }
}

/// Content of a placeholder that is used before there is a node to say what the content is.
@MainActor package final class _LateContentSource<C: View>: _AnyContentSource {
    /// Set by the node that hosts the placeholder, before anything below it is made.
    package var content: C? {
        didSet {
            for case let client as _PlaceholderUpdating in clients { client.contentDidChange() }
        }
    }

    nonisolated package override init() { super.init() }

    package override func update(_ node: inout _ViewNode?, under parent: _ViewNode) {
        if let content { _reconcile(&node, with: content, under: parent) }
    }
}
