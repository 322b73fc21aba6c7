// SPDX-License-Identifier: MIT

/// Gives its content a size of its own, and aligns it there.
nonisolated public struct _FrameLayout: _BoxModifier {
    public typealias Body = Never
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment

    @MainActor public func makeBox(owner: _ViewNode) -> _FrameBox {
        _FrameBox(.fixed(width, height), alignment, owner: owner)
    }
    @MainActor public func update(_ box: _FrameBox, from old: Self) {
        box.set(.fixed(width, height), alignment)
    }
}

/// Gives its content bounds for its size, and aligns it there.
nonisolated public struct _FlexFrameLayout: _BoxModifier {
    public typealias Body = Never
    var bounds: _FrameBox.Bounds
    var alignment: Alignment

    @MainActor public func makeBox(owner: _ViewNode) -> _FrameBox {
        _FrameBox(.flexible(bounds), alignment, owner: owner)
    }
    @MainActor public func update(_ box: _FrameBox, from old: Self) {
        box.set(.flexible(bounds), alignment)
    }
}

/// The box of both kinds of `frame`.
@MainActor public final class _FrameBox: _UnaryNode {
    public struct Bounds: Equatable, Sendable {
        var minWidth, idealWidth, maxWidth: CGFloat?
        var minHeight, idealHeight, maxHeight: CGFloat?
    }
    enum Rule: Equatable {
        case fixed(CGFloat?, CGFloat?)
        case flexible(Bounds)
    }
    private var rule: Rule
    private var alignment: Alignment

    init(_ rule: Rule, _ alignment: Alignment, owner: _ViewNode) {
        self.rule = rule
        self.alignment = alignment
        super.init(layoutOwner: owner)
    }

    func set(_ rule: Rule, _ alignment: Alignment) {
        guard rule != self.rule || alignment != self.alignment else { return }
        self.rule = rule
        self.alignment = alignment
        setNeedsLayout()
    }

    public override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        switch rule {
        case .fixed(let width, let height):
            ProposedViewSize(
                width: width.map { max(0, $0) } ?? proposal.width,
                height: height.map { max(0, $0) } ?? proposal.height)
        case .flexible(let b):
            ProposedViewSize(
                width: Self.clamped(proposal.width, b.minWidth, b.idealWidth, b.maxWidth),
                height: Self.clamped(proposal.height, b.minHeight, b.idealHeight, b.maxHeight))
        }
    }

    private static func clamped(
        _ proposed: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
    ) -> CGFloat? {
        guard var length = proposed ?? ideal else { return nil }
        if let most { length = min(length, most) }
        if let least { length = max(length, least) }
        return length
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        switch rule {
        case .fixed(let width, let height):
            if let width, let height { return CGSize(width: width, height: height) }
            let inner = super.sizeThatFits(proposal)
            return CGSize(width: width ?? inner.width, height: height ?? inner.height)
        case .flexible(let b):
            let inner = super.sizeThatFits(proposal)
            return CGSize(
                width: Self.length(
                    proposal.width, inner.width, b.minWidth, b.idealWidth, b.maxWidth),
                height: Self.length(
                    proposal.height, inner.height, b.minHeight, b.idealHeight, b.maxHeight))
        }
    }

    /// Takes the proposal as far as the bounds that are given reach, else the content's length.
    private static func length(
        _ proposed: CGFloat?, _ content: CGFloat, _ least: CGFloat?, _ ideal: CGFloat?,
        _ most: CGFloat?
    ) -> CGFloat {
        guard let proposed else {
            let own = ideal ?? content
            return max(min(own, most ?? .infinity), least ?? 0)
        }
        let low = least ?? min(content, most ?? .infinity)
        let high = most ?? max(content, least ?? 0)
        return max(low, min(proposed, max(low, high)))
    }

    public override func childOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint {
        guard let child else { return .zero }
        let inner = child.dimensions(childProposal(proposal))
        let outer = ViewDimensions(plain: size)
        return CGPoint(
            x: outer[alignment.horizontal] - inner[alignment.horizontal],
            y: outer[alignment.vertical] - inner[alignment.vertical])
    }
}

extension View {
    /// Positions this view within an invisible frame with the specified size.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Positions this view within an invisible frame having the specified size constraints.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                bounds: _FrameBox.Bounds(
                    minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
                    minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight),
                alignment: alignment))
    }
}
