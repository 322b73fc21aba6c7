// SPDX-License-Identifier: MIT

/// Calls an action when something that is computed from the content's geometry changes.
nonisolated public struct _GeometryActionModifier<Value: Equatable>: _BoxModifier {
    public typealias Body = Never
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    @MainActor public func makeBox(owner: _ViewNode) -> _GeometryActionBox<Value> {
        let box = _GeometryActionBox(self, owner: owner)
        owner.graph.frameReaders.add(box)
        return box
    }
    @MainActor public func update(_ box: _GeometryActionBox<Value>, from old: Self) {
        box.rule = self
        box.graph?.frameReaders.needsReading = true
    }
}

/// The box whose geometry is observed.
@MainActor public final class _GeometryActionBox<Value: Equatable>: _UnaryNode, _FrameReader {
    var rule: _GeometryActionModifier<Value>
    private let reading = _FrameReading()
    private var last: Value?

    init(_ rule: _GeometryActionModifier<Value>, owner: _ViewNode) {
        self.rule = rule
        super.init(layoutOwner: owner)
    }

    var isReading: Bool { graph != nil && parentItem != nil || !isPlaced && graph != nil }

    func readFrames() {
        guard isPlaced, let graph else { return }
        let value = rule.transform(GeometryProxy(box: self, reading: reading))
        guard value != last else { return }
        let old = last ?? value
        last = value
        graph.addLateFact { [weak self] in
            guard let self, self.graph != nil else { return }
            rule.action(old, value)
        }
    }
}

extension View {
    /// Adds an action to be performed when a value, created from a geometry proxy, changes.
    nonisolated public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View where T: Equatable {
        modifier(_GeometryActionModifier(transform: transform, action: { action($1) }))
    }

    /// Adds an action to be performed when a value, created from a geometry proxy, changes.
    nonisolated public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View where T: Equatable {
        modifier(_GeometryActionModifier(transform: transform, action: action))
    }
}
