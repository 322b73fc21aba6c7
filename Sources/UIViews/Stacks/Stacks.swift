// SPDX-License-Identifier: MIT

/// A view that arranges its subviews in a vertical line.
nonisolated public struct VStack<Content: View>: _ContainerView {
    let layout: VStackLayout
    public let _content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        _content = content()
    }

    @MainActor public func makeBox(owner: _ViewNode) -> _LayoutContainerNode<VStackLayout> {
        _LayoutContainerNode(layout, owner: owner)
    }
    @MainActor public func update(_ box: _LayoutContainerNode<VStackLayout>, from old: Self) {
        if layout.alignment != old.layout.alignment || layout.spacing != old.layout.spacing {
            box.layout = layout
        }
    }
}

/// A view that arranges its subviews in a horizontal line.
nonisolated public struct HStack<Content: View>: _ContainerView {
    let layout: HStackLayout
    public let _content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        _content = content()
    }

    @MainActor public func makeBox(owner: _ViewNode) -> _LayoutContainerNode<HStackLayout> {
        _LayoutContainerNode(layout, owner: owner)
    }
    @MainActor public func update(_ box: _LayoutContainerNode<HStackLayout>, from old: Self) {
        if layout.alignment != old.layout.alignment || layout.spacing != old.layout.spacing {
            box.layout = layout
        }
    }
}

/// A view that overlays its subviews, aligning them in both axes.
nonisolated public struct ZStack<Content: View>: _ContainerView {
    let layout: ZStackLayout
    public let _content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        _content = content()
    }

    @MainActor public func makeBox(owner: _ViewNode) -> _LayoutContainerNode<ZStackLayout> {
        _LayoutContainerNode(layout, owner: owner)
    }
    @MainActor public func update(_ box: _LayoutContainerNode<ZStackLayout>, from old: Self) {
        if layout.alignment != old.layout.alignment { box.layout = layout }
    }
}
