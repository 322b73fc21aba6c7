// SPDX-License-Identifier: MIT

/// Makes the safe area of its content smaller by fixed lengths.
nonisolated struct _SafeAreaPaddingLayout: _BoxModifier, Equatable {
    typealias Body = Never
    let insets: EdgeInsets
    @MainActor func makeBox(owner: _ViewNode) -> _SafeAreaPaddingBox {
        _SafeAreaPaddingBox(insets, owner: owner)
    }
    @MainActor func update(_ box: _SafeAreaPaddingBox, from old: Self) { box.insets = insets }
}

@MainActor final class _SafeAreaPaddingBox: _UnaryNode {
    var insets: EdgeInsets { didSet { setNeedsLayout() } }
    init(_ insets: EdgeInsets, owner: _ViewNode) {
        self.insets = insets
        super.init(layoutOwner: owner)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.inset(by: insets)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let inner = super.sizeThatFits(proposal)
        return CGSize(
            width: max(0, inner.width + insets.leading + insets.trailing),
            height: max(0, inner.height + insets.top + insets.bottom))
    }

    override func childOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: insets.leading, y: insets.top)
    }

    override func placeChildren() {
        guard let child else { return }
        place(
            child, at: childOrigin(size: frame.size, proposal: placedProposal),
            proposal: childProposal(placedProposal), safeInsets: safeInsets + insets)
    }
}

extension View {
    /// Adds the provided insets into the safe area of this view.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(_SafeAreaPaddingLayout(insets: insets))
    }

    /// Adds the provided insets into the safe area of this view.
    nonisolated public func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        safeAreaPadding(EdgeInsets(length ?? _PaddingLayout.defaultLength, edges: edges))
    }

    /// Adds the provided insets into the safe area of this view.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(.all, length)
    }
}
