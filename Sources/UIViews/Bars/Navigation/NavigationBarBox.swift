// SPDX-License-Identifier: MIT
import UIDisplayList

/// The navigation bar of a page: back button, items, title; below it the large title, which moves
/// with the content and collapses into the bar.
@MainActor final class _NavigationBarBox: _LayoutNode {
    private var bars = _PageBars()
    private var chrome: [_ChromeRole: _LayoutNode] = [:]
    private var leading: [_BarGroup] = []
    private var trailing: [_BarGroup] = []
    private var principal: [_LayoutNode] = []
    private var subtitle: [_LayoutNode] = []
    private var largeTitle: [_LayoutNode] = []
    private var backPlatter: _PlatterBox?
    /// How far the content has scrolled from where the large title is whole. *Units:* points.
    var distance: CGFloat = 0 { didSet { if distance != oldValue { setNeedsDisplay() } } }
    /// Whether the scroll view below wants the soft edge effect, which is the bar's ink.
    var isSoftEdge = true { didSet { if isSoftEdge != oldValue { setNeedsDisplay() } } }
    /// Whether the bar is in its place; else nothing of it is touched.
    var isShown = true
    /// The safe area above the bar's row. *Units:* points.
    var safeTop: CGFloat = 0 { didSet { if safeTop != oldValue { setNeedsPlacement() } } }

    init(owner: _ViewNode) { super.init(layoutOwner: owner) }

    private var isLarge: Bool { bars.showsLargeTitle }

    /// Whether there is anything to show.
    var hasContent: Bool {
        chrome[.title] != nil || chrome[.back] != nil || !leading.isEmpty || !trailing.isEmpty
            || !principal.isEmpty || !largeTitle.isEmpty
    }

    func set(_ bars: _PageBars, chrome: [_ChromeRole: _LayoutNode]) {
        let isSame =
            bars.entries.count == self.bars.entries.count
            && zip(bars.entries, self.bars.entries).allSatisfy { $0.isSame(as: $1) }
            && chrome.mapValues(ObjectIdentifier.init)
                == self.chrome.mapValues(ObjectIdentifier.init)
        let wasLarge = isLarge
        self.bars = bars
        if isSame {
            if wasLarge != isLarge { setNeedsPlacement() }
            setNeedsDisplay()
            return
        }
        self.chrome = chrome
        backPlatter = chrome[.back].map {
            _PlatterBox([$0], isProminent: false, padding: 0, owner: owner)
        }
        leading = _BarGroup.groups(of: bars.entries([.leading]), owner: owner)
        trailing = _BarGroup.groups(of: bars.entries([.trailing]), owner: owner)
        principal = bars.boxes(.principal)
        subtitle = bars.boxes(.subtitle)
        largeTitle = bars.boxes(.largeTitle) + bars.boxes(.largeSubtitle)
        let platters = (leading + trailing).compactMap(\.platter)
        setChildItems(
            [chrome[.background], largeTitleBox].compactMap { $0 } + largeTitle
                + [backPlatter].compactMap { $0 } + platters + titles + subtitle)
    }

    private var titles: [_LayoutNode] {
        principal.isEmpty ? [chrome[.title]].compactMap { $0 } : principal
    }

    private var largeTitleBox: _LayoutNode? {
        bars.boxes(.largeTitle).isEmpty ? chrome[.largeTitle] : nil
    }

    // MARK: Layout

