// SPDX-License-Identifier: MIT

/// Fixes its content at its ideal size.
nonisolated public struct _FixedSizeLayout: _BoxModifier, Sendable {
    public typealias Body = Never
    var horizontal: Bool
    var vertical: Bool
    @MainActor public func makeBox(owner: _ViewNode) -> _FixedSizeBox {
        _FixedSizeBox(self, owner: owner)
    }
    @MainActor public func update(_ box: _FixedSizeBox, from old: Self) { box.rule = self }
}

/// The box of `fixedSize`.
@MainActor public final class _FixedSizeBox: _UnaryNode {
    var rule: _FixedSizeLayout { didSet { setNeedsLayout() } }
    init(_ rule: _FixedSizeLayout, owner: _ViewNode) {
        self.rule = rule
        super.init(layoutOwner: owner)
    }
    public override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: rule.horizontal ? nil : proposal.width,
            height: rule.vertical ? nil : proposal.height)
    }
}

/// Constants that indicate how a view's content fills the available space.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Proposes a size of a ratio to its content.
nonisolated public struct _AspectRatioLayout: _BoxModifier, Sendable {
    public typealias Body = Never
    /// Width by height; nil is the content's own.
    var ratio: CGFloat?
    var mode: ContentMode
    @MainActor public func makeBox(owner: _ViewNode) -> _AspectRatioBox {
        _AspectRatioBox(self, owner: owner)
    }
    @MainActor public func update(_ box: _AspectRatioBox, from old: Self) { box.rule = self }
}

/// The box of `aspectRatio`.
@MainActor public final class _AspectRatioBox: _UnaryNode {
    var rule: _AspectRatioLayout { didSet { setNeedsLayout() } }
    init(_ rule: _AspectRatioLayout, owner: _ViewNode) {
        self.rule = rule
        super.init(layoutOwner: owner)
    }

    public override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let child else { return proposal }
        let ideal = child.size(.unspecified)
        let ratio = rule.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            return ProposedViewSize(
                rule.ratio == nil
                    ? ideal : CGSize(width: ideal.width, height: ideal.width / ratio))
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let byWidth = CGSize(width: width, height: width / ratio)
            let byHeight = CGSize(width: height * ratio, height: height)
            let isWidthSmaller = byWidth.height <= height
            return ProposedViewSize(
                isWidthSmaller == (rule.mode == .fit) ? byWidth : byHeight)
        }
    }
}

extension View {
    /// Fixes this view at its ideal size in the specified dimensions.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Fixes this view at its ideal size.
    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Constrains this view's dimensions to the specified aspect ratio.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
    }

    /// Constrains this view's dimensions to the aspect ratio of the given size.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode
    ) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales this view to fit its parent.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales this view to fill its parent.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
