// SPDX-License-Identifier: MIT
import ScrollEngine

/// The box of a tab view: the selected tab's content, and the tab bar above it.
@MainActor final class _TabViewBox: _LayoutNode, _ScrollObserver {
    var minimizationDidChange: (Bool) -> Void = { _ in }
    var isMinimized = false {
        didSet {
            guard isMinimized != oldValue else { return }
            bar.isMinimized = isMinimized
            setNeedsPlacement()
        }
    }
    private let bar: _TabBarBox
    private var words = _BarWords()
    private var minimization = TabBarMinimizeBehavior.automatic
    private var content: [_LayoutNode] = []
    private var accessory: [_LayoutNode] = []
    private var accessoryPlatter: _AccessoryBox?
    private var travel = _ScrollTravel()
    private weak var known: _ScrollBox?

    init(owner: _ViewNode) {
        bar = _TabBarBox(owner: owner)
        super.init(layoutOwner: owner)
    }

    func set(words: _BarWords, minimization: TabBarMinimizeBehavior) {
        let wasShown = showsBar
        self.words = words
        if minimization != self.minimization {
            self.minimization = minimization
            if !minimization.minimizes, isMinimized { minimizationDidChange(false) }
        }
        if wasShown != showsBar { setNeedsPlacement() }
    }

    func set(content: [_LayoutNode], tabs: [_TabBarItem], accessory: [_LayoutNode]) {
        if !content.elementsEqual(self.content, by: ===) {
            // What comes back was somewhere else in the meantime.
            for box in content { box.forgetPlacement() }
            self.content = content
            known = nil
            travel.reset()
        }
        if !accessory.elementsEqual(self.accessory, by: ===) {
            self.accessory = accessory
            accessoryPlatter =
                accessory.isEmpty ? nil : _AccessoryBox(accessory, owner: owner)
        }
        bar.set(tabs)
        setChildItems(content + [accessoryPlatter].compactMap { $0 } + [bar])
    }

    private var showsBar: Bool { !bar.isEmpty && words.isShown(.tab) != false }

    // MARK: Layout

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(
            by: content.first?.size(proposal) ?? CGSize(width: 10, height: 10))
    }

    /// The height that bar and accessory take above the safe area.
    private var room: CGFloat {
        guard showsBar else { return 0 }
        let bar = max(0, BarMetrics.tabBarSafeBottom - safeInsets.bottom)
        let extra = BarMetrics.accessoryHeight + BarMetrics.accessorySpacing
        return bar + (accessoryPlatter == nil ? 0 : extra)
    }

    override func placeChildren() {
        let area = CGRect(
            x: 0, y: 0, width: frame.width, height: max(0, frame.height - room))
        var insets = safeInsets
        insets.bottom += room
        placeScreen(content, in: area, insets: insets)
        let bottom = frame.height + safeInsets.bottom
        let height = BarMetrics.tabBarSafeBottom
        let y = showsBar ? bottom - height : bottom + BarMetrics.accessoryHeight
        place(
            bar, at: CGPoint(x: 0, y: y),
            proposal: ProposedViewSize(width: frame.width, height: height), safeInsets: .zero)
        guard let accessoryPlatter else { return }
        place(
            accessoryPlatter, at: accessoryOrigin(barTop: y), proposal: accessorySize,
            safeInsets: .zero)
    }

    /// Above the tab bar; beside it while that is minimized.
    private func accessoryOrigin(barTop: CGFloat) -> CGPoint {
        let margin = BarMetrics.tabBarMargin
        let capsule = BarMetrics.tabBarSafeBottom - BarMetrics.tabBarBottom
        if isMinimized, showsBar {
            return CGPoint(
                x: margin + BarMetrics.minimizedTab + BarMetrics.accessorySpacing,
                y: barTop + capsule - BarMetrics.accessoryHeight)
        }
        let y =
            barTop + capsule - BarMetrics.tabBarHeight - BarMetrics.accessorySpacing
            - BarMetrics.accessoryHeight
        return CGPoint(x: margin, y: showsBar ? y : barTop)
    }

    private var accessorySize: ProposedViewSize {
        var width = frame.width - 2 * BarMetrics.tabBarMargin
        if isMinimized { width -= BarMetrics.minimizedTab + BarMetrics.accessorySpacing }
        return ProposedViewSize(width: max(0, width), height: BarMetrics.accessoryHeight)
    }

    // MARK: Scrolling

    var isObserving: Bool { graph != nil }

    var scrollBox: _ScrollBox? {
        if let known, known.graph != nil, known.isInside(self) { return known }
        known = content.lazy.compactMap { $0.screenScrollBox() }.first
        return known
    }

    func scrollToTop() { scrollBox?.scrollToTop() }

    func tell(_ box: _ScrollBox, _ update: ScrollUpdate?) {
        guard isPlaced, minimization.minimizes, let update, update.hasMoved else { return }
        let isDown = minimization == .onScrollDown
        let range = box.engine.extents.range(.vertical)
        let offset = Double(box.engine.offset.y)
        if isDown ? offset <= range.lowerBound : offset >= range.upperBound {
            travel.reset()
            minimizationDidChange(false)
            return
        }
        guard let direction = travel.direction(of: box, update) else { return }
        minimizationDidChange(direction == (isDown ? .down : .up))
    }

    /// The bar is read after the content.
    override var zIndex: Double { 0 }
    override var layoutPriority: Double { 0 }
    override func spacing() -> ViewSpacing { ViewSpacing() }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
}

extension _ScrollBox {
    /// Goes to where the content starts, as a tap on the status bar makes it.
    package func scrollToTop() {
        guard let graph else { return }
        let target = CGPoint(
            x: engine.offset.x, y: CGFloat(engine.extents.range(.vertical).lowerBound))
        let reduces = owner.environment.accessibilityReduceMotion
        let curve = reduces ? nil : ScrollAnimationCurve(animation: BarMetrics.scrollToTop)
        scroll { $0.scroll(to: target, curve: curve, at: graph.now) }
    }
}
