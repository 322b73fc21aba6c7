// SPDX-License-Identifier: MIT
import UIDisplayList

/// A paint effect that moves its content as a whole.
@preconcurrency protocol _TransformEffect: _PaintEffectModifier {}

extension _TransformEffect {
    @MainActor public func apply(
        to node: DisplayNode, in context: _EffectContext
    ) -> DisplayNode {
        let transform = transform(in: context)
        return transform.isIdentity ? node : DisplayNode(.transform(transform, node))
    }
}

/// Draws its content elsewhere than it is laid out.
nonisolated public struct _OffsetEffect: _TransformEffect, Sendable {
    public typealias Body = Never
    var offset: CGSize
    public var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
    @MainActor public func transform(in context: _EffectContext) -> CGAffineTransform {
        CGAffineTransform(
            translationX: context.isRightToLeft ? -offset.width : offset.width, y: offset.height)
    }
}

/// Draws its content larger or smaller about an anchor.
nonisolated public struct _ScaleEffect: _TransformEffect, Sendable {
    public typealias Body = Never
    var scale: CGSize
    var anchor: UnitPoint
    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
    @MainActor public func transform(in context: _EffectContext) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale.width, y: scale.height)
            .about(anchor.point(in: CGRect(origin: .zero, size: context.size)))
    }
}

/// Draws its content turned, clockwise, about an anchor.
nonisolated public struct _RotationEffect: _TransformEffect, Sendable {
    public typealias Body = Never
    var angle: Angle
    var anchor: UnitPoint
    public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
    @MainActor public func transform(in context: _EffectContext) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle.radians)
            .about(anchor.point(in: CGRect(origin: .zero, size: context.size)))
    }
}

extension View {
    /// Offset this view by the horizontal and vertical amount specified.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(_OffsetEffect(offset: offset))
    }

    /// Offset this view by the specified horizontal and vertical distances.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
    }

    /// Scales this view's rendered output by the given size's dimensions, relative to an anchor.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales this view's rendered output by the given amount, relative to an anchor point.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales this view's rendered output by the given horizontal and vertical amounts.
    nonisolated public func scaleEffect(
        x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates this view's rendered output around the specified point.
    nonisolated public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }
}
