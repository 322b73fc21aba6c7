// SPDX-License-Identifier: MIT

/// A modifier that puts one box around each box of its content.
@preconcurrency @MainActor public protocol _BoxModifier: ViewModifier where Body == Never {
    associatedtype Box: _LayoutNode
    /// A box, not yet around anything.
    func makeBox(owner: _ViewNode) -> Box
    /// The modifier became another value; `self` is the new one.
    func update(_ box: Box, from old: Self)
    /// The environment of the box became another one.
    func environmentDidChange(_ box: Box)
    /// State that a closure of the modifier read while the owner was tracking is different now.
    func stateDidChange(_ box: Box)
}

extension _BoxModifier {
    public func stateDidChange(_ box: Box) {}
    public func environmentDidChange(_ box: Box) {}

    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _BoxNode(view, inputs)
    }
}

/// Keeps the boxes of one `_BoxModifier`, each as long as what it is around.
final class _BoxNode<C: View, M: _BoxModifier>: _TypedNode<ModifiedContent<C, M>> {
    private var child: _ViewNode?
    private var boxes: [M.Box] = []

    override init(_ view: ModifiedContent<C, M>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        _reconcile(&child, with: view.content, under: self)
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func collectItems(into items: inout [_LayoutItem]) {
        var inner: [_LayoutItem] = []
        child?.collectItems(into: &inner)
        if inner.count != boxes.count
            || !zip(inner, boxes).allSatisfy({ $0 === $1.childItems.first })
        {
            var known: [ObjectIdentifier: M.Box] = [:]
            for box in boxes {
                if let item = box.childItems.first { known[ObjectIdentifier(item)] = box }
            }
            boxes = inner.map { item in
                if let box = known[ObjectIdentifier(item)] { return box }
                let box = view.modifier.makeBox(owner: self)
                box.setChildItems([item])
                return box
            }
        }
        for box in boxes { items.append(box) }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        var inner: [any _LazySource] = []
        child?.collectLazySources(into: &inner)
        let modifier = view.modifier
        for source in inner {
            sources.append(
                _WrappedSource(source) { [unowned self] item in
                    let box = modifier.makeBox(owner: self)
                    box.setChildItems([item])
                    lazyBoxes[ObjectIdentifier(item)] = box
                    return box
                } release: { [weak self] item in
                    self?.lazyBoxes[ObjectIdentifier(item)] = nil
                })
        }
    }

    /// Boxes around items that a lazy container has made and not yet released.
    private var lazyBoxes: [ObjectIdentifier: M.Box] = [:]
    private var allBoxes: [M.Box] { boxes + lazyBoxes.values }

    override func viewDidChange(from old: ModifiedContent<C, M>) {
        if !_isEqual(old.modifier, view.modifier) {
            for box in allBoxes { view.modifier.update(box, from: old.modifier) }
        }
        _reconcile(&child, with: view.content, under: self)
    }

    override func environmentDidChange() {
        for box in allBoxes { view.modifier.environmentDidChange(box) }
        propagateEnvironment()
    }

    override func evaluate() {
        for box in allBoxes { view.modifier.stateDidChange(box) }
    }

    override func willDiscard() {
        boxes = []
        lazyBoxes = [:]
    }
}

extension _LayoutItem {
    /// Ids reach outwards: a box has those of what it is around.
    package var allIDs: [AnyHashable] {
        childItems.count == 1 && self is _UnaryNode ? ids + childItems[0].allIDs : ids
    }
}
