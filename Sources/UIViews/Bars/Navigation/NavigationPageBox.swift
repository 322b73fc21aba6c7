// SPDX-License-Identifier: MIT
import ScrollEngine
import UIDisplayList

/// The box of a page: its content in the room that its bars leave, the bars above it.
@MainActor final class _NavigationPageBox: _LayoutNode, _ScrollObserver {
    /// How the page is seen while pages change places.
    var shift = _PageShift.none { didSet { if shift != oldValue { setNeedsDisplay() } } }
    private let navigationBar: _NavigationBarBox
    private let bottomBar: _BottomBarBox
    private var bars = _PageBars()
    private var content: [_LayoutNode] = []
    private var chrome: [_ChromeRole: _LayoutNode] = [:]
    /// Whether the large title is put away, and its room is the content's.
    private var isCollapsed = false
    private var isMinimized = false
    private var travel = _ScrollTravel()
    private weak var known: _ScrollBox?

    init(owner: _ViewNode) {
        navigationBar = _NavigationBarBox(owner: owner)
        bottomBar = _BottomBarBox(owner: owner)
        super.init(layoutOwner: owner)
    }

    func set(content: [_LayoutItem], chrome: [_LayoutNode]) {
        self.content = content.compactMap { $0 as? _LayoutNode }
        self.chrome = [:]
        for case let box as _ChromeBox in chrome { self.chrome[box.role] = box }
        navigationBar.set(bars, chrome: self.chrome)
        bottomBar.set(bars, background: self.chrome[.bottomBackground])
        setChildItems(content + [bottomBar, navigationBar])
    }

    func set(_ bars: _PageBars) {
        let old = self.bars
        self.bars = bars
        if minimization == .never || minimization == .automatic { isMinimized = false }
        navigationBar.set(bars, chrome: chrome)
        bottomBar.set(bars, background: chrome[.bottomBackground])
        let isSame =
            old.showsLargeTitle == bars.showsLargeTitle
            && old.words.visibility == bars.words.visibility
            && old.words.safeAreaAdjustment == bars.words.safeAreaAdjustment
        if !isSame || showsBars != shownBars { setNeedsPlacement() }
    }

    // MARK: Layout

    private var showsNavigationBar: Bool { wantsNavigationBar && !isMinimized }
    private var wantsNavigationBar: Bool {
        navigationBar.hasContent && bars.words.isShown(.navigation) != false
    }
    /// Whether content keeps clear of the navigation bar, which may be out of the way all the same.
    private var keepsNavigationRoom: Bool {
        wantsNavigationBar
            && (!isMinimized || bars.words.safeAreaAdjustment[.navigation] == .disabled)
    }
    private var showsBottomBar: Bool {
        bottomBar.hasContent && bars.words.isShown(.bottom) != false
    }
    private var showsBars: [Bool] { [showsNavigationBar, showsBottomBar] }
    /// What the last placement showed.
    private var shownBars: [Bool] = []

    /// Where bars lie over the content.
    var barEdges: Edge.Set {
        var edges: Edge.Set = wantsNavigationBar ? .top : []
        if showsBottomBar { edges.insert(.bottom) }
        return edges
    }

