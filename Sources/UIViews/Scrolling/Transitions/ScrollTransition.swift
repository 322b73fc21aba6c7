// SPDX-License-Identifier: MIT

/// Draws its content with an effect that depends on how far it has come into a scroll view.
nonisolated public struct _ScrollTransitionModifier<E: VisualEffect>: _BoxModifier {
    public typealias Body = Never
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E

    @MainActor public func makeBox(owner: _ViewNode) -> _ScrollTransitionBox<E> {
        let box = _ScrollTransitionBox(self, owner: owner)
        owner.graph.frameReaders.add(box)
        return box
    }
    @MainActor public func update(_ box: _ScrollTransitionBox<E>, from old: Self) {
        box.rule = self
        box.ruleDidChange()
    }
    @MainActor public func stateDidChange(_ box: _ScrollTransitionBox<E>) { box.ruleDidChange() }
}

/// The box of `scrollTransition`.
@MainActor public final class _ScrollTransitionBox<E: VisualEffect>: _LiveEffectBox<E> {
    var rule: _ScrollTransitionModifier<E>
    /// The phase that is shown, where it changes at once and not bit by bit.
    private var phase: ScrollTransitionPhase?

    init(_ rule: _ScrollTransitionModifier<E>, owner: _ViewNode) {
        self.rule = rule
        super.init(nil, owner: owner)
    }

    override func decide(_ transaction: Transaction) {
        let place = self.place
        let configuration =
            place.side == .bottomTrailing ? rule.bottomTrailing : rule.topLeading
        var transaction = transaction
        switch configuration.mode {
        case .identity:
            phase = .identity
            take(effect(.identity), transaction)
        case .animated:
            let new = place.progress > 0 ? place.side : .identity
            if let phase, phase != new { transaction.animation = configuration.animation }
            phase = new
            take(effect(new), transaction)
        case .interactive(let curve):
            // An animation makes the effect follow the finger instead of sticking to it.
            if let animation = configuration.animation, phase != nil {
                transaction.animation = animation
            }
            phase = .identity
            take(effect(place.side, amount: curve.value(at: place.progress)), transaction)
        }
    }

    private func effect(_ phase: ScrollTransitionPhase) -> E {
        owner.trackingMore { rule.transition(EmptyVisualEffect(), phase) }
    }

    /// The effect between that of being in the visible area and that of a phase.
    private func effect(_ phase: ScrollTransitionPhase, amount: Double) -> E {
        if phase.isIdentity || amount <= 0 { return effect(.identity) }
        var result = effect(phase)
        if amount >= 1 { return result }
        var data = effect(.identity).animatableData
        data.interpolate(towards: result.animatableData, amount: amount)
        result.animatableData = data
        return result
    }

    /// On which side of the visible area the view is, and how far out. *Range:* 0, it is in the
    /// area, to 1, it is hidden.
    private var place: (side: ScrollTransitionPhase, progress: Double) {
        guard let scroll = enclosingScrollBox(along: rule.axis) else { return (.identity, 0) }
        let axis = rule.axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
        let area = scroll.containerRect
        let rect = convert(CGRect(origin: .zero, size: frame.size), to: scroll)
        let length = axis == .vertical ? rect.height : rect.width
        let room = axis == .vertical ? area.height : area.width
        var fromStart = axis == .vertical ? rect.maxY - area.minY : rect.maxX - area.minX
        var fromEnd = axis == .vertical ? area.maxY - rect.minY : area.maxX - rect.minX
        if axis == .horizontal, isRightToLeft { swap(&fromStart, &fromEnd) }
        let before = progress(fromStart, rule.topLeading, length, room)
        let after = progress(fromEnd, rule.bottomTrailing, length, room)
        if before == 0, after == 0 { return (.identity, 0) }
        return before >= after ? (.topLeading, before) : (.bottomTrailing, after)
    }

    private func progress(
        _ distance: CGFloat, _ configuration: ScrollTransitionConfiguration, _ length: CGFloat,
        _ room: CGFloat
    ) -> Double {
        let whole = configuration.threshold.distance(length: length, container: room)
        // A rounding error is not on the way out.
        if distance >= whole - 0.001 { return 0 }
        return whole > 0 ? Double(min(1, max(0, 1 - distance / whole))) : 1
    }

    private func enclosingScrollBox(along axis: Axis?) -> _ScrollBox? {
        var node = parent
        while let current = node {
            if let scroll = current as? _ScrollBox, axis.map({ scroll.axes.contains($0) }) ?? true {
                return scroll
            }
            node = current.parent
        }
        return nil
    }
}

extension View {
    /// Applies the given transition, animating between the phases of the transition as this view
    /// appears and disappears within the visible region of the containing scroll view.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis,
            transition: transition)
    }

    /// Applies the given transition, animating between the phases of the transition as this view
    /// appears and disappears within the visible region of the containing scroll view.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            _ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
                transition: transition))
    }
}
