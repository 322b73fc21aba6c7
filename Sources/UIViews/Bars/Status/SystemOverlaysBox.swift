// SPDX-License-Identifier: MIT
import UIDisplayList
import UIInput

/// The box of a window's overlays. A tap on the status bar scrolls to the top.
@MainActor package final class SystemOverlaysBox: _LayoutNode {
    private var words = _OverlayWords()
    private var statusOpacity = _AnimatedValue(1.0)
    private var homeOpacity = _AnimatedValue(1.0)
    private lazy var id = RecognizerID(node: owner.graph.makeNodeID())
    private lazy var recognizer = PressRecognizer { [weak self] point in
        // Asked on the main actor, where the arena is fed.
        MainActor.assumeIsolated { self?.isOnStatusBar(point) ?? false }
    }

    func set(_ words: _OverlayWords) {
        guard words != self.words, let graph else { return }
        self.words = words
        let isHidden = words.hidesStatusBar == true
        statusOpacity.set(isHidden ? 0 : 1, transaction: owner.transaction, at: graph.now)
        let home = words.overlays == .hidden ? 0.0 : 1
        homeOpacity.set(home, transaction: owner.transaction, at: graph.now)
        if isFading { graph.animate(self) }
        setNeedsDisplay()
    }

    private var isFading: Bool { statusOpacity.isAnimating || homeOpacity.isAnimating }

    // MARK: Layout

    override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override package func placeChildren() {
        let proposal = ProposedViewSize(width: frame.width, height: safeInsets.top)
        for child in children { place(child, at: .zero, proposal: proposal, safeInsets: .zero) }
    }

    private var hasStatusBar: Bool { safeInsets.top >= SystemOverlayMetrics.leastStatusBar }
    private var hasHomeIndicator: Bool { safeInsets.bottom > 0 }

    private var statusRect: CGRect {
        CGRect(x: 0, y: 0, width: frame.width, height: safeInsets.top)
    }

    private var homeRect: CGRect {
        let size = SystemOverlayMetrics.homeIndicator
        return CGRect(
            x: (frame.width - size.width) / 2,
            y: frame.height - SystemOverlayMetrics.homeIndicatorBottom - size.height,
            width: size.width, height: size.height)
    }

    /// *Space:* the window's.
    private func isOnStatusBar(_ point: CGPoint) -> Bool {
        hasStatusBar && words.hidesStatusBar != true && statusRect.contains(point)
    }

    override package func containsHit(_ point: CGPoint, at now: FrameInstant) -> Bool {
        isOnStatusBar(point)
    }

    override package func contentPoint(_ point: CGPoint, at now: FrameInstant) -> CGPoint? {
        isOnStatusBar(point) ? point : nil
    }

    // MARK: Drawing

    override package func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        var nodes: [DisplayNode] = []
        let status = statusOpacity.value(at: context.now)
        if hasStatusBar, status > 0 {
            nodes.append(faded(displayChildren(context), status))
        }
        let home = homeOpacity.value(at: context.now)
        if hasHomeIndicator, home > 0 {
            let isDark = owner.environment.colorScheme == .dark
            let shape = DisplayShape.roundedRect(
                homeRect, CornerRadii(homeRect.height / 2), continuous: false)
            nodes.append(
                faded(DisplayNode(.fill(shape, .color(isDark ? .white : .black))), home))
        }
        return nodes.isEmpty ? .empty : DisplayNode(.group(nodes))
    }

    private func faded(_ node: DisplayNode, _ opacity: Double) -> DisplayNode {
        opacity < 1 ? DisplayNode(.opacity(opacity, node)) : node
    }

    override package func collectAccessibility(_ collector: _AccessibilityCollector) {
        add("Status bar", _AccessibilityRole.statusBar, statusRect, hasStatusBar, collector) {
            $0.opacity = statusOpacity.value(at: collector.now)
            $0.value = SystemOverlayMetrics.time
            $0.activate = { [weak self] in self?.scrollToTop() }
        }
        add(
            "Home indicator", _AccessibilityRole.homeIndicator, homeRect, hasHomeIndicator,
            collector
        ) {
            $0.opacity = homeOpacity.value(at: collector.now)
        }
    }

    private func add(
        _ label: String, _ role: String, _ rect: CGRect, _ isThere: Bool,
        _ collector: _AccessibilityCollector,
        change: (inout _AccessibilityElement) -> Void
    ) {
        var element = _AccessibilityElement(
            label: label, role: role, frame: collector.frameInWindow(rect), opacity: 1, node: self)
        change(&element)
        if isThere, element.opacity > 0 { collector.add(element) }
    }

    override package var isMovingContent: Bool { isFading }
    override package var zIndex: Double { .infinity }
    override package func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        K.defaultValue
    }
}

extension SystemOverlaysBox: _AnimationClient {
    package func tick(at now: FrameInstant) -> Bool {
        setNeedsDisplay()
        _ = statusOpacity.value(at: now)
        _ = homeOpacity.value(at: now)
        return graph != nil && isFading
    }
    package var isFiniteAnimation: Bool { true }
    package var animationOwnerName: String { "the status bar" }
}

// MARK: - Touches

extension SystemOverlaysBox: _GestureOwner {
    var arenaIDs: [RecognizerID] { [id] }

    func arenaEntries(depth: Int) -> [ArenaEntry] {
        [ArenaEntry(id: id, recognizer: recognizer, depth: depth)]
    }

    func handle(_ output: GestureOutput) {
        if output.id == id, output.phase == .ended { scrollToTop() }
    }

    /// Scrolls the outermost vertical scroll view in the middle of the window to its start.
    package func scrollToTop() {
        guard let graph, let root = parent else { return }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let path = root.hitPath(middle, at: graph.now) ?? []
        let boxes = path.compactMap { $0 as? _ScrollBox }.filter {
            $0.axes.contains(.vertical) && $0.settings.isEnabled
        }
        boxes.last?.scrollToTop()
    }
}
