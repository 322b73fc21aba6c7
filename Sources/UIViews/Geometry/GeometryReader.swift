// SPDX-License-Identifier: MIT

/// A container view that defines its content as a function of its own size and coordinate space.
nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
    public var content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    @MainActor public static var _itemTraits: _ItemTraits { .one }
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _GeometryReaderNode(view, inputs)
    }
}

/// Evaluates its content from within layout, when its size is known: the one door through which
/// evaluation follows layout.
private final class _GeometryReaderNode<Content: View>: _TypedNode<GeometryReader<Content>>,
    _SizeDependentContent, _FrameReader
{
    private var box: _GeometryReaderBox?
    private var child: _ViewNode?
    private let reading = _FrameReading()
    private var lastRead = CGRect.null

    override init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        let box = _GeometryReaderBox(owner: self)
        box.content = self
        self.box = box
        graph.frameReaders.add(self)
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func collectItems(into items: inout [_LayoutItem]) {
        if let box { items.append(box) }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        sources.append(_EagerSource(self))
    }

    override func viewDidChange(from old: GeometryReader<Content>) { needsContent() }

    override func environmentDidChange() {
        needsContent()
        propagateEnvironment()
    }

    private func needsContent() {
        box?.isContentCurrent = false
        box?.setNeedsPlacement()
    }

    /// State that the content closure read has changed.
    override func evaluate() {
        if box?.isPlaced == true { evaluateContent() } else { needsContent() }
    }

    func evaluateContent() {
        guard let box else { return }
        reading.readsOutside = false
        lastRead = box.convert(CGRect(origin: .zero, size: box.frame.size), to: nil)
        let content = tracking { view.content(GeometryProxy(box: box, reading: reading)) }
        needsEvaluation = false
        _reconcile(&child, with: content, under: self)
        graph.evaluateDirty()
        refreshItems()
        graph.refreshItems()
        box.isContentCurrent = true
    }

    override func contentItemsDidChange() { graph.itemOwners.append(self) }

    override func refreshItems() {
        var items: [_LayoutItem] = []
        child?.collectItems(into: &items)
        box?.setChildItems(items)
    }

    var isReading: Bool { !isDiscarded }

    func readFrames() {
        guard let box, box.isPlaced, reading.readsOutside else { return }
        let rect = box.convert(CGRect(origin: .zero, size: box.frame.size), to: nil)
        if rect != lastRead { setNeedsEvaluation() }
    }

    override func willDiscard() { box = nil }
}

/// A node that makes its content when its box has a size.
@MainActor protocol _SizeDependentContent: AnyObject {
    func evaluateContent()
}

@MainActor final class _GeometryReaderBox: _LayoutNode {
    weak var content: (any _SizeDependentContent)?
    var isContentCurrent = false
    private var contentSize: CGSize?
    private var contentInsets: EdgeInsets?

    init(owner: _ViewNode) { super.init(layoutOwner: owner) }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeChildren() {
        if !isContentCurrent || contentSize != frame.size || contentInsets != safeInsets {
            contentSize = frame.size
            contentInsets = safeInsets
            content?.evaluateContent()
        }
        // What was made just now has not been measured yet.
        remeasureChildren()
        for child in children {
            place(child, at: .zero, proposal: ProposedViewSize(frame.size))
        }
    }

    override func spacing() -> ViewSpacing { ViewSpacing() }
    override var layoutPriority: Double { 0 }
    override var zIndex: Double { 0 }
}
