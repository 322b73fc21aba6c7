// SPDX-License-Identifier: MIT
import UIDisplayList

/// One tab in a tab bar.
struct _TabBarItem {
    let boxes: [_LayoutNode]
    let isSelected: Bool
    /// Whether the tab stands apart from the others, as the one for searching.
    let isApart: Bool

    func isSame(as other: _TabBarItem) -> Bool {
        isSelected == other.isSelected && isApart == other.isApart
            && boxes.elementsEqual(other.boxes, by: ===)
    }
}

/// A tab bar: a capsule of glass with a button for each tab, the selected one on a pill.
@MainActor final class _TabBarBox: _LayoutNode {
    var isMinimized = false {
        didSet {
            guard isMinimized != oldValue, let graph else { return }
            expansion.set(isMinimized ? 0 : 1, transaction: owner.transaction, at: graph.now)
            if expansion.isAnimating { graph.animate(self) }
            setNeedsPlacement()
        }
    }
    private var tabs: [_TabBarItem] = []
    private let capsule: _GlassBox
    private let pill: _GlassBox
    private var circles: [_GlassBox] = []
    /// 1 shows all tabs, 0 the selected one alone.
    private var expansion = _AnimatedValue(1.0)

    init(owner: _ViewNode) {
        capsule = _GlassBox(.glass, owner: owner)
        pill = _GlassBox(.pill, owner: owner)
        super.init(layoutOwner: owner)
    }

    var isEmpty: Bool { tabs.isEmpty }

    func set(_ tabs: [_TabBarItem]) {
        let isSame =
            tabs.count == self.tabs.count
            && zip(tabs, self.tabs).allSatisfy { $0.isSame(as: $1) }
        if isSame { return }
        self.tabs = tabs
        let apart = tabs.filter(\.isApart).count
        while circles.count < apart { circles.append(_GlassBox(.glass, owner: owner)) }
        circles.removeLast(circles.count - apart)
        setChildItems([capsule] + circles + [pill] + tabs.flatMap(\.boxes))
        setNeedsPlacement()
    }

    // MARK: Layout

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: 0, height: BarMetrics.tabBarSafeBottom))
    }

    private var top: CGFloat {
        frame.height - BarMetrics.tabBarBottom - BarMetrics.tabBarHeight
    }

    override func placeChildren() {
        if isMinimized { placeMinimized() } else { placeTabs() }
    }

    private func placeTabs() {
        let together = tabs.filter { !$0.isApart }
        let apart = tabs.filter(\.isApart)
        let size = BarMetrics.tabPill
        let rim = BarMetrics.tabRim
        let height = BarMetrics.tabBarHeight
        let margin = BarMetrics.tabBarMargin
        let circles = CGFloat(apart.count) * (height + BarMetrics.spacing)
        let most = frame.width - 2 * margin - circles
        let count = CGFloat(max(together.count, 1))
        let pitch = min(
            BarMetrics.tabPitch, count > 1 ? (most - size.width - 2 * rim) / (count - 1) : 0)
        let width = min(most, (count - 1) * pitch + size.width + 2 * rim)
        let left = apart.isEmpty ? (frame.width - width) / 2 : margin
        put(capsule, CGRect(x: left, y: top, width: width, height: height))
        for (index, tab) in together.enumerated() {
            let rect = CGRect(
                x: left + rim + CGFloat(index) * pitch, y: top + rim, width: size.width,
                height: size.height)
            put(tab, rect)
        }
        for (index, tab) in apart.enumerated() {
            let rect = CGRect(
                x: frame.width - margin - height - CGFloat(index) * (height + BarMetrics.spacing),
                y: top, width: height, height: height)
            put(self.circles[index], rect)
            put(tab, rect.insetBy(dx: rim, dy: rim))
        }
    }

    private func placeMinimized() {
        let side = BarMetrics.minimizedTab
        let rect = CGRect(
            x: BarMetrics.tabBarMargin, y: top + BarMetrics.tabBarHeight - side, width: side,
            height: side)
        put(capsule, rect)
        for circle in circles { put(circle, rect) }
        for tab in tabs { put(tab, rect) }
    }

    private func put(_ tab: _TabBarItem, _ rect: CGRect) {
        for box in tab.boxes { put(box, rect) }
        if tab.isSelected { put(pill, rect) }
    }

    private func put(_ box: _LayoutNode, _ rect: CGRect) {
        place(
            box, at: rect.origin, proposal: ProposedViewSize(rect.size), safeInsets: .zero,
            size: rect.size)
    }

    // MARK: Drawing

    private var hidden: [_LayoutNode] { tabs.filter { !$0.isSelected }.flatMap(\.boxes) }

    override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        let part = min(max(expansion.value(at: context.now), 0), 1)
        guard part < 1 else { return displayChildren(context) }
        let fading = (hidden as [AnyObject]) + [pill]
        var nodes: [DisplayNode] = []
        for child in children {
            let node = child.displayInPlace(context)
            if fading.contains(where: { $0 === child }) {
                if part > 0 { nodes.append(DisplayNode(.opacity(part, node))) }
            } else {
                nodes.append(node)
            }
        }
        return DisplayNode(.group(nodes))
    }

    /// Only the bar's own shape takes touches, and the selected tab alone while it is minimized.
    override var childrenInDrawingOrder: [_LayoutNode] {
        guard isMinimized else { return children }
        let hidden = hidden
        return children.filter { child in !hidden.contains { $0 === child } }
    }

    override func collectAccessibility(_ collector: _AccessibilityCollector) {
        let hidden = isMinimized ? hidden : []
        for box in tabs.flatMap(\.boxes) where !hidden.contains(where: { $0 === box }) {
            collector.visit(box)
        }
    }

    override var isMovingContent: Bool { expansion.isAnimating }
    override var zIndex: Double { 0 }
    override func spacing() -> ViewSpacing { ViewSpacing() }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
}

