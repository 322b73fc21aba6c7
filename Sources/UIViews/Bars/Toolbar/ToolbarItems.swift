// SPDX-License-Identifier: MIT

/// A model that represents an item which can be placed in the toolbar or navigation bar.
nonisolated public struct ToolbarItem<ID, Content: View>: _ToolbarLeaf {
    /// The identity of the item.
    public let id: ID
    let placement: ToolbarItemPlacement
    let itemContent: Content

    public typealias Body = Never
}

extension ToolbarItem where ID == () {
    /// Creates a toolbar item with the specified placement and content.
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(id: (), placement: placement, itemContent: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, itemContent: content())
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// A model that represents a group of items which can be placed in the toolbar or navigation bar.
nonisolated public struct ToolbarItemGroup<Content: View>: _ToolbarLeaf {
    let placement: ToolbarItemPlacement
    let itemContent: Content

    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        itemContent = content()
    }

    public typealias Body = Never
}

/// A standard space item in toolbars.
nonisolated public struct ToolbarSpacer: _ToolbarLeaf, CustomizableToolbarContent {
    let placement: ToolbarItemPlacement
    let sizing: SpacerSizing
    var itemContent: EmptyView { EmptyView() }
    var spacer: SpacerSizing? { sizing }

    nonisolated public init(
        _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
    ) {
        self.sizing = sizing
        self.placement = placement
    }

    public typealias Body = Never
}

/// Toolbar content that shows views in a bar.
@MainActor protocol _ToolbarLeaf: ToolbarContent where Body == Never {
    associatedtype ItemContent: View
    nonisolated var placement: ToolbarItemPlacement { get }
    nonisolated var itemContent: ItemContent { get }
    /// What the item is, when it is a spacer.
    nonisolated var spacer: SpacerSizing? { get }
}

extension _ToolbarLeaf {
    nonisolated var spacer: SpacerSizing? { nil }

    @MainActor public static func _makeToolbarNode(
        _ view: _ToolbarContentView<Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _ToolbarItemNode(view, inputs)
    }
}

/// One item on its way to a bar.
@MainActor protocol _ToolbarEntry: _ViewNode {
    var placement: ToolbarItemPlacement { get }
    var spacer: SpacerSizing? { get }
    /// The boxes of its views; a bar borrows them.
    var boxes: [_LayoutNode] { get }
}

/// The node of an item: it owns the views, so that they live where they were written; a bar borrows
/// their boxes.
private final class _ToolbarItemNode<Leaf: _ToolbarLeaf>: _TypedNode<_ToolbarContentView<Leaf>>,
    _ToolbarEntry
{
    private var child: _ViewNode?

    override init(_ view: _ToolbarContentView<Leaf>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        changePreferenceWriters(by: 1)
        reconcile()
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }
    override var isLazyForChildren: Bool { false }

    override func viewDidChange(from old: _ToolbarContentView<Leaf>) {
        graph.preferencesDidChange()
        reconcile()
    }

    private func reconcile() {
        let content = view.content.itemContent.modifier(
            _ToolbarItemLook(placement: placement))
        _reconcile(&child, with: content, under: self)
    }

    var placement: ToolbarItemPlacement { view.content.placement }
    var spacer: SpacerSizing? { view.content.spacer }

    var boxes: [_LayoutNode] {
        var items: [_LayoutItem] = []
        child?.collectItems(into: &items)
        return items.compactMap { $0 as? _LayoutNode }
    }

    override func collectItems(into items: inout [_LayoutItem]) {}
    override func collectLazySources(into sources: inout [any _LazySource]) {}
    override func contentItemsDidChange() { graph.preferencesDidChange() }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard K.self == _ToolbarEntriesKey.self else {
            super.collectPreference(key, into: &value)
            return
        }
        let entries = (value as! [any _ToolbarEntry]? ?? []) + [self]
        value = (entries as! K.Value)
    }
}

/// The items that a page's content puts into the page's bars, in order.
struct _ToolbarEntriesKey: PreferenceKey {
    nonisolated static var defaultValue: [any _ToolbarEntry] { [] }
    nonisolated static func reduce(
        value: inout [any _ToolbarEntry], nextValue: () -> [any _ToolbarEntry]
    ) {
        value += nextValue()
    }
}

/// How views look in a bar: an icon stands for a label, and everything is in the label's colour.
nonisolated struct _ToolbarItemLook: _EnvironmentModifier, Equatable {
    typealias Body = Never
    let slot: _ToolbarSlot
    let isProminent: Bool

    init(placement: ToolbarItemPlacement) {
        slot = placement.slot
        isProminent = placement.isProminent
    }

    func modify(_ environment: inout EnvironmentValues) {
        environment._labelStyle = _AnyLabelStyle(IconOnlyLabelStyle())
        environment.font = slot == .principal ? .headline : .body
        if isProminent {
            environment.font = .headline
        } else {
            environment._tint = AnyShapeStyle(Color.primary)
        }
        if let colorScheme = environment._barColorSchemes[slot.bar] {
            environment.colorScheme = colorScheme
        }
    }
}

extension _ToolbarSlot {
    /// The bar that the slot is in.
    var bar: _Bar {
        switch self {
        case .bottom, .status: .bottom
        default: .navigation
        }
    }
}

private struct BarColorSchemesKey: EnvironmentKey {
    static var defaultValue: [_Bar: ColorScheme] { [:] }
}

extension EnvironmentValues {
    /// The schemes that a page's content asked for in its bars.
    var _barColorSchemes: [_Bar: ColorScheme] {
        get { self[BarColorSchemesKey.self] }
        set { self[BarColorSchemesKey.self] = newValue }
    }
}
