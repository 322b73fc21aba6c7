// SPDX-License-Identifier: MIT

/// Draws a view that is made from a preference of the content, behind or before it.
nonisolated public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: _LayeringRule {
    public typealias Body = Never
    let transform: (Key.Value) -> Layer
    public let alignment: Alignment
    public let role: _LayeringRole
    public var fixedLayer: Layer? { nil }

    @MainActor public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _PreferenceLayerNode(view, inputs)
    }
}

/// Makes its layer when the content is laid out, and anew when what it is made from differs.
private final class _PreferenceLayerNode<C: View, Key: PreferenceKey, Layer: View>:
    _LayeringNode<C, _PreferenceLayerModifier<Key, Layer>>, _PreferenceReading
{
    private var made: Layer?
    /// What the layer was made from.
    private var last: (value: Key.Value, places: [_AnchorBook._AnchorPlace], writes: UInt)?

    override init(
        _ view: ModifiedContent<C, _PreferenceLayerModifier<Key, Layer>>, _ inputs: _NodeInputs
    ) {
        super.init(view, inputs)
        graph.preferenceViews.append(self)
        graph.preferencesMayHaveChanged = true
    }

    override var layer: Layer? { made }

    func readPreference() {
        guard let contentNode else { return }
        var items: [_LayoutItem] = []
        collectItems(into: &items)
        let writes = graph.preferenceWrites
        let (value, places) = graph.anchors.read(for: items.first as? _LayoutNode) {
            contentNode.preference(Key.self)
        }
        defer { last = (value, places, writes) }
        if let last {
            if _isEqual(last.value, value) { return }
            // What cannot be compared is the same as long as nobody wrote and nothing moved.
            if !(value is any Equatable), last.writes == writes, last.places == places { return }
        }
        setNeedsEvaluation()
    }

    override func viewDidChange(
        from old: ModifiedContent<C, _PreferenceLayerModifier<Key, Layer>>
    ) {
        super.viewDidChange(from: old)
        // The closure may have captured something new.
        setNeedsEvaluation()
    }

    override func evaluate() {
        guard let value = last?.value else { return }
        graph.willEvaluateBody(of: Layer.self)
        made = tracking { view.modifier.transform(value) }
        updateLayers()
    }
}

extension View {
    /// Reads the specified preference value from the view, using it to produce a second view that
    /// is applied as an overlay to the original view.
    nonisolated public func overlayPreferenceValue<K, V>(
        _ key: K.Type, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View {
        modifier(
            _PreferenceLayerModifier<K, V>(
                transform: transform, alignment: alignment, role: .inFront))
    }

    /// Reads the specified preference value from the view, using it to produce a second view that
    /// is applied as an overlay to the original view.
    @_disfavoredOverload
    nonisolated public func overlayPreferenceValue<Key, T>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View where Key: PreferenceKey, T: View {
        modifier(
            _PreferenceLayerModifier<Key, T>(
                transform: transform, alignment: .center, role: .inFront))
    }

    /// Reads the specified preference value from the view, using it to produce a second view that
    /// is applied as the background of the original view.
    nonisolated public func backgroundPreferenceValue<K, V>(
        _ key: K.Type, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View {
        modifier(
            _PreferenceLayerModifier<K, V>(
                transform: transform, alignment: alignment, role: .behind))
    }

    /// Reads the specified preference value from the view, using it to produce a second view that
    /// is applied as the background of the original view.
    @_disfavoredOverload
    nonisolated public func backgroundPreferenceValue<Key, T>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View where Key: PreferenceKey, T: View {
        modifier(
            _PreferenceLayerModifier<Key, T>(
                transform: transform, alignment: .center, role: .behind))
    }
}