extension _TabBarBox: _AnimationClient {
    func tick(at now: FrameInstant) -> Bool {
        // What is drawn as large as it is presented is drawn anew while that changes.
        for box in [capsule, pill] + circles { box.setNeedsDisplay() }
        setNeedsDisplay()
        _ = expansion.value(at: now)
        return graph != nil && expansion.isAnimating
    }
    var isFiniteAnimation: Bool { true }
    var animationOwnerName: String { "TabView" }
}

/// A capsule of glass, or the pill of a selected tab on it.
@MainActor final class _GlassBox: _LayoutNode {
    enum Kind { case glass, pill }
    private let kind: Kind

    init(_ kind: Kind, owner: _ViewNode) {
        self.kind = kind
        super.init(layoutOwner: owner)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        let rect = CGRect(origin: .zero, size: presentedFrame(at: context.now).size)
        switch kind {
        case .glass: return DisplayNode(.group(BarGlass(owner.environment).display(in: rect)))
        case .pill:
            let isDark = owner.environment.colorScheme == .dark
            let color = (isDark ? DisplayColor.white : .black).opacity(isDark ? 0.12 : 0.06)
            let shape = DisplayShape.roundedRect(
                rect, CornerRadii(rect.height / 2), continuous: false)
            return DisplayNode(.fill(shape, .color(color)))
        }
    }

    override func containsHit(_ point: CGPoint, at now: FrameInstant) -> Bool {
        kind == .glass && CGRect(origin: .zero, size: frame.size).contains(point)
    }
}

/// The platter of a tab view's accessory.
@MainActor final class _AccessoryBox: _LayoutNode {
    init(_ boxes: [_LayoutNode], owner: _ViewNode) {
        super.init(layoutOwner: owner)
        setChildItems(boxes)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeChildren() {
        placeScreen(children, in: CGRect(origin: .zero, size: frame.size), insets: .zero)
    }

    override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        let rect = CGRect(origin: .zero, size: presentedFrame(at: context.now).size)
        let radius = rect.height / 2
        let shape = DisplayShape.roundedRect(rect, CornerRadii(radius), continuous: false)
        let inner = DisplayNode(.clip(shape, displayChildren(context)))
        return DisplayNode(.group(BarGlass(owner.environment).display(in: rect) + [inner]))
    }

    override func containsHit(_ point: CGPoint, at now: FrameInstant) -> Bool {
        CGRect(origin: .zero, size: frame.size).contains(point)
    }

    override var zIndex: Double { 0 }
    override func spacing() -> ViewSpacing { ViewSpacing() }
}
