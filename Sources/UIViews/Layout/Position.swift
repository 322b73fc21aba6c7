// SPDX-License-Identifier: MIT

/// Takes all that is proposed, and puts the centre of its content at a point there.
nonisolated public struct _PositionLayout: _BoxModifier, Equatable, Sendable {
    public typealias Body = Never
    let position: CGPoint
    @MainActor public func makeBox(owner: _ViewNode) -> _PositionBox {
        _PositionBox(position, owner: owner)
    }
    @MainActor public func update(_ box: _PositionBox, from old: Self) { box.position = position }
}

/// The box of `position`. *Source:* `position/basic` and `layout/rtl-shapes`, measured.
@MainActor public final class _PositionBox: _UnaryNode {
    var position: CGPoint { didSet { setNeedsLayout() } }

    init(_ position: CGPoint, owner: _ViewNode) {
        self.position = position
        super.init(layoutOwner: owner)
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // Where nothing is proposed, the content's length is all there is.
        proposal.replacingUnspecifiedDimensions(by: super.sizeThatFits(proposal))
    }

    public override func childOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        let inner = child?.size(proposal) ?? .zero
        return CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2)
    }
}

extension View {
    /// Positions the center of this view at the specified point in its parent's coordinate space.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }

    /// Positions the center of this view at the specified coordinates in its parent's coordinate
    /// space.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