    private var showsLargeTitle: Bool { bars.showsLargeTitle && keepsNavigationRoom }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(
            by: content.first?.size(proposal) ?? CGSize(width: 10, height: 10))
    }

    private var barRow: CGFloat { BarMetrics.navigationBar(below: safeInsets.top) }
    private var bottomRoom: CGFloat { showsBottomBar ? BarMetrics.bottomBar : 0 }

    override func placeChildren() {
        shownBars = showsBars
        // Where the content lies decides whether the large title is put away, and the other way
        // round; the room that it leaves is taken up by the scroll view, so twice is enough.
        for _ in 0..<2 {
            placeContent()
            let distance = collapsedDistance
            navigationBar.distance = distance ?? 0
            let isAway = (distance ?? 0) >= BarMetrics.collapseDistance - 0.01
            if isAway == isCollapsed || !showsLargeTitle { break }
            isCollapsed = isAway
        }
        placeBars()
    }

    private func placeContent() {
        let isExpanded = showsLargeTitle && !isCollapsed
        let top =
            keepsNavigationRoom ? barRow + (isExpanded ? BarMetrics.largeTitleRow : 0) : 0
        let expansion = showsLargeTitle && isCollapsed ? BarMetrics.largeTitleRow : 0
        scrollBox?.barExpansion = expansion
        let area = CGRect(
            x: 0, y: top, width: frame.width, height: max(0, frame.height - top - bottomRoom))
        var insets = safeInsets
        insets.top += top
        insets.bottom += bottomRoom
        placeScreen(content, in: area, insets: insets)
    }

    private func placeBars() {
        navigationBar.isShown = showsNavigationBar
        bottomBar.isShown = showsBottomBar
        navigationBar.isSoftEdge =
            scrollBox?.owner.environment.scrollEdgeEffects.isSoft(at: .top) ?? true
        navigationBar.safeTop = safeInsets.top
        bottomBar.safeBottom = safeInsets.bottom
        let proposal = ProposedViewSize(frame.size)
        let height = navigationBar.size(proposal).height
        var y = -safeInsets.top
        if !showsNavigationBar {
            let title = bars.showsLargeTitle ? BarMetrics.largeTitleRow : 0
            y -= height + title
        }
        place(navigationBar, at: CGPoint(x: 0, y: y), proposal: proposal, safeInsets: .zero)
        let bottom = bottomBar.size(proposal).height
        let bottomY = frame.height + safeInsets.bottom - (showsBottomBar ? bottom : 0)
        place(bottomBar, at: CGPoint(x: 0, y: bottomY), proposal: proposal, safeInsets: .zero)
    }

    // MARK: Scrolling

    var isObserving: Bool { graph != nil }

    /// The scroll view whose content goes under the bars.
    var scrollBox: _ScrollBox? {
        if let known, known.graph != nil, known.isInside(self) { return known }
        for box in content {
            if let found = box.screenScrollBox() {
                known = found
                return found
            }
        }
        return nil
    }

    /// How far the content has gone up from where it rests below a large title; nil where there is
    /// no scroll view that touches the bar. *Units:* points.
    private var collapsedDistance: CGFloat? {
        guard let scrollBox, scrollBox.isPlaced, scrollBox.safeInsets.top > safeInsets.top - 0.01,
            scrollBox.safeInsets.top > 0
        else { return nil }
        let start = scrollBox.convert(
            CGRect(origin: scrollBox.contentOrigin, size: .zero), to: self)
        let rest = barRow + BarMetrics.largeTitleRow + scrollBox.settings.contentMargins.top
        return rest - start.minY
    }

    func tell(_ box: _ScrollBox, _ update: ScrollUpdate?) {
        guard isPlaced, let update, update.hasMoved else { return }
        let distance = collapsedDistance ?? 0
        navigationBar.distance = distance
        let isAway = distance >= BarMetrics.collapseDistance - 0.01
        if showsLargeTitle, isAway != isCollapsed { setNeedsPlacement() }
        minimize(box, update)
    }

    private var minimization: ToolbarMinimizationBehavior {
        bars.words.minimization[.navigation] ?? .automatic
    }

    private func minimize(_ box: _ScrollBox, _ update: ScrollUpdate) {
        guard minimization == .onScrollDown || minimization == .onScrollUp else { return }
        let isDown = minimization == .onScrollDown
        let range = box.engine.extents.range(.vertical)
        let offset = Double(box.engine.offset.y)
        let isAtEdge = isDown ? offset <= range.lowerBound : offset >= range.upperBound
        if isAtEdge {
            travel.reset()
            return setMinimized(false)
        }
        guard let direction = travel.direction(of: box, update) else { return }
        if direction == (isDown ? .down : .up) {
            setMinimized(true)
        } else if !isDown || bars.words.restoration[.navigation] != .atScrollEdge {
            setMinimized(false)
        }
    }

    private func setMinimized(_ isMinimized: Bool) {
        guard isMinimized != self.isMinimized, let graph else { return }
        let transaction = Transaction(animation: BarMetrics.minimizeAnimation)
        graph.enqueue(transaction: transaction) { [weak self] in
            self?.isMinimized = isMinimized
            self?.setNeedsPlacement()
        }
    }

    // MARK: Drawing

    override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        var node = displayChildren(context)
        let size = presentedFrame(at: context.now).size
        guard shift != .none else { return node }
        let ground = ground(size)
        node = DisplayNode(.group([ground, node]))
        if shift.dim > 0 {
            let shade = DisplayColor.black.opacity(shift.dim)
            node = DisplayNode(
                .group([node, DisplayNode(.fill(.rect(ground.bounds), .color(shade)))]))
        }
        if shift.opacity < 1 { node = DisplayNode(.opacity(shift.opacity, node)) }
        return DisplayNode(.transform(shiftTransform(size), node))
    }

    /// A page covers the one below it.
    private func ground(_ size: CGSize) -> DisplayNode {
        let rect = CGRect(
            x: -safeInsets.leading, y: -safeInsets.top,
            width: size.width + safeInsets.leading + safeInsets.trailing,
            height: size.height + safeInsets.top + safeInsets.bottom)
        let isDark = owner.environment.colorScheme == .dark
        return DisplayNode(.fill(.rect(rect), .color(isDark ? .black : .white)))
    }

    private func shiftTransform(_ size: CGSize) -> CGAffineTransform {
        let x = shift.offset * size.width * (isRightToLeft ? -1 : 1)
        return CGAffineTransform(translationX: x, y: 0)
    }

    override func presentedRectFromContent(_ rect: CGRect, at now: FrameInstant) -> CGRect {
        rect.applying(shiftTransform(presentedFrame(at: now).size))
    }

    override func collectAccessibility(_ collector: _AccessibilityCollector) {
        let transform = shiftTransform(presentedFrame(at: collector.now).size)
        let outer = collector.opacity
        collector.opacity *= shift.opacity
        collector.transformed(by: transform) {
            collector.visit(navigationBar)
            for box in content { collector.visit(box) }
            collector.visit(bottomBar)
        }
        collector.opacity = outer
    }

    override var isMovingContent: Bool { shift != .none }
    override var zIndex: Double { 0 }
    override var layoutPriority: Double { 0 }
    override func spacing() -> ViewSpacing { ViewSpacing() }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
}

extension _LayoutNode {
    /// Whether the box is somewhere in another.
    func isInside(_ other: _LayoutNode) -> Bool {
        var node = parent
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}
