// SPDX-License-Identifier: MIT
import ScrollEngine

/// A view that provides programmatic scrolling, by working with a proxy to scroll to known child
/// views.
nonisolated public struct ScrollViewReader<Content: View>: _PrimitiveView {
    public var content: (ScrollViewProxy) -> Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _ScrollViewReaderNode(view, inputs)
    }
}

/// A proxy value that supports programmatic scrolling of the scrollable views within a view
/// hierarchy.
public struct ScrollViewProxy {
    let reader: _ScrollReading

    /// Scans all scroll views contained by the proxy for the first with a child view with
    /// identifier `id`, and then scrolls to that view.
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
        let transaction = Transaction.current
        let box = _UncheckedBox((reader, AnyHashable(id), transaction))
        _onMain { box.value.0.scroll(to: box.value.1, anchor: anchor, box.value.2) }
    }
}

/// Where the commands of one reader go.
@MainActor final class _ScrollReading {
    weak var node: _ViewNode?

    /// Notes the command; it runs when the writes that were made before it are laid out.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, _ transaction: Transaction) {
        guard let node, !node.isDiscarded else { return }
        node.graph.addLateFact { [weak self] in
            self?.perform(id, anchor, transaction)
        }
    }

    private func perform(_ id: AnyHashable, _ anchor: UnitPoint?, _ transaction: Transaction) {
        guard let node, !node.isDiscarded else { return }
        let graph = node.graph
        var items: [_LayoutItem] = []
        node.collectItems(into: &items)
        for case let box as _LayoutNode in items {
            guard let target = box.descendant(id: id), let scroll = target.enclosingScrollBox
            else { continue }
            scroll.scroll(to: target, anchor: anchor, transaction)
            return
        }
        graph.report("scrollTo(\(id)): no view with this id is inside a scroll view of the reader.")
    }
}

private final class _ScrollViewReaderNode<Content: View>: _TypedNode<ScrollViewReader<Content>> {
    private var child: _ViewNode?
    private let reading = _ScrollReading()

    override init(_ view: ScrollViewReader<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        reading.node = self
        evaluate()
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(from old: ScrollViewReader<Content>) { graph.evaluateNow(self) }

    override func evaluate() {
        let content = tracking { view.content(ScrollViewProxy(reader: reading)) }
        _reconcile(&child, with: content, under: self)
    }
}

extension _LayoutNode {
    /// The box whose view has an id, in the order of the tree.
    func descendant(id: AnyHashable) -> _LayoutNode? {
        if ids.contains(id) { return self }
        for child in children {
            if let found = child.descendant(id: id) { return found }
        }
        return nil
    }

    /// The scroll view that the box is content of.
    var enclosingScrollBox: _ScrollBox? {
        var node = parent
        while let current = node {
            if let box = current as? _ScrollBox { return box }
            node = current.parent
        }
        return nil
    }
}

extension _ScrollBox {
    /// Scrolls until a box of the content shows: at once, or by the transaction's animation.
    func scroll(to target: _LayoutNode, anchor: UnitPoint?, _ transaction: Transaction) {
        guard let graph else { return }
        var rect = target.convert(CGRect(origin: .zero, size: target.frame.size), to: self)
        rect = rect.offsetBy(dx: -contentOrigin.x, dy: -contentOrigin.y)
        let extents = engine.extents
        let offset = ScrollPlacement.offset(
            showing: extents.rectFromLeading(rect),
            anchor: anchor.map(extents.anchorFromLeading), from: engine.offset, extents: extents)
        let curve = transaction.effectiveAnimation.map(ScrollAnimationCurve.init(animation:))
        scroll {
            $0.scroll(
                to: offset, curve: curve,
                preservesVelocity: transaction.scrollPositionUpdatePreservesVelocity,
                at: graph.now)
        }
    }
}

extension ScrollAnimationCurve {
    /// The fraction of the way that an animation has gone.
    init(animation: Animation) {
        self.init { elapsed in
            var track = _AnimationTrack(from: 0.0, to: 1.0, animation: animation, at: 0)
            let value = track.value(at: elapsed)
            return track.isFinished ? nil : value
        }
    }
}
