// SPDX-License-Identifier: MIT

import UIDisplayList

/// A flexible space that expands along the major axis of its containing stack layout, or on both
/// axes if not contained in a stack.
nonisolated public struct Spacer: _LeafView, Sendable {
    /// *Units:* points; nil is the default of 8 (measured).
    public var minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor public func makeBox(owner: _ViewNode) -> _SpacerBox {
        _SpacerBox(minLength: minLength, owner: owner)
    }
    @MainActor public func update(_ box: _SpacerBox, from old: Spacer) {
        box.minLength = minLength
    }
}

/// The box of a spacer.
@MainActor public final class _SpacerBox: _LayoutNode {
    var minLength: CGFloat? { didSet { setNeedsLayout() } }

    init(minLength: CGFloat?, owner: _ViewNode) {
        self.minLength = minLength
        super.init(layoutOwner: owner)
    }

    /// The axis of the stack that the spacer is in; nil outside of one.
    private var axis: Axis? {
        var node = parent
        while let current = node, current is _UnaryNode { node = current.parent }
        return (node as? _StackOriented)?.stackOrientation
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let least = minLength ?? _DefaultSpacing.plain
        var size = CGSize(
            width: max(least, proposal.width ?? least),
            height: max(least, proposal.height ?? least))
        if let axis { size[axis.crossed] = 0 }
        return size
    }

    public override func spacing() -> ViewSpacing { .zero }
    /// Spacers get what is left when everything else has been given room (measured).
    public override var layoutPriority: Double { -.infinity }
    public override func makeDisplay(_ context: _PaintContext) -> DisplayNode { .empty }
}

/// A container that tells spacers and dividers which way it goes.
@MainActor protocol _StackOriented {
    var stackOrientation: Axis? { get }
}

extension _LayoutContainerNode: _StackOriented {}

/// A visual element that can be used to separate other content.
nonisolated public struct Divider: _LeafView {
    public init() {}
    @MainActor public func makeBox(owner: _ViewNode) -> _DividerBox {
        _DividerBox(layoutOwner: owner)
    }
    @MainActor public func update(_ box: _DividerBox, from old: Divider) {}
    @MainActor public func environmentDidChange(_ box: _DividerBox) { box.setNeedsDisplay() }
}

/// The box of a divider.
@MainActor public final class _DividerBox: _LayoutNode {
    /// *Units:* points. *Source:* measured on iOS 26.
    static let thickness: CGFloat = 0.5

    private var axis: Axis {
        var node = parent
        while let current = node, current is _UnaryNode { node = current.parent }
        return (node as? _StackOriented)?.stackOrientation == .horizontal ? .vertical : .horizontal
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize(width: Self.thickness, height: Self.thickness)
        size[axis] = proposal[axis] ?? 10
        return size
    }

    public override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        let rect = CGRect(origin: .zero, size: presentedFrame(at: context.now).size)
        // The system's separator: (60, 60, 67) at 29 %, in the dark (84, 84, 88) at 60 %.
        let isDark = owner.environment.colorScheme == .dark
        let color =
            isDark
            ? DisplayColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.6)
            : DisplayColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
        return DisplayNode(.fill(.rect(rect), .color(color)))
    }
}
