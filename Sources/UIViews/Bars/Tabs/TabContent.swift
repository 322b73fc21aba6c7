// SPDX-License-Identifier: MIT

/// A type that provides content for programmatically selectable tabs in a tab view.
@preconcurrency @MainActor public protocol TabContent<TabValue> {
    /// The type used to drive selection for the tab content.
    associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
    /// The type of content representing the body of this tab content.
    associatedtype Body: TabContent
    /// The body of the tab content.
    @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
    /// Makes the node that stands for the content; tabs bring their own.
    static func _makeTabNode(_ view: _TabContentView<Self>, _ inputs: _NodeInputs) -> _ViewNode
}

/// Tab content as a view of the graph: it has identity and state, and draws nothing itself.
nonisolated public struct _TabContentView<Content: TabContent>: _PrimitiveView {
    let content: Content
    init(_ content: Content) { self.content = content }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        Content._makeTabNode(view, inputs)
    }
}

extension TabContent {
    @MainActor public static func _makeTabNode(
        _ view: _TabContentView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _TabContentNode(view, inputs) { _TabBody(properties: _StyleProperties(style: $0)) }
    }
}

/// Tab content that is primitive is its own body, which nobody asks for.
extension TabContent where Body == Self {
    public var body: Self { self }
}

/// The body of tab content that somebody composed; its dynamic properties are connected.
nonisolated struct _TabBody<Content: TabContent>: View {
    var properties: _StyleProperties<Content>

    @MainActor var body: some View { _TabContentView(properties.style.body) }
}

/// The node of tab content that is made of other content.
@MainActor
final class _TabContentNode<Content: TabContent, Inner: View>:
    _TypedNode<_TabContentView<Content>>
{
    private let inner: (Content) -> Inner
    private var child: _ViewNode?

    init(
        _ view: _TabContentView<Content>, _ inputs: _NodeInputs,
        inner: @escaping (Content) -> Inner
    ) {
        self.inner = inner
        super.init(view, inputs)
        _reconcile(&child, with: inner(view.content), under: self)
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(from old: _TabContentView<Content>) {
        _reconcile(&child, with: inner(view.content), under: self)
    }
}

/// Tab content with something said of it to its tabs.
nonisolated public struct _ModifiedTabContent<Content: TabContent>: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Self
    let content: Content
    let badge: _TabBadge

    @MainActor public static func _makeTabNode(
        _ view: _TabContentView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _TabContentNode(view, inputs) { _TabContentView($0.content).modifier($0.badge) }
    }
}
