// SPDX-License-Identifier: MIT

/// A box around one child that takes the child's size and guides: the base of most modifiers.
@MainActor open class _UnaryNode: _LayoutNode {
    package final var child: _LayoutNode? { children.first }

    /// Where the child's top leading corner goes. *Space:* the box's own, of the given size.
    open func childOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint { .zero }

    /// What the child is proposed.
    open func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    open override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        child?.size(childProposal(proposal)) ?? .zero
    }

    open override func placeChildren() {
        guard let child else { return }
        place(
            child, at: childOrigin(size: frame.size, proposal: placedProposal),
            proposal: childProposal(placedProposal))
    }

    open override func explicitGuide(
        _ key: _AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let child else { return nil }
        let inner = childProposal(proposal)
        guard let value = child.guide(key, size: child.size(inner), proposal: inner) else {
            return nil
        }
        let origin = childOrigin(size: size, proposal: proposal)
        return value + (key.axis == .horizontal ? origin.x : origin.y)
    }
}
