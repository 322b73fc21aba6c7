// SPDX-License-Identifier: MIT
import UIDisplayList

/// The bottom toolbar of a page.
@MainActor final class _BottomBarBox: _LayoutNode {
    private var bars = _PageBars()
    private var background: _LayoutNode?
    private var groups: [_BarGroup] = []
    /// Whether the bar is in its place; else nothing of it is touched.
    var isShown = true
    /// The safe area below the bar. *Units:* points.
    var safeBottom: CGFloat = 0 { didSet { if safeBottom != oldValue { setNeedsPlacement() } } }

    init(owner: _ViewNode) { super.init(layoutOwner: owner) }

    var hasContent: Bool { groups.contains { $0.platter != nil } }

    func set(_ bars: _PageBars, background: _LayoutNode?) {
        let entries = bars.entries([.bottom, .status])
        let old = self.bars.entries([.bottom, .status])
        self.bars = bars
        let isSame =
            entries.count == old.count
            && zip(entries, old).allSatisfy { $0.isSame(as: $1) }
            && background === self.background
        if isSame { return }
        self.background = background
        // Without spacers each item stands alone, and the room is shared out between them.
        let hasSpacers = entries.contains { $0.spacer != nil }
        groups = _BarGroup.groups(of: entries, owner: owner, sharing: hasSpacers)
        setChildItems([background].compactMap { $0 } + groups.compactMap(\.platter))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: BarMetrics.bottomBar + safeBottom)
    }

    override func placeChildren() {
        if let background {
            place(background, at: .zero, proposal: ProposedViewSize(frame.size))
        }
        let platters = groups.compactMap(\.platter)
        let width = platters.map { $0.size(.unspecified).width }.reduce(0, +)
        let margin = BarMetrics.margin + BarMetrics.spacing / 2
        let room = max(0, frame.width - 2 * margin - width)
        let flexible = groups.filter { if case .space(.flexible) = $0 { true } else { false } }
        let y = (BarMetrics.bottomBar - BarMetrics.button) / 2
        var x = margin
        guard flexible.count + platters.count < groups.count || !flexible.isEmpty else {
            // One item stands in the middle, several from edge to edge.
            let gap = platters.count > 1 ? room / CGFloat(platters.count - 1) : 0
            if platters.count == 1 { x += room / 2 }
            for platter in platters {
                place(platter, at: CGPoint(x: x, y: y), proposal: .unspecified)
                x += platter.size(.unspecified).width + gap
            }
            return
        }
        let fixed = CGFloat(groups.count - flexible.count - platters.count)
        let share =
            flexible.isEmpty
            ? 0 : max(0, room - fixed * BarMetrics.spacing) / CGFloat(flexible.count)
        for group in groups {
            switch group {
            case .platter(let platter):
                place(platter, at: CGPoint(x: x, y: y), proposal: .unspecified)
                x += platter.size(.unspecified).width
            case .space(let sizing): x += sizing.isFlexible ? share : BarMetrics.spacing
            }
        }
    }

    override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        guard background != nil, bars.words.backgroundVisibility[.bottom] != .hidden else {
            return DisplayNode(
                .group(groups.compactMap(\.platter).map { $0.displayInPlace(context) }))
        }
        return displayChildren(context)
    }

    override func containsHit(_ point: CGPoint, at now: FrameInstant) -> Bool {
        isShown && CGRect(origin: .zero, size: frame.size).contains(point)
    }

    override func contentPoint(_ point: CGPoint, at now: FrameInstant) -> CGPoint? {
        isShown ? point : nil
    }

    override var zIndex: Double { 0 }
    override func spacing() -> ViewSpacing { ViewSpacing() }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
}
