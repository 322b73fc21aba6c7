// SPDX-License-Identifier: MIT
import UIDisplayList

extension Text: _LeafView {
    @MainActor public func makeBox(owner: _ViewNode) -> _TextBox {
        _TextBox(block(in: owner.environment), label: plainString, owner: owner)
    }
    @MainActor public func update(_ box: _TextBox, from old: Text) {
        box.set(block(in: box.owner.environment), label: plainString)
    }
    @MainActor public func environmentDidChange(_ box: _TextBox) {
        box.set(block(in: box.owner.environment), label: plainString)
    }
}

/// The box of a paragraph of text, or of a symbol.
@MainActor public final class _TextBox: _LayoutNode {
    private var block: TextBlock
    private var label: String
    private let role: String
    /// Whether it is text, and no symbol.
    var isText: Bool { role == "staticText" }
    private var last: (size: CGSize, node: DisplayNode)?
    private var colorFade: [Int: _PaintFade] = [:]

    init(_ block: TextBlock, label: String, role: String = "staticText", owner: _ViewNode) {
        self.block = block
        self.label = label
        self.role = role
        super.init(layoutOwner: owner)
    }

    func set(_ new: TextBlock, label: String) {
        self.label = label
        guard new != block else { return }
        let old = block
        block = new
        last = nil
        // A change of colour alone leaves every measurement as it was.
        if new.isSetLike(old) {
            fadeColors(from: old)
            setNeedsDisplay()
        } else {
            setNeedsLayout()
        }
    }

    private func fadeColors(from old: TextBlock) {
        let transaction = owner.transaction
        guard transaction.effectiveAnimation != nil, let graph else { return }
        for (index, run) in old.runs.enumerated() where run.color != block.runs[index].color {
            let start = colorFade[index]?.color(from: run.color, at: graph.now) ?? run.color
            colorFade[index] = _PaintFade(from: start, transaction: transaction, at: graph.now)
        }
        if !colorFade.isEmpty { graph.animate(self) }
    }

    private func measure(_ width: CGFloat?, _ height: CGFloat?) -> TextMetrics {
        guard let measurer = owner.graph.layoutServices.textMeasurer else {
            return TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
        }
        return measurer.measure(block, width: width, height: height)
    }

    private func limit(_ length: CGFloat?) -> CGFloat? {
        length.flatMap { $0.isFinite ? $0 : nil }
    }

    public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        measure(limit(proposal.width), limit(proposal.height)).size
    }

    public override func explicitGuide(
        _ key: _AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let metrics = { self.measure(self.limit(proposal.width), self.limit(proposal.height)) }
        if key == VerticalAlignment.firstTextBaseline.key { return metrics().firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return metrics().lastBaseline }
        return nil
    }

    public override func spacing() -> ViewSpacing {
        role == "image" ? ViewSpacing() : .text(size: block.runs.map(\.font.size).max() ?? 0)
    }

    public override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        guard colorFade.isEmpty else { return fadingDisplay(context) }
        if let last, last.size == frame.size { return last.node }
        let node = DisplayNode(.text(block, in: CGRect(origin: .zero, size: frame.size)))
        last = (frame.size, node)
        return node
    }

    private func fadingDisplay(_ context: _PaintContext) -> DisplayNode {
        var faded = block
        for index in faded.runs.indices {
            guard colorFade[index] != nil else { continue }
            faded.runs[index].color = colorFade[index]!.color(
                from: faded.runs[index].color, at: context.now)
        }
        return DisplayNode(.text(faded, in: CGRect(origin: .zero, size: frame.size)))
    }

    public override func containsHit(_ point: CGPoint, at now: FrameInstant) -> Bool {
        CGRect(origin: .zero, size: frame.size).contains(point)
    }

    public override func collectAccessibility(_ collector: _AccessibilityCollector) {
        guard !label.isEmpty else { return }
        collector.add(
            self, label: label, role: role,
            rect: CGRect(origin: .zero, size: presentedFrame(at: collector.now).size))
    }
}

extension _TextBox: _AnimationClient {
    public func tick(at now: FrameInstant) -> Bool {
        colorFade = colorFade.filter { !$0.value.isOver }
        setNeedsDisplay()
        return graph != nil && !colorFade.isEmpty
    }
    public var isFiniteAnimation: Bool { colorFade.values.allSatisfy(\.isFinite) }
    public var animationOwnerName: String { "Text(\(label))" }
}

extension TextBlock {
    /// Whether another block is set in the same way, colours left aside.
    func isSetLike(_ other: TextBlock) -> Bool {
        guard runs.count == other.runs.count else { return false }
        var plain = other
        for index in plain.runs.indices { plain.runs[index].color = runs[index].color }
        return plain == self
    }
}
