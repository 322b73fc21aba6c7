// SPDX-License-Identifier: MIT

/// A scrollable view.
nonisolated public struct ScrollView<Content: View>: _PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }

    @MainActor public static var _itemTraits: _ItemTraits { .one }
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _ScrollNode(view, inputs)
    }
}

private final class _ScrollNode<Content: View>: _TypedNode<ScrollView<Content>>,
    _SizingContainerNode
{
    var sizingContainer: (any _SizingContainer)? { box }
    private var child: _ViewNode?
    private var box: _ScrollBox?
    /// Stacks several children, as an implicit `VStack` does on both axes (measured).
    private var stack: _LayoutContainerNode<VStackLayout>?
    private var inner: EnvironmentValues

    override init(_ view: ScrollView<Content>, _ inputs: _NodeInputs) {
        inner = Self.inner(inputs.environment, view.axes)
        super.init(view, inputs)
        let box = _ScrollBox(
            axes: view.axes, settings: _ScrollSettings(environment, view.showsIndicators),
            owner: self)
        self.box = box
        box.setRefresh(environment._refresh)
        graph.scrolls.add(box)
        _reconcile(&child, with: view.content, under: self)
        refreshItems()
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    /// What the content sees: scroll views inside do not refresh what this one does.
    override var childEnvironment: EnvironmentValues { inner }

    private static func inner(
        _ environment: EnvironmentValues, _ axes: Axis.Set
    ) -> EnvironmentValues {
        var inner = environment.insideScrollView
        if axes.contains(.vertical), inner._refresh != nil { inner._refresh = nil }
        return inner
    }

    override func collectItems(into items: inout [_LayoutItem]) {
        if let box { items.append(box) }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        sources.append(_EagerSource(self))
    }

    override func contentItemsDidChange() { graph.itemOwners.append(self) }

    override func refreshItems() {
        var items: [_LayoutItem] = []
        child?.collectItems(into: &items)
        if items.count == 1 {
            stack?.setChildItems([])
            stack = nil
            box?.setChildItems(items)
        } else {
            let stack = stack ?? _LayoutContainerNode(VStackLayout(), owner: self)
            self.stack = stack
            box?.setChildItems([])
            stack.setChildItems(items)
            box?.setChildItems([stack])
        }
    }

    override func viewDidChange(from old: ScrollView<Content>) {
        box?.set(
            axes: view.axes, settings: _ScrollSettings(environment, view.showsIndicators))
        _reconcile(&child, with: view.content, under: self)
    }

    override func environmentDidChange() {
        box?.set(
            axes: view.axes, settings: _ScrollSettings(environment, view.showsIndicators))
        box?.setRefresh(environment._refresh)
        inner = Self.inner(environment, view.axes)
        propagateEnvironment()
    }

    override func willDiscard() {
        if let box {
            box.setRefresh(nil)
            graph.scrolls.remove(box)
        }
        box = nil
        stack = nil
    }
}

extension EnvironmentValues {
    /// What views in a scroll view see: what is said to it alone is not said to those in it.
    fileprivate var insideScrollView: EnvironmentValues {
        guard scrollAnchors != _ScrollAnchors() || scrollBehavior.behavior != nil else {
            return self
        }
        var environment = self
        environment.scrollAnchors = _ScrollAnchors()
        environment.scrollBehavior = _ScrollBehavior()
        return environment
    }
}
