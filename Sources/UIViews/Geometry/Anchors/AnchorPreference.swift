// SPDX-License-Identifier: MIT

/// Writes a preference that is computed from an anchor of the content.
nonisolated struct _AnchorWritingModifier<A, Key: PreferenceKey>: _PreferenceModifier {
    typealias Body = Never
    let source: Anchor<A>.Source
    let transform: (Anchor<A>) -> Key.Value
    @MainActor func modify(_ value: inout Key.Value?, at node: _ViewNode) {
        if let anchor = node.anchor(source) { value = transform(anchor) }
    }
}

/// Changes a preference with the help of an anchor of the content.
nonisolated struct _AnchorTransformModifier<A, Key: PreferenceKey>: _PreferenceModifier {
    typealias Body = Never
    let source: Anchor<A>.Source
    let transform: (inout Key.Value, Anchor<A>) -> Void
    @MainActor func modify(_ value: inout Key.Value?, at node: _ViewNode) {
        guard let anchor = node.anchor(source) else { return }
        var current = value ?? Key.defaultValue
        transform(&current, anchor)
        value = current
    }
}

/// What the anchors of a graph are asked for, and by whom.
@MainActor package final class _AnchorBook {
    /// Whether any anchor was ever asked for: preferences may then change when something moves.
    package fileprivate(set) var isUsed = false
    /// Whose space anchors are compared in: that of the view which is made from them.
    private weak var reader: _LayoutNode?
    private var places: [_AnchorPlace] = []
    nonisolated package init() {}

    /// Where an anchor's view is, as far as it concerns the reader.
    struct _AnchorPlace: Equatable {
        let box: ObjectIdentifier
        let rect: CGRect
    }

    /// Lets `body` read preferences for a view at `reader`; also tells where all anchors were.
    func read<R>(for reader: _LayoutNode?, _ body: () -> R) -> (result: R, places: [_AnchorPlace]) {
        let outer = (self.reader, places)
        (self.reader, places) = (reader, [])
        defer { (self.reader, places) = outer }
        let result = body()
        return (result, places)
    }

    fileprivate func anchor<A>(_ source: Anchor<A>.Source, of box: _LayoutNode) -> Anchor<A> {
        isUsed = true
        let rect = _AnchorSpace(box, into: reader).map(CGRect(origin: .zero, size: box.frame.size))
        places.append(_AnchorPlace(box: ObjectIdentifier(box), rect: rect))
        return Anchor(source, of: box, in: reader)
    }
}

extension _ViewGraph {
    /// Who reads anchors, and whether anyone does.
    package var anchors: _AnchorBook { value(_AnchorBook.self) { _AnchorBook() } }
}

extension _ViewNode {
    /// An anchor of the first box of this node; nil until it is laid out.
    fileprivate func anchor<A>(_ source: Anchor<A>.Source) -> Anchor<A>? {
        var items: [_LayoutItem] = []
        collectItems(into: &items)
        guard let box = items.first as? _LayoutNode, box.isPlaced else { return nil }
        return graph.anchors.anchor(source, of: box)
    }
}

extension View {
    /// Sets a value for the specified preference key, the value is a function of a geometry value
    /// tied to the current coordinate space.
    nonisolated public func anchorPreference<A, K>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View where K: PreferenceKey {
        modifier(_AnchorWritingModifier<A, K>(source: value, transform: transform))
    }

    /// Sets a value for the specified preference key, the value is a function of the key's current
    /// value and a geometry value tied to the current coordinate space.
    nonisolated public func transformAnchorPreference<A, K>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View where K: PreferenceKey {
        modifier(_AnchorTransformModifier<A, K>(source: value, transform: transform))
    }
}
