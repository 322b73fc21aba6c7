// SPDX-License-Identifier: MIT
import UIDisplayList
import UIInput

/// The box around a row of a list: its insets, its ground, its separators, and its selection.
@MainActor final class _ListRowBox: _LayoutNode {
    /// Where the row is among its neighbours.
    struct Place: Equatable {
        var isFirst = false
        var isLast = false
        /// Whether rows lie on cards of their own.
        var isAlone = false
        var showsTop = false
        var showsBottom = false
        var tint: Color?
    }

    private unowned let list: _ListBox
    private let content: _LayoutNode
    var place = Place() { didSet { if place != oldValue { setNeedsDisplay() } } }
    private let node: NodeID
    private var recognizer: PressRecognizer?
    private(set) var isPressed = false {
        didSet { if isPressed != oldValue { setNeedsDisplay() } }
    }
    /// Where the first line of text begins, which separators follow. *Space:* the row's own.
    private var textStart: CGFloat?

    init(_ item: _LayoutItem, list: _ListBox) {
        self.list = list
        content = unsafeDowncast(item, to: _LayoutNode.self)
        node = list.owner.graph.makeNodeID()
        super.init(layoutOwner: item.owner)
        setChildItems([item])
    }

    private var metrics: _ListLookMetrics { list.metrics }
    private var ground: _ListRowGroundBox? { content.layoutValue(_ListRowGroundKey.self) }
    var separators: _ListSeparators { content.layoutValue(_ListRowSeparatorsKey.self) }
    var sectionSeparators: _ListSeparators {
        content.layoutValue(_ListSectionSeparatorsKey.self)
    }
    var tints: _ListSeparatorTints { content.layoutValue(_ListRowTintsKey.self) }

    /// What the row is selected by, innermost first.
    var selectionKeys: [_Tag] {
        let tag = content.layoutValue(_TagKey.self)
        return (tag.map { [$0] } ?? [])
            + content.allIDs.map { _Tag(value: $0, includesOptional: true) }
    }

    // MARK: Layout

    private var insets: EdgeInsets {
        let own = content.layoutValue(_ListRowInsetsKey.self)
        var insets = own ?? metrics.rowInsets
        insets.leading += metrics.cardInset
        insets.trailing += metrics.cardInset
        return insets
    }

