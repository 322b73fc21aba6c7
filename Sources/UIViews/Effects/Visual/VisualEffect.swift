// SPDX-License-Identifier: MIT
import UIDisplayList

/// Visual effects change the visual appearance of a view without changing its ancestors or
/// descendents.
public protocol VisualEffect: Sendable, Animatable, _PaintEffect {}

/// The base visual effect that you apply additional effect to.
public struct EmptyVisualEffect: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData
    public init() {}

    @MainActor public func apply(
        to node: DisplayNode, in context: _EffectContext
    ) -> DisplayNode { node }
}

/// One effect over another.
public struct _ChainedVisualEffect<Base: VisualEffect, Next: _PaintEffect & Sendable>:
    VisualEffect
{
    var base: Base
    var next: Next

    public var animatableData: AnimatablePair<Base.AnimatableData, Next.AnimatableData> {
        get { AnimatablePair(base.animatableData, next.animatableData) }
        set {
            base.animatableData = newValue.first
            next.animatableData = newValue.second
        }
    }

    @MainActor public func apply(
        to node: DisplayNode, in context: _EffectContext
    ) -> DisplayNode {
        let inner = base.apply(to: node, in: context)
        return inner.isEmpty ? inner : next.apply(to: inner, in: context)
    }

    @MainActor public func transform(in context: _EffectContext) -> CGAffineTransform {
        base.transform(in: context).concatenating(next.transform(in: context))
    }

    @MainActor public var effectOpacity: Double { base.effectOpacity * next.effectOpacity }

    @MainActor public func contentPoint(
        at point: CGPoint, in context: _EffectContext
    ) -> CGPoint? {
        next.contentPoint(at: point, in: context).flatMap {
            base.contentPoint(at: $0, in: context)
        }
    }
}

extension VisualEffect {
    private func followed<E: _PaintEffect & Sendable>(by next: E) -> _ChainedVisualEffect<Self, E> {
        _ChainedVisualEffect(base: self, next: next)
    }

    /// Offsets the view by the horizontal and vertical amount specified.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        followed(by: _OffsetEffect(offset: offset))
    }

    /// Offsets the view by the specified horizontal and vertical distances.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        followed(by: _OffsetEffect(offset: CGSize(width: x, height: y)))
    }

    /// Applies a projection transformation to the view's rendered output.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        followed(by: _ProjectionEffect(transform: transform))
    }

    /// Applies an affine transformation to the view's rendered output.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        followed(by: _ProjectionEffect(transform: ProjectionTransform(transform)))
    }

    /// Rotates content by the specified angle.
    public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        followed(by: _RotationEffect(angle: angle, anchor: anchor))
    }

    /// Scales the view by the given size's dimensions, relative to an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        followed(by: _ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the view by the given amount, relative to an anchor.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        followed(by: _ScaleEffect(scale: CGSize(width: scale, height: scale), anchor: anchor))
    }

    /// Scales the view by the given horizontal and vertical amounts, relative to an anchor.
    public func scaleEffect(
        x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        followed(by: _ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
    }

    /// Applies a Gaussian blur to the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        followed(by: _BlurEffect(animatableData: radius, isOpaque: opaque))
    }

    /// Brightens the view by the specified amount.
    public func brightness(_ amount: Double) -> some VisualEffect {
        followed(by: _ColorEffect(kind: .brightness, animatableData: amount))
    }

    /// Sets the contrast and separation between similar colors in the view.
    public func contrast(_ amount: Double) -> some VisualEffect {
        followed(by: _ColorEffect(kind: .contrast, animatableData: amount))
    }

    /// Adds a grayscale effect to the view.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        followed(by: _ColorEffect(kind: .grayscale, animatableData: amount))
    }

    /// Applies a hue rotation effect to the view.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        followed(by: _ColorEffect(kind: .hueRotation, animatableData: angle.radians))
    }

    /// Adjusts the color saturation of the view.
    public func saturation(_ amount: Double) -> some VisualEffect {
        followed(by: _ColorEffect(kind: .saturation, animatableData: amount))
    }

    /// Sets the transparency of the view.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        followed(by: _OpacityEffect(animatableData: opacity))
    }

    /// Sets the blend mode for compositing the view with overlapping views.
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
        followed(by: _BlendEffect(mode: blendMode))
    }

    /// Renders content as if it's rotated in three dimensions around the specified axis.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        followed(
            by: _Rotation3DEffect(
                angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ,
                perspective: perspective))
    }
}
