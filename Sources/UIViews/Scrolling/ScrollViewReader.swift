// SPDX-License-Identifier: MIT

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
        // Writes of the same turn may make the target, or move it: they are laid out first.
        guard !graph.hasPendingWrites else {
            graph.addLateFact { [weak self] in self?.perform(id, anchor, transaction) }
            return
        }
        var items: [_LayoutItem] = []
        node.collectItems(into: &items)
        for case let box as _LayoutNode in items {
            guard let target = box.target(id: id) else { continue }
            target.scroll.scroll(
                to: target, anchor: anchor ?? transaction.scrollTargetAnchor, transaction)
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
    /// The box inside a scroll view whose view has an id, in the order of the tree. The same id may
    /// stand outside, as that of the button that leads there.
    private func scrolledDescendant(id: AnyHashable) -> (box: _LayoutNode, scroll: _ScrollBox)? {
        if ids.contains(id), let scroll = enclosingScrollBox { return (self, scroll) }
        for child in children {
            if let found = child.scrolledDescendant(id: id) { return found }
        }
        return nil
    }

    /// What a command for an id means: a box that is there, or a slot that is not made yet.
    func target(id: AnyHashable) -> _ScrollTargetPlace? {
        if let (box, scroll) = scrolledDescendant(id: id) {
            return _ScrollTargetPlace(scroll: scroll, id: id, box: box, stack: box.lazyStack)
        }
        for stack in lazyStacks where stack.rect(id: id) != nil {
            if let scroll = stack.enclosingScrollBox {
                return _ScrollTargetPlace(scroll: scroll, id: id, box: nil, stack: stack)
            }
        }
        return nil
    }

    /// The lazy stack that the box is in, up to the scroll view around it.
    private var lazyStack: _LazyStackBox? {
        var node = parent
        while let current = node, !(current is _ScrollBox) {
            if let stack = current as? _LazyStackBox { return stack }
            node = current.parent
        }
        return nil
    }

    private var lazyStacks: [_LazyStackBox] {
        (self as? _LazyStackBox).map { [$0] } ?? children.flatMap(\.lazyStacks)
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

/// Where a view is that a scroll view is to show.
@MainActor struct _ScrollTargetPlace {
    let scroll: _ScrollBox
    let id: AnyHashable
    /// The view's box, when it is there.
    weak var box: _LayoutNode?
    /// The lazy stack that makes it, when one does.
    weak var stack: _LazyStackBox?

    /// Where the view is by now. *Space:* the scroll view's content; nil when it is gone.
    var rect: CGRect? {
        var rect: CGRect
        if let stack, let place = stack.rect(id: id) {
            rect = stack.convert(place.rect, to: scroll)
        } else if let box, box.graph != nil {
            rect = box.convert(CGRect(origin: .zero, size: box.frame.size), to: scroll)
        } else {
            return nil
        }
        return rect.offsetBy(dx: -scroll.contentOrigin.x, dy: -scroll.contentOrigin.y)
    }

    /// Whether the place rests on lengths that nobody has measured.
    var isEstimate: Bool { stack?.rect(id: id)?.isEstimate ?? false }
}
