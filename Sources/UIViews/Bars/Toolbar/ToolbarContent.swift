// SPDX-License-Identifier: MIT

/// Conforming types represent items that can be placed in various locations in a toolbar.
@preconcurrency @MainActor public protocol ToolbarContent {
    /// The type of content representing the body of this toolbar content.
    associatedtype Body: ToolbarContent
    /// The composition of content that comprise the toolbar content.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Makes the node that stands for the content; items bring their own.
    static func _makeToolbarNode(
        _ view: _ToolbarContentView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNode
}

/// Conforming types represent items that can be placed in various locations in a customizable
/// toolbar.
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

/// Toolbar content as a view of the graph: it has identity and state, and draws nothing itself.
nonisolated public struct _ToolbarContentView<Content: ToolbarContent>: _PrimitiveView {
    let content: Content
    init(_ content: Content) { self.content = content }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        Content._makeToolbarNode(view, inputs)
    }
}

extension ToolbarContent {
    @MainActor public static func _makeToolbarNode(
        _ view: _ToolbarContentView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _ToolbarNode(view, inputs) { _ToolbarBody(properties: _StyleProperties(style: $0)) }
    }
}

/// The body of toolbar content that somebody composed; its dynamic properties are connected.
nonisolated struct _ToolbarBody<Content: ToolbarContent>: View {
    var properties: _StyleProperties<Content>

    @MainActor var body: some View { _ToolbarContentView(properties.style.body) }
}

/// The node of toolbar content that is made of other content.
@MainActor
final class _ToolbarNode<Content: ToolbarContent, Inner: View>:
    _TypedNode<_ToolbarContentView<Content>>
{
    private let inner: (Content) -> Inner
    private var child: _ViewNode?

    init(
        _ view: _ToolbarContentView<Content>, _ inputs: _NodeInputs,
        inner: @escaping (Content) -> Inner
    ) {
        self.inner = inner
        super.init(view, inputs)
        _reconcile(&child, with: inner(view.content), under: self)
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(from old: _ToolbarContentView<Content>) {
        _reconcile(&child, with: inner(view.content), under: self)
    }
}

extension ToolbarContent where Body == Never {
    public var body: Never {
        fatalError("\(Self.self) is primitive toolbar content; its body is never asked for.")
    }
}

extension Never: ToolbarContent {}
extension Never: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
        self = ._holding(content())
    }

    @MainActor public static func _makeToolbarNode(
        _ view: _ToolbarContentView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _ToolbarNode(view, inputs) { _ToolbarContentView($0.content) }
    }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    @MainActor public static func _makeToolbarNode(
        _ view: _ToolbarContentView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _ToolbarNode(view, inputs) {
            $0.map(first: { _ToolbarContentView($0) }, second: { _ToolbarContentView($0) })
        }
    }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    @MainActor public static func _makeToolbarNode(
        _ view: _ToolbarContentView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _ToolbarNode(view, inputs) { $0.map { _ToolbarContentView($0) } }
    }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
