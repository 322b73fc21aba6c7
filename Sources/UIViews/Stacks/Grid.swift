// SPDX-License-Identifier: MIT

/// A container view that arranges other views in a two dimensional layout.
nonisolated public struct Grid<Content: View>: _ContainerView {
    let layout: GridLayout
    public let _content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
        _content = content()
    }

    @MainActor public func makeBox(owner: _ViewNode) -> _LayoutContainerNode<GridLayout> {
        _LayoutContainerNode(layout, owner: owner)
    }
    @MainActor public func update(_ box: _LayoutContainerNode<GridLayout>, from old: Self) {
        let isSame =
            layout.alignment == old.layout.alignment
            && layout.horizontalSpacing == old.layout.horizontalSpacing
            && layout.verticalSpacing == old.layout.verticalSpacing
        if !isSame { box.layout = layout }
    }
}

/// A horizontal row in a two dimensional grid container; elsewhere it is its content.
nonisolated public struct GridRow<Content: View>: _PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _GridRowNode(view, inputs)
    }
}

/// Puts a box around each cell that tells the grid which row it is in.
private final class _GridRowNode<Content: View>: _TypedNode<GridRow<Content>> {
    private var child: _ViewNode?
    private var boxes: [_GridRowBox] = []

    override init(_ view: GridRow<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        _reconcile(&child, with: view.content, under: self)
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }
    override var isLazyForChildren: Bool { false }

    override func collectItems(into items: inout [_LayoutItem]) {
        var cells: [_LayoutItem] = []
        child?.collectItems(into: &cells)
        var known: [ObjectIdentifier: _GridRowBox] = [:]
        for box in boxes {
            if let cell = box.childItems.first { known[ObjectIdentifier(cell)] = box }
        }
        boxes = cells.map { cell in
            if let box = known[ObjectIdentifier(cell)] { return box }
            let box = _GridRowBox(
                _GridRowTrait(row: ObjectIdentifier(self), alignment: view.alignment), owner: self)
            box.setChildItems([cell])
            return box
        }
        items += boxes
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        sources.append(_EagerSource(self))
    }

    override func viewDidChange(from old: GridRow<Content>) {
        if view.alignment != old.alignment {
            for box in boxes {
                box.trait = _GridRowTrait(
                    row: ObjectIdentifier(self), alignment: view.alignment)
            }
        }
        _reconcile(&child, with: view.content, under: self)
    }

    override func willDiscard() { boxes = [] }
}

/// The box around a cell of a row.
@MainActor private final class _GridRowBox: _UnaryNode {
    var trait: _GridRowTrait { didSet { setNeedsLayout() } }

    init(_ trait: _GridRowTrait, owner: _ViewNode) {
        self.trait = trait
        super.init(layoutOwner: owner)
    }

    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        if K.self == _GridRowKey.self, let value = trait as? K.Value { return value }
        return super.layoutValue(key)
    }
}

extension View {
    /// Tells a view that acts as a cell in a grid to span the specified number of columns.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: _GridCellColumnsKey.self, value: count)
    }

    /// Specifies a custom alignment anchor for a view that acts as a grid cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: _GridCellAnchorKey.self, value: anchor)
    }

    /// Asks grid layouts not to offer the view extra size in the specified axes.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: _GridCellUnsizedAxesKey.self, value: axes)
    }

    /// Overrides the default horizontal alignment of the grid column that the view appears in.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: _GridColumnAlignmentKey.self, value: guide)
    }
}
