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
    /// The point of the content that is seen at a point; nil where nothing of it is.
    @MainActor func contentPoint(at point: CGPoint, in context: _EffectContext) -> CGPoint?
}

extension _PaintEffect {
    @MainActor public func transform(in context: _EffectContext) -> CGAffineTransform {
        .identity
    }
    @MainActor public var effectOpacity: Double { 1 }
    @MainActor public func allowsHit(_ point: CGPoint, size: CGSize) -> Bool { true }
    @MainActor public func contentPoint(
        at point: CGPoint, in context: _EffectContext
    ) -> CGPoint? {
        guard effectOpacity > 0 else { return nil }
        let transform = transform(in: context)
        let inner = transform.isIdentity ? point : point.applying(transform.inverted())
        return allowsHit(inner, size: context.size) ? inner : nil
    }
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
@MainActor public class _EffectBox<E: _PaintEffect>: _UnaryNode, _AnimationClient {
    /// The effect that was set last; nil when none is known yet.
    private(set) final var effect: E?
    private final var data: _AnimatedValue<E.AnimatableData>?

    init(_ effect: E?, owner: _ViewNode) {
        self.effect = effect
        data = effect.map { _AnimatedValue($0.animatableData) }
        super.init(layoutOwner: owner)
    }

    final func set(_ new: E) {
        set(new, transaction: owner.transaction)
        graph?.value(_PlacementJournal.self) { _PlacementJournal() }.didMove = true
    }

    /// Sets the effect; under an animation what is seen moves there.
    final func set(_ new: E, transaction: Transaction) {
        effect = new
        setNeedsDisplay()
        guard let graph else { return }
        if data == nil { data = _AnimatedValue(new.animatableData) }
        data!.set(new.animatableData, transaction: transaction, at: graph.now)
        if data!.isAnimating { graph.animate(self) }
    }

    private func presented(at now: FrameInstant) -> E? {
        guard var presented = effect, data?.isAnimating == true else { return effect }
        presented.animatableData = data!.value(at: now)
        return presented
    }

    private func effectContext(at now: FrameInstant) -> _EffectContext {
        context(size: presentedFrame(at: now).size)
    }

    private func context(size: CGSize) -> _EffectContext {
        _EffectContext(
            size: size, isRightToLeft: isRightToLeft, environment: owner.environment)
    }

    public func tick(at now: FrameInstant) -> Bool {
        setNeedsDisplay()
        return graph != nil && data?.isAnimating == true
    }
    public var isFiniteAnimation: Bool { data?.isFinite ?? true }
    public var animationOwnerName: String { String(describing: E.self) }

    public override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        let inner = displayChildren(context)
        guard !inner.isEmpty, let effect = presented(at: context.now) else { return inner }
        return effect.apply(to: inner, in: effectContext(at: context.now))
    }

    public override func contentPoint(_ point: CGPoint, at now: FrameInstant) -> CGPoint? {
        guard let effect = presented(at: now) else { return point }
        return effect.contentPoint(at: point, in: effectContext(at: now))
    }

    public override var movesDrawingOnly: Bool { true }

    public override var isMovingContent: Bool { data?.isAnimating == true }

    public override func rectFromContent(_ rect: CGRect) -> CGRect {
        guard let effect else { return rect }
        return rect.applying(effect.transform(in: context(size: frame.size)))
    }

    public override func presentedRectFromContent(
        _ rect: CGRect, at now: FrameInstant
    ) -> CGRect {
        guard let effect = presented(at: now) else { return rect }
        return rect.applying(effect.transform(in: effectContext(at: now)))
    }

    public override func collectAccessibility(_ collector: _AccessibilityCollector) {
        guard let effect = presented(at: collector.now) else {
            return super.collectAccessibility(collector)
        }
        let outer = collector.opacity
        collector.opacity *= effect.effectOpacity
        collector.transformed(by: effect.transform(in: effectContext(at: collector.now))) {
            super.collectAccessibility(collector)
        }
        collector.opacity = outer
    }
}
