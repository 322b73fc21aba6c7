// SPDX-License-Identifier: MIT

/// A result builder that constructs tabs for a tab view that supports programmatic selection.
@resultBuilder nonisolated public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as the content of a tab view.
    nonisolated public struct Content<C: TabContent>: View {
        let content: C

        @MainActor @preconcurrency public var body: some View { _TabContentView(content) }
    }

    public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }

    public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C { content }

    public static func buildBlock<First: TabContent<TabValue>, each Rest: TabContent>(
        _ first: First, _ rest: repeat each Rest
    ) -> _TupleTabContent<TabValue, First, repeat each Rest> {
        _TupleTabContent(first: first, rest: (repeat each rest))
    }

    public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> C? { content }

    public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
    where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
        .first(first)
    }

    public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
    where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
        .second(second)
    }

    public static func buildLimitedAvailability<T>(_ content: T) -> AnyTabContent<T.TabValue>
    where T: TabContent {
        AnyTabContent(content)
    }
}

/// Several tabs, in order.
nonisolated public struct _TupleTabContent<
    TabValue: Hashable, First: TabContent, each Rest: TabContent
>: TabContent where First.TabValue == TabValue {
    public typealias Body = Self
    let first: First
    let rest: (repeat each Rest)

    @MainActor public static func _makeTabNode(
        _ view: _TabContentView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _TabContentNode(view, inputs) {
            TupleView((_TabContentView($0.first), repeat _TabContentView(each $0.rest)))
        }
    }
}

/// Type erased tab content.
nonisolated public struct AnyTabContent<TabValue: Hashable>: TabContent {
    public typealias Body = Self
    private let view: AnyView

    /// Creates an instance that type-erases tab content.
    public init(_ content: some TabContent<TabValue>) { self.init(erasing: content) }

    /// Creates an instance that type-erases tab content.
    public init(erasing content: some TabContent<TabValue>) {
        view = AnyView(_TabContentView(content))
    }

    @MainActor public static func _makeTabNode(
        _ view: _TabContentView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _TabContentNode(view, inputs) { $0.view }
    }
}
