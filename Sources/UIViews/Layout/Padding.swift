// SPDX-License-Identifier: MIT

/// Keeps a distance between the content and the edges around it.
nonisolated public struct _PaddingLayout: _BoxModifier, Sendable {
    public typealias Body = Never
    var edges: Edge.Set
    /// nil is the default distance.
    var insets: EdgeInsets?

    var resolved: EdgeInsets {
        insets.map { full in
            var part = EdgeInsets.zero
            for edge in Edge.allCases where edges.contains(edge) { part[edge] = full[edge] }
            return part
        } ?? EdgeInsets(Self.defaultLength, edges: edges)
    }

    /// *Units:* points. *Source:* measured on macOS and iOS.
    static let defaultLength: CGFloat = 16

    @MainActor public func makeBox(owner: _ViewNode) -> _PaddingBox {
        _PaddingBox(resolved, owner: owner)
    }
    @MainActor public func update(_ box: _PaddingBox, from old: Self) { box.insets = resolved }
}

/// The box of `padding`.
@MainActor public final class _PaddingBox: _UnaryNode {
    var insets: EdgeInsets { didSet { if insets != oldValue { setNeedsLayout() } } }

    init(_ insets: EdgeInsets, owner: _ViewNode) {
        self.insets = insets
        super.init(layoutOwner: owner)
    }

    public override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.inset(by: insets)
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let inner = super.sizeThatFits(proposal)
        return CGSize(
            width: max(0, inner.width + insets.leading + insets.trailing),
            height: max(0, inner.height + insets.top + insets.bottom))
    }

    public override func childOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: insets.leading, y: insets.top)
    }

    /// An edge that is padded is an edge like that of any box, not of a text.
    public override func spacing() -> ViewSpacing {
        var spacing = super.spacing()
        for edge in Edge.allCases where insets[edge] != 0 {
            spacing.setPlain(edge)
        }
        return spacing
    }
}

extension View {
    /// Adds a different padding amount to each edge of this view.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: insets))
    }

    /// Adds an equal padding amount to specific edges of this view.
    nonisolated public func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0) }))
    }

    /// Adds a specific padding amount to each edge of this view.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }
}