    private var row: CGFloat { max(safeTop, BarMetrics.margin) }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: row + BarMetrics.button + BarMetrics.margin)
    }

    override func placeChildren() {
        let width = frame.width
        if let background = chrome[.background] {
            place(background, at: .zero, proposal: ProposedViewSize(frame.size))
        }
        var start = BarMetrics.margin
        if let backPlatter { start = put(backPlatter, at: start) }
        for platter in leading.compactMap(\.platter) { start = put(platter, at: start) }
        var end = width - BarMetrics.margin
        for platter in trailing.reversed().compactMap(\.platter) {
            let size = platter.size(.unspecified)
            place(platter, at: CGPoint(x: end - size.width, y: row), proposal: .unspecified)
            end -= size.width + BarMetrics.spacing
        }
        placeTitle(from: start, to: end)
        placeLargeTitle()
    }

    private func put(_ platter: _PlatterBox, at x: CGFloat) -> CGFloat {
        place(platter, at: CGPoint(x: x, y: row), proposal: .unspecified)
        return x + platter.size(.unspecified).width + BarMetrics.spacing
    }

    /// The title stands in the middle of the bar where there is room, else between the items.
    private func placeTitle(from start: CGFloat, to end: CGFloat) {
        let room = ProposedViewSize(width: max(0, end - start), height: BarMetrics.button)
        let all = titles + subtitle
        let sizes = all.map { $0.size(room) }
        let height = sizes.map(\.height).reduce(0, +)
        var y = row + (BarMetrics.button - height) / 2
        let isLeading = bars.words.role == .editor || bars.words.isInlineLarge == true
        for (box, size) in zip(all, sizes) {
            let middle = (frame.width - size.width) / 2
            let x = isLeading ? start : min(max(middle, start), max(start, end - size.width))
            place(box, at: CGPoint(x: x, y: y), proposal: room)
            y += size.height
        }
    }

    private func placeLargeTitle() {
        let boxes = [largeTitleBox].compactMap { $0 } + largeTitle
        let room = ProposedViewSize(
            width: frame.width - 2 * BarMetrics.largeTitleMargin, height: BarMetrics.largeTitleRow)
        var y =
            frame.height + BarMetrics.largeTitleRow - BarMetrics.largeTitleBottom
            - boxes.map { $0.size(room).height }.reduce(0, +)
        for box in boxes {
            place(box, at: CGPoint(x: BarMetrics.largeTitleMargin, y: y), proposal: room)
            y += box.size(room).height
        }
    }

    // MARK: Drawing

    /// How much of the large title is put away. *Range:* 0…1.
    private var collapse: CGFloat {
        isLarge ? min(max(distance / BarMetrics.collapseDistance, 0), 1) : 1
    }

    /// How much the bar looks as if content were below it. *Range:* 0…1.
    private var ink: Double {
        let reach = BarMetrics.collapseDistance * BarMetrics.inkFraction
        let inside = isLarge ? distance : distance - BarMetrics.largeTitleRow
        return Double(min(max(inside / reach, 0), 1))
    }

    private var inlineTitleOpacity: Double {
        guard isLarge, principal.isEmpty else { return 1 }
        let start = BarMetrics.inlineTitleStart
        return Double(min(max((collapse - start) / (1 - start), 0), 1))
    }

    private func isLargeTitle(_ box: _LayoutNode) -> Bool {
        box === largeTitleBox || largeTitle.contains { $0 === box }
    }

    override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        var nodes = inkNodes(context)
        var large: [DisplayNode] = []
        var rest: [DisplayNode] = []
        for child in children {
            let node = child.displayInPlace(context)
            if node.isEmpty { continue }
            if isLargeTitle(child) {
                if isLarge, collapse < 1 { large.append(node) }
            } else if child === chrome[.background] {
                let opacity = bars.words.backgroundVisibility[.navigation] == .visible ? 1 : ink
                if opacity > 0 {
                    nodes.append(opacity < 1 ? DisplayNode(.opacity(opacity, node)) : node)
                }
            } else if titles.contains(where: { $0 === child }) {
                let opacity = inlineTitleOpacity
                if opacity > 0 {
                    rest.append(opacity < 1 ? DisplayNode(.opacity(opacity, node)) : node)
                }
            } else {
                rest.append(node)
            }
        }
        if !large.isEmpty {
            let moved = DisplayNode(
                .transform(
                    CGAffineTransform(translationX: 0, y: -distance), DisplayNode(.group(large))))
            // The title goes away under the bar.
            let below = CGRect(x: 0, y: frame.height, width: frame.width, height: 10_000)
            nodes.append(DisplayNode(.clip(.rect(below), moved)))
        }
        return DisplayNode(.group(nodes + rest))
    }

    /// The ink that sets the bar off from the content below it.
    private func inkNodes(_ context: _PaintContext) -> [DisplayNode] {
        guard ink > 0, isSoftEdge, hasContent,
            bars.words.backgroundVisibility[.navigation] != .hidden,
            chrome[.background] == nil
        else { return [] }
        let isDark =
            (bars.words.colorScheme[.navigation] ?? owner.environment.colorScheme) == .dark
        return [BarInk.display(width: frame.width, strength: ink, isDark: isDark)]
    }

    override func containsHit(_ point: CGPoint, at now: FrameInstant) -> Bool {
        isShown && CGRect(origin: .zero, size: frame.size).contains(point)
    }

    override func contentPoint(_ point: CGPoint, at now: FrameInstant) -> CGPoint? {
        isShown ? point : nil
    }

    override func collectAccessibility(_ collector: _AccessibilityCollector) {
        if let backPlatter { collector.visit(backPlatter) }
        for platter in leading.compactMap(\.platter) { collector.visit(platter) }
        if inlineTitleOpacity >= 0.5 {
            for box in titles + subtitle { collector.visit(box) }
        } else {
            collector.transformed(by: CGAffineTransform(translationX: 0, y: -distance)) {
                for box in children where isLargeTitle(box) { collector.visit(box) }
            }
        }
        for platter in trailing.compactMap(\.platter) { collector.visit(platter) }
    }

    override var zIndex: Double { 0 }
    override func spacing() -> ViewSpacing { ViewSpacing() }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
}

/// The shade over content that has gone below a bar.
enum BarInk {
    /// From the top of the window down. *Units:* points.
    static func display(width: CGFloat, strength: Double, isDark: Bool) -> DisplayNode {
        let rect = CGRect(x: 0, y: 0, width: width, height: BarMetrics.inkLength)
        let color = DisplayColor.black.opacity(BarMetrics.inkOpacity * strength)
        // In the dark, ink shows nothing: the ground itself covers what is below.
        let top = isDark ? DisplayColor.black.opacity(0.6 * strength) : color
        return gradient(rect, from: top)
    }

    private static func gradient(_ rect: CGRect, from color: DisplayColor) -> DisplayNode {
        var clear = color
        clear.alpha = 0
        let stops = [
            DisplayGradientStop(color: color, location: 0),
            DisplayGradientStop(color: clear, location: 1),
        ]
        return DisplayNode(
            .fill(
                .rect(rect),
                .linearGradient(
                    stops, start: CGPoint(x: rect.midX, y: rect.minY),
                    end: CGPoint(x: rect.midX, y: rect.maxY))))
    }
}
