// SPDX-License-Identifier: MIT
import UIDisplayList

/// Something that changes how its content is drawn and hit, and nothing of its layout.
///
/// Its data are animated in step 7 of the frame: no body runs, nothing is laid out.
@preconcurrency public protocol _PaintEffect: Animatable {
    /// The drawing with the effect. *Space:* the content's own.
    @MainActor func apply(to node: DisplayNode, in context: _EffectContext) -> DisplayNode
    /// How the content is moved, for hits, frames and accessibility.
    @MainActor func transform(in context: _EffectContext) -> CGAffineTransform
    /// How opaque the content is. *Range:* 0…1.
    @MainActor var effectOpacity: Double { get }
    /// Whether a point of the content's own space can be hit.
    @MainActor func allowsHit(_ point: CGPoint, size: CGSize) -> Bool
}

extension _PaintEffect {
    @MainActor public func transform(in context: _EffectContext) -> CGAffineTransform {
        .identity
    }
    @MainActor public var effectOpacity: Double { 1 }
    @MainActor public func allowsHit(_ point: CGPoint, size: CGSize) -> Bool { true }

}

/// A paint effect that is a modifier.
@preconcurrency public protocol _PaintEffectModifier: _PaintEffect, _BoxModifier {}

extension _PaintEffectModifier {
    @MainActor public func makeBox(owner: _ViewNode) -> _EffectBox<Self> {
        _EffectBox(self, owner: owner)
    }
    @MainActor public func update(_ box: _EffectBox<Self>, from old: Self) { box.set(self) }
}

/// What an effect may know of its content.
public struct _EffectContext {
    /// *Units:* points.
    package let size: CGSize
    package let isRightToLeft: Bool
    package let environment: EnvironmentValues
}

/// The box of a paint effect.
@MainActor public final class _EffectBox<E: _PaintEffect>: _UnaryNode, _AnimationClient {
    private var effect: E
    private var data: _AnimatedValue<E.AnimatableData>

    init(_ effect: E, owner: _ViewNode) {
        self.effect = effect
        data = _AnimatedValue(effect.animatableData)
        super.init(layoutOwner: owner)
    }

    func set(_ new: E) {
        effect = new
        setNeedsDisplay()
        guard let graph else { return }
        graph.value(_PlacementJournal.self) { _PlacementJournal() }.didMove = true
        data.set(new.animatableData, transaction: owner.transaction, at: graph.now)
        if data.isAnimating { graph.animate(self) }
    }

    private func presented(at now: FrameInstant) -> E {
        guard data.isAnimating else { return effect }
        var presented = effect
        presented.animatableData = data.value(at: now)
        return presented
    }

    private func effectContext(at now: FrameInstant) -> _EffectContext {
        _EffectContext(
            size: presentedFrame(at: now).size, isRightToLeft: isRightToLeft,
            environment: owner.environment)
    }

    public func tick(at now: FrameInstant) -> Bool {
        setNeedsDisplay()
        return graph != nil && data.isAnimating
    }
    public var isFiniteAnimation: Bool { data.isFinite }
    public var animationOwnerName: String { String(describing: E.self) }

    public override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        let inner = displayChildren(context)
        if inner.isEmpty { return inner }
        return presented(at: context.now).apply(to: inner, in: effectContext(at: context.now))
    }

    public override func contentPoint(_ point: CGPoint, at now: FrameInstant) -> CGPoint? {
        let context = effectContext(at: now)
        let effect = presented(at: now)
        guard effect.effectOpacity > 0 else { return nil }
        let transform = effect.transform(in: context)
        let inner = transform.isIdentity ? point : point.applying(transform.inverted())
        return effect.allowsHit(inner, size: context.size) ? inner : nil
    }

    public override var movesDrawingOnly: Bool { true }

    public override var isMovingContent: Bool { data.isAnimating }

    public override func rectFromContent(_ rect: CGRect) -> CGRect {
        rect.applying(
            effect.transform(
                in: _EffectContext(
                    size: frame.size, isRightToLeft: isRightToLeft,
                    environment: owner.environment)))
    }

    public override func presentedRectFromContent(
        _ rect: CGRect, at now: FrameInstant
    ) -> CGRect {
        rect.applying(presented(at: now).transform(in: effectContext(at: now)))
    }

    public override func collectAccessibility(_ collector: _AccessibilityCollector) {
        let effect = presented(at: collector.now)
        let outer = collector.opacity
        collector.opacity *= effect.effectOpacity
        collector.transformed(by: effect.transform(in: effectContext(at: collector.now))) {
            super.collectAccessibility(collector)
        }
        collector.opacity = outer
    }
}
