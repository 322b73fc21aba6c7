// SPDX-License-Identifier: MIT

/// A container view that arranges its child views in a grid that grows vertically, creating items
/// only as needed.
nonisolated public struct LazyVGrid<Content: View>: _LazyStackView {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    var rule: _LazyStackRule {
        _LazyStackRule(
            axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews,
            tracks: columns)
    }
}

/// A container view that arranges its child views in a grid that grows horizontally, creating
/// items only as needed.
nonisolated public struct LazyHGrid<Content: View>: _LazyStackView {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    var rule: _LazyStackRule {
        _LazyStackRule(
            axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews,
            tracks: rows)
    }
}
