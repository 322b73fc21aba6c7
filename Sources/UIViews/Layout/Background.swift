// SPDX-License-Identifier: MIT
import UIDisplayList

/// What a layer is to its content.
nonisolated public enum _LayeringRole: Sendable { case behind, inFront, mask }

/// Draws one view behind or before another, which alone decides on size.
@preconcurrency @MainActor public protocol _LayeringRule: ViewModifier where Body == Never {
    associatedtype Layer: View
    nonisolated var alignment: Alignment { get }
    nonisolated var role: _LayeringRole { get }
    /// The view to draw, where the content has no say in it.
    nonisolated var fixedLayer: Layer? { get }
}

/// A layer that is known from the start.
nonisolated public struct _LayeringModifier<Layer: View>: _LayeringRule {
    public typealias Body = Never
    let layer: Layer
    public let alignment: Alignment
    public let role: _LayeringRole
    public var fixedLayer: Layer? { layer }

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _LayeringNode(view, inputs)
    }
}

/// Keeps the layers of one modifier, one for each box of the content.
class _LayeringNode<C: View, M: _LayeringRule>: _TypedNode<ModifiedContent<C, M>> {
    private(set) var contentNode: _ViewNode?
    private var layers: [(box: _LayeringBox, node: _ViewNode?)] = []

    override init(_ view: ModifiedContent<C, M>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        _reconcile(&contentNode, with: view.content, under: self)
    }

    /// The view to draw; nil as long as it is not known.
    var layer: M.Layer? { view.modifier.fixedLayer }

    override final var children: [_ViewNode] {
        (contentNode.map { [$0] } ?? []) + layers.compactMap(\.node)
    }

    override final func collectItems(into items: inout [_LayoutItem]) {
        var inner: [_LayoutItem] = []
        contentNode?.collectItems(into: &inner)
        var kept: [ObjectIdentifier: (box: _LayeringBox, node: _ViewNode?)] = [:]
        for layer in layers {
            if let item = layer.box.primary { kept[ObjectIdentifier(item)] = layer }
        }
        layers = inner.map { item in
            if let layer = kept.removeValue(forKey: ObjectIdentifier(item)) { return layer }
            let box = _LayeringBox(
                view.modifier.alignment, role: view.modifier.role, owner: self)
            var node: _ViewNode?
            if let layer { _reconcile(&node, with: layer, under: self) }
            box.primary = item
            return (box, node)
        }
        for gone in kept.values { gone.node?.discard() }
        for layer in layers {
            fill(layer.box, from: layer.node)
            items.append(layer.box)
        }
    }

    override final func collectLazySources(into sources: inout [any _LazySource]) {
        sources.append(_EagerSource(self))
    }

    private func fill(_ box: _LayeringBox, from node: _ViewNode?) {
        var items: [_LayoutItem] = []
        node?.collectItems(into: &items)
        if let primary = box.primary { box.setChildItems([primary] + items) }
    }

    override func viewDidChange(from old: ModifiedContent<C, M>) {
        updateLayers()
        _reconcile(&contentNode, with: view.content, under: self)
    }

    /// Gives every layer the view that it shows now.
    final func updateLayers() {
        for index in layers.indices {
            layers[index].box.alignment = view.modifier.alignment
            guard let layer else { continue }
            let isNew = layers[index].node == nil
            _reconcile(&layers[index].node, with: layer, under: self)
            if isNew { graph.itemOwners.append(self) }
        }
    }

    override final func contentItemsDidChange() {
        // The items may be those of a layer, which nobody above knows of: fill the boxes again.
        graph.itemOwners.append(self)
        super.contentItemsDidChange()
    }

    override final func refreshItems() {
        for layer in layers { fill(layer.box, from: layer.node) }
    }
}

/// The first child is the content; the others are the layer's.
@MainActor final class _LayeringBox: _LayoutNode {
    var alignment: Alignment { didSet { if alignment != oldValue { setNeedsLayout() } } }
    private let role: _LayeringRole
    var primary: _LayoutItem?

    init(_ alignment: Alignment, role: _LayeringRole, owner: _ViewNode) {
        self.alignment = alignment
        self.role = role
        super.init(layoutOwner: owner)
    }

    private var content: _LayoutNode? { children.first }

    override func placeChildren() {
        guard let content else { return }
        place(content, at: .zero, proposal: placedProposal, safeInsets: safeInsets)
        let outer = content.dimensions(placedProposal)
        // The layer is proposed the content's size and never changes it (measured).
        let proposal = ProposedViewSize(frame.size)
        for layer in children.dropFirst() {
            let inner = layer.dimensions(proposal)
            place(
                layer,
                at: CGPoint(
                    x: outer[alignment.horizontal] - inner[alignment.horizontal],
                    y: outer[alignment.vertical] - inner[alignment.vertical]),
                proposal: proposal)
        }
    }

    override func explicitGuide(
        _ key: _AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        content?.dimensions(proposal).explicit(key)
    }

    override var layoutPriority: Double { content?.layoutPriority ?? 0 }
    override var zIndex: Double { content?.zIndex ?? 0 }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        content?.layoutValue(key) ?? K.defaultValue
    }
    override func transitionEffect(isInsertion: Bool) -> _TransitionEffect {
        content?.transitionEffect(isInsertion: isInsertion) ?? .fade
    }

    override var childrenInDrawingOrder: [_LayoutNode] {
        guard let content else { return children }
        switch role {
        case .inFront: return children
        case .behind: return children.dropFirst() + [content]
        case .mask: return [content]
        }
    }

    override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        let drawn = displayChildren(context)
        guard role == .mask, !drawn.isEmpty else { return drawn }
        let masks = children.dropFirst().map { displayChild($0, context) }
        return DisplayNode(.mask(drawn, by: DisplayNode(.group(masks))))
    }

    override func collectAccessibility(_ collector: _AccessibilityCollector) {
        guard role == .mask, let content else { return super.collectAccessibility(collector) }
        // What only cuts the content out says nothing.
        collector.visit(content)
    }
}

extension View {
    /// Layers the views that you specify behind this view.
    nonisolated public func background<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(_LayeringModifier(layer: content(), alignment: alignment, role: .behind))
    }

    /// Layers the given view behind this view.
    @_disfavoredOverload
    nonisolated public func background<Background>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View where Background: View {
        modifier(_LayeringModifier(layer: background, alignment: alignment, role: .behind))
    }

    /// Layers the views that you specify in front of this view.
    nonisolated public func overlay<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(_LayeringModifier(layer: content(), alignment: alignment, role: .inFront))
    }

    /// Layers a secondary view in front of this view.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View where Overlay: View {
        modifier(_LayeringModifier(layer: overlay, alignment: alignment, role: .inFront))
    }
}
