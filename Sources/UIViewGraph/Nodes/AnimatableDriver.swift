// SPDX-License-Identifier: MIT

/// Evaluates a view or a modifier that is `Animatable` with the data between two values.
@MainActor final class _AnimatableDriver<V> {
    private let track: _AnyAnimatableTrack<V>

    init?(_ value: V, owner: _ViewNode) {
        guard let animatable = value as? any Animatable,
            let track = Self.makeTrack(animatable, owner: owner)
        else { return nil }
        self.track = track
    }

    private static func makeTrack<A: Animatable>(
        _ value: A, owner: _ViewNode
    ) -> _AnyAnimatableTrack<V>? {
        if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
        return _AnimatableTrackOf<V, A>(value, owner: owner)
    }

    func valueDidChange(to value: V) { track.valueDidChange(to: value) }
    func apply(to value: inout V) { track.apply(to: &value) }
}

@MainActor private class _AnyAnimatableTrack<V> {
    func valueDidChange(to value: V) {}
    func apply(to value: inout V) {}
}

private final class _AnimatableTrackOf<V, A: Animatable>: _AnyAnimatableTrack<V>,
    _AnimationClient
{
    private var data: _AnimatedValue<A.AnimatableData>
    private unowned let owner: _ViewNode

    init(_ value: A, owner: _ViewNode) {
        data = _AnimatedValue(value.animatableData)
        self.owner = owner
    }

    override func valueDidChange(to value: V) {
        guard let animatable = value as? A else { return }
        data.set(animatable.animatableData, transaction: owner.transaction, at: owner.graph.now)
        if data.isAnimating { owner.graph.animate(self) }
    }

    override func apply(to value: inout V) {
        guard data.isAnimating, var animatable = value as? A else { return }
        animatable.animatableData = data.value(at: owner.graph.now)
        if let result = animatable as? V { value = result }
    }

    func tick(at now: FrameInstant) -> Bool {
        guard !owner.isDiscarded, data.isAnimating else { return false }
        owner.setNeedsEvaluation()
        return true
    }

    var isFiniteAnimation: Bool { data.isFinite }
    var animationOwnerName: String { String(describing: A.self) }
}
