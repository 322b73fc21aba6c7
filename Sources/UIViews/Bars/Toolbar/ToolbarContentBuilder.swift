// SPDX-License-Identifier: MIT

/// Constructs a toolbar item set from multi-expression closures.
@resultBuilder nonisolated public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: ToolbarContent { content }

    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: CustomizableToolbarContent { content }

    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
    where Content: ToolbarContent { content }

    public static func buildBlock<Content>(_ content: Content) -> some CustomizableToolbarContent
    where Content: CustomizableToolbarContent { content }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _TupleToolbarContent<repeat each Content> {
        _TupleToolbarContent(content: (repeat each content))
    }

    public static func buildIf<Content>(_ content: Content?) -> Content?
    where Content: ToolbarContent { content }

    public static func buildIf<Content>(_ content: Content?) -> Content?
    where Content: CustomizableToolbarContent { content }

    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent { .first(first) }

    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {
        .first(first)
    }

    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent { .second(second) }

    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {
        .second(second)
    }

    public static func buildLimitedAvailability(
        _ content: any ToolbarContent
    ) -> some ToolbarContent { _AnyToolbarContent(content) }

    public static func buildLimitedAvailability(
        _ content: any CustomizableToolbarContent
    ) -> some CustomizableToolbarContent { _AnyToolbarContent(content) }
}

/// Several pieces of toolbar content, in order.
nonisolated public struct _TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    let content: (repeat each Content)

    public typealias Body = Never

    @MainActor public static func _makeToolbarNode(
        _ view: _ToolbarContentView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _ToolbarNode(view, inputs) {
            TupleView((repeat _ToolbarContentView(each $0.content)))
        }
    }
}

extension _TupleToolbarContent: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}

/// Toolbar content of whatever type.
nonisolated struct _AnyToolbarContent: CustomizableToolbarContent {
    private let view: AnyView

    init(_ content: any ToolbarContent) {
        func erased<C: ToolbarContent>(_ content: C) -> AnyView {
            AnyView(_ToolbarContentView(content))
        }
        view = erased(content)
    }

    typealias Body = Never

    @MainActor static func _makeToolbarNode(
        _ view: _ToolbarContentView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _ToolbarNode(view, inputs) { $0.view }
    }
}
