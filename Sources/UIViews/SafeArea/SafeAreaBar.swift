// SPDX-License-Identifier: MIT

extension View {
    /// Shows the specified content as a custom bar above or below the modified view; scroll views
    /// in the view extend their edge effect to it.
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        modifier(_ScrollEdgeBarModifier(edge: edge == .top ? .top : .bottom))
            .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Shows the specified content as a custom bar beside the modified view; scroll views in the
    /// view extend their edge effect to it.
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        modifier(_ScrollEdgeBarModifier(edge: edge == .leading ? .leading : .trailing))
            .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}

/// Tells scroll views in the content that a bar lies over one of their edges.
nonisolated package struct _ScrollEdgeBarModifier: _EnvironmentModifier, Equatable {
    package typealias Body = Never
    let edge: Edge
    package init(edge: Edge) { self.edge = edge }
    package func modify(_ environment: inout EnvironmentValues) {
        environment.scrollEdgeEffects.bars.insert(Edge.Set(edge))
    }
}