    private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: nil)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets
        let size = content.size(inner(proposal, insets))
        return CGSize(
            width: proposal.width ?? size.width + insets.leading + insets.trailing,
            height: max(metrics.minRowHeight, size.height + insets.top + insets.bottom))
    }

    override func placeChildren() {
        let insets = insets
        let proposal = inner(ProposedViewSize(frame.size), insets)
        let size = content.size(proposal)
        // What is lower than a row lies in its middle.
        let room = frame.height - insets.top - insets.bottom
        place(
            content,
            at: CGPoint(x: insets.leading, y: insets.top + (room - size.height) / 2),
            proposal: proposal)
        let card = cardRect
        for case let layer as _LayoutNode in ground?.ground ?? [] {
            let size = layer.size(ProposedViewSize(card.size))
            place(
                layer,
                at: CGPoint(
                    x: card.midX - size.width / 2, y: card.midY - size.height / 2),
                proposal: ProposedViewSize(card.size))
        }
        textStart = firstText.map { text in
            let rect = text.convert(CGRect(origin: .zero, size: text.frame.size), to: self)
            return isRightToLeft ? frame.width - rect.maxX : rect.minX
        }
    }

    private var firstText: _LayoutNode? {
        var level: [_LayoutNode] = [content]
        while !level.isEmpty {
            if let text = level.first(where: { ($0 as? _TextBox)?.isText == true }) { return text }
            level = level.flatMap(\.children)
        }
        return nil
    }

    /// Takes the row's ground in as children, in front of which the content lies.
    func adoptGround() {
        let items = [content] + (ground?.ground ?? [])
        setChildItems(items)
    }

    override var layoutPriority: Double { 0 }
    override var zIndex: Double { 0 }
    override func spacing() -> ViewSpacing { .zero }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        content.layoutValue(key)
    }
    override func explicitGuide(
        _ key: _AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { nil }
    override func transitionEffect(isInsertion: Bool) -> _TransitionEffect {
        content.transitionEffect(isInsertion: isInsertion)
    }

    // MARK: Drawing

    /// The card that the row lies on, or is. *Space:* the row's own.
    private var cardRect: CGRect {
        CGRect(origin: .zero, size: frame.size).insetBy(dx: metrics.cardInset, dy: 0)
    }

    private var cardShape: DisplayShape {
        let radius = min(metrics.cardRadius, frame.height / 2)
        let top = place.isFirst || place.isAlone ? radius : 0
        let bottom = place.isLast || place.isAlone ? radius : 0
        guard top > 0 || bottom > 0 else { return .rect(cardRect) }
        return .roundedRect(
            cardRect,
            CornerRadii(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom),
            continuous: true)
    }

    override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        var nodes: [DisplayNode] = []
        let environment = owner.environment
        let layers = children.dropFirst()
        if isPressed || list.isSelected(self) {
            let color = metrics.selection(environment)
            nodes.append(DisplayNode(.fill(cardShape, .color(color))))
        } else if layers.isEmpty {
            if let color = metrics.card(environment) {
                nodes.append(DisplayNode(.fill(cardShape, .color(color))))
            }
        } else {
            for layer in layers {
                let origin = layer.presentedFrame(at: context.now).origin
                let drawn = layer.display(context)
                guard !drawn.isEmpty else { continue }
                let moved = DisplayNode(
                    .transform(CGAffineTransform(translationX: origin.x, y: origin.y), drawn))
                nodes.append(DisplayNode(.clip(cardShape, moved)))
            }
        }
        let origin = content.presentedFrame(at: context.now).origin
        let inner = content.display(context)
        if !inner.isEmpty {
            let moved = DisplayNode(
                .transform(CGAffineTransform(translationX: origin.x, y: origin.y), inner))
            let opacity = content.transitionOpacity(at: context.now)
            nodes.append(opacity < 1 ? DisplayNode(.opacity(opacity, moved)) : moved)
        }
        nodes += separatorNodes(environment)
        return DisplayNode(.group(nodes))
    }

    private func separatorNodes(_ environment: EnvironmentValues) -> [DisplayNode] {
        guard place.showsTop || place.showsBottom else { return [] }
        let dimensions = content.dimensions(content.placedProposal)
        let contentStart =
            isRightToLeft ? frame.width - content.frame.maxX : content.frame.minX
        let start =
            dimensions[explicit: .listRowSeparatorLeading].map { contentStart + $0 }
            ?? textStart ?? contentStart
        let end =
            dimensions[explicit: .listRowSeparatorTrailing].map { contentStart + $0 }
            ?? frame.width - metrics.cardInset - metrics.separatorEnd
        guard end > start else { return [] }
        let x = isRightToLeft ? frame.width - end : start
        let paint = DisplayPaint.color(
            (place.tint ?? Color(.system(.separator)))._paint(in: environment).representativeColor)
        func line(_ y: CGFloat) -> DisplayNode {
            DisplayNode(
                .fill(
                    .rect(CGRect(x: x, y: y, width: end - start, height: ListMetrics.separator)),
                    paint))
        }
        return (place.showsTop ? [line(0)] : [])
            + (place.showsBottom ? [line(frame.height - ListMetrics.separator)] : [])
    }

    /// All of a row is hit.
    override func containsHit(_ point: CGPoint, at now: FrameInstant) -> Bool {
        cardRect.contains(point)
    }

    // MARK: Accessibility

    override func collectAccessibility(_ collector: _AccessibilityCollector) {
        var inner = collector.gather { collector.visit(content) }
        let isSelected = list.isSelected(self)
        for index in inner.indices {
            if isSelected { inner[index].traits.append("isSelected") }
            if inner[index].activate == nil, canBePressed {
                inner[index].activate = { [weak self] in self?.press() }
            }
            collector.add(inner[index])
        }
    }
}

extension _ListRowBox: _GestureOwner {
    private var id: RecognizerID { RecognizerID(node: node) }
    var arenaIDs: [RecognizerID] { [id] }

    /// The one button of the row, which all of the row presses.
    private var button: _PressBox? {
        var found: [_PressBox] = []
        func look(_ node: _LayoutNode) {
            if let press = node as? _PressBox {
                found.append(press)
            } else {
                node.children.forEach(look)
            }
        }
        look(content)
        return found.count == 1 ? found[0] : nil
    }

    fileprivate var canBePressed: Bool { list.canSelect(self) || button != nil }

    func arenaEntries(depth: Int) -> [ArenaEntry] {
        guard owner.environment.isEnabled, canBePressed else { return [] }
        let recognizer =
            recognizer
            ?? PressRecognizer(delay: InputThresholds.contentTouchDelay) { [weak self] point in
                // Asked on the main actor, where the arena is fed.
                MainActor.assumeIsolated { self?.contains(windowPoint: point) ?? false }
            }
        self.recognizer = recognizer
        return [ArenaEntry(id: id, recognizer: recognizer, depth: depth)]
    }

    private func contains(windowPoint: CGPoint) -> Bool {
        guard let graph else { return false }
        return CGRect(origin: .zero, size: frame.size)
            .contains(pointFromRoot(windowPoint, at: graph.now))
    }

    func handle(_ output: GestureOutput) {
        guard output.id == id else { return }
        switch output.phase {
        case .touchDown: break
        case .began, .changed:
            if case .press(_, let isInside) = output.value { isPressed = isInside }
        case .ended:
            isPressed = false
            press()
        case .cancelled: isPressed = false
        }
    }

    fileprivate func press() {
        if list.canSelect(self) { list.select(self) }
        button?.press.target.trigger()
    }
}
