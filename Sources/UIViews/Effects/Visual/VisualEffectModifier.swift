// SPDX-License-Identifier: MIT

/// Draws its content with an effect that is computed from where the content is.
nonisolated public struct _VisualEffectModifier<E: VisualEffect>: _BoxModifier {
    public typealias Body = Never
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> E

    @MainActor public func makeBox(owner: _ViewNode) -> _VisualEffectBox<E> {
        let box = _VisualEffectBox(effect, owner: owner)
        owner.graph.frameReaders.add(box)
        return box
    }
    @MainActor public func update(_ box: _VisualEffectBox<E>, from old: Self) {
        box.rule = effect
        box.ruleDidChange()
    }
    @MainActor public func stateDidChange(_ box: _VisualEffectBox<E>) { box.ruleDidChange() }
}

/// An effect box that decides on its effect whenever something has moved: after layout and after
/// scrolling, just before it is drawn. No body runs for it, and nothing is laid out.
@MainActor public class _LiveEffectBox<E: VisualEffect>: _EffectBox<E>, _FrameReader {
    /// Sets the effect as it is now; an animation of the transaction moves what is seen there.
    func decide(_ transaction: Transaction) {}

    final var isReading: Bool { graph != nil && (parentItem != nil || !isPlaced) }

    final func readFrames() {
        if isPlaced { decide(Transaction()) }
    }

    /// What decides became something else.
    final func ruleDidChange() {
        if isPlaced { decide(owner.transaction) }
        graph?.frameReaders.needsReading = true
    }

    /// Placed under an animation, the effect goes along with the frame.
    public final override func didPlace() {
        guard effect == nil || owner.transaction.effectiveAnimation != nil else { return }
        decide(owner.transaction)
    }

    /// Takes an effect over, if it differs from that before.
    final func take(_ new: E, _ transaction: Transaction) {
        if let effect, _isEqual(effect.animatableData, new.animatableData), _isEqual(effect, new) {
            return
        }
        set(new, transaction: transaction)
    }

    // The effect moves what is seen, and nobody who asks where things are is told of it.
    public final override func rectFromContent(_ rect: CGRect) -> CGRect { rect }
}

/// The box of `visualEffect`.
@MainActor public final class _VisualEffectBox<E: VisualEffect>: _LiveEffectBox<E> {
    var rule: @Sendable (EmptyVisualEffect, GeometryProxy) -> E
    private let reading = _FrameReading()

    init(
        _ rule: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E, owner: _ViewNode
    ) {
        self.rule = rule
        super.init(nil, owner: owner)
    }

    override func decide(_ transaction: Transaction) {
        let proxy = GeometryProxy(box: self, reading: reading)
        take(owner.trackingMore { rule(EmptyVisualEffect(), proxy) }, transaction)
    }
}

extension View {
    /// Applies effects to this view, while providing access to layout information through a
    /// geometry proxy.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(_VisualEffectModifier(effect: effect))
    }
}
