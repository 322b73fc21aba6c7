// SPDX-License-Identifier: MIT
import UIDisplayList

/// The platter below some items of a bar: a capsule as high as a button.
@MainActor final class _PlatterBox: _LayoutNode {
    private let isProminent: Bool
    private let padding: CGFloat

    init(
        _ boxes: [_LayoutNode], isProminent: Bool, padding: CGFloat = BarMetrics.platterPadding,
        owner: _ViewNode
    ) {
        self.isProminent = isProminent
        self.padding = padding
        super.init(layoutOwner: owner)
        setChildItems(boxes)
    }

    private static let height = BarMetrics.button
    private let proposal = ProposedViewSize(width: nil, height: height)

    private var contentWidth: CGFloat {
        children.map { $0.size(proposal).width }.reduce(0, +)
            + BarMetrics.platterPadding * CGFloat(max(0, children.count - 1))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: max(Self.height, contentWidth + padding),
            height: Self.height)
    }

    override func placeChildren() {
        var x = (frame.width - contentWidth) / 2
        for child in children {
            let size = child.size(proposal)
            place(child, at: CGPoint(x: x, y: (Self.height - size.height) / 2), proposal: proposal)
            x += size.width + BarMetrics.platterPadding
        }
    }

    override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        let rect = CGRect(origin: .zero, size: presentedFrame(at: context.now).size)
        let look = BarGlass(owner.environment, tint: isProminent ? TintShapeStyle() : nil)
        return DisplayNode(.group(look.display(in: rect) + [displayChildren(context)]))
    }

    override func containsHit(_ point: CGPoint, at now: FrameInstant) -> Bool {
        CGRect(origin: .zero, size: frame.size).contains(point)
    }

    override var zIndex: Double { 0 }
    override func spacing() -> ViewSpacing { ViewSpacing() }
}

/// The look of glass in bars. *Source:* I, by eye beside screenshots of iOS 26; it is painted as a
/// tint and a rim, since blurs are dear (see the design's notes on drawing).
@MainActor struct BarGlass {
    private let fill: _StylePaint
    private let rim: DisplayColor
    private let shade: DisplayColor

    init(_ environment: EnvironmentValues, tint: TintShapeStyle? = nil) {
        let isDark = environment.colorScheme == .dark
        var base = isDark ? ColorComponents(0x2C_2C_2E).displayColor : .white
        base.alpha = environment.accessibilityReduceTransparency ? 1 : isDark ? 0.82 : 0.86
        fill = tint?._paint(in: environment) ?? .color(base)
        rim = (isDark ? DisplayColor.white : .black).opacity(isDark ? 0.14 : 0.08)
        shade = DisplayColor.black.opacity(isDark ? 0.3 : 0.14)
    }

    /// A capsule of glass. *Units:* points.
    func display(in rect: CGRect) -> [DisplayNode] {
        let radius = min(rect.width, rect.height) / 2
        let shape = DisplayShape.roundedRect(rect, CornerRadii(radius), continuous: false)
        let inner = DisplayShape.roundedRect(
            rect.insetBy(dx: 0.25, dy: 0.25), CornerRadii(radius - 0.25), continuous: false)
        // Glass lies above the content, also where both are white.
        return [
            DisplayNode(
                .shadow(
                    shade, radius: 8, offset: CGSize(width: 0, height: 3),
                    fill.node(filling: shape, in: rect))),
            DisplayNode(.stroke(inner, StrokeStyle(lineWidth: 0.5), .color(rim))),
        ]
    }
}
