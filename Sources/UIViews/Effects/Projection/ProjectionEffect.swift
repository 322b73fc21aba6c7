// SPDX-License-Identifier: MIT
import UIDisplayList

/// A paint effect that draws its content as a plane seen in space.
@preconcurrency protocol _ProjectingEffect: _PaintEffect {
    /// Where the content's points come to lie. *Space:* the content's own.
    @MainActor func projection(in context: _EffectContext) -> ProjectionTransform
}

extension _ProjectingEffect {
    @MainActor public func apply(
        to node: DisplayNode, in context: _EffectContext
    ) -> DisplayNode {
        let projection = projection(in: context)
        if projection.isIdentity || node.bounds.isNull { return node }
        if projection.isAffine { return DisplayNode(.transform(projection.affine, node)) }
        guard let corners = projection.project(node.bounds) else { return .empty }
        return DisplayNode(.project(corners: corners, from: node.bounds, node))
    }

    /// The map of the content's box to the box around its projection.
    @MainActor public func transform(in context: _EffectContext) -> CGAffineTransform {
        let projection = projection(in: context)
        if projection.isAffine { return projection.affine }
        let rect = CGRect(origin: .zero, size: context.size)
        guard rect.width > 0, rect.height > 0, let corners = projection.project(rect) else {
            return .identity
        }
        let box = corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
        return CGAffineTransform(
            a: box.width / rect.width, b: 0, c: 0, d: box.height / rect.height, tx: box.minX,
            ty: box.minY)
    }

    @MainActor public func contentPoint(
        at point: CGPoint, in context: _EffectContext
    ) -> CGPoint? {
        var inverse = projection(in: context)
        if inverse.isIdentity { return point }
        guard inverse.invert() else { return nil }
        let w = inverse.m13 * point.x + inverse.m23 * point.y + inverse.m33
        return w == 0 ? nil : point.applying(inverse)
    }
}

extension ProjectionTransform {
    fileprivate var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }
}

/// Draws its content through a projection.
nonisolated public struct _ProjectionEffect: _PaintEffectModifier, _ProjectingEffect, Sendable {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData
    let transform: ProjectionTransform

    @MainActor func projection(in context: _EffectContext) -> ProjectionTransform { transform }
}

/// Draws its content turned about an axis in space.
nonisolated public struct _Rotation3DEffect: _PaintEffectModifier, _ProjectingEffect, Sendable {
    public typealias Body = Never
    public typealias AnimatableData = AnimatablePair<
        Angle.AnimatableData,
        AnimatablePair<
            AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
            AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
    >
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    /// *Units:* points, towards the eye.
    var anchorZ: CGFloat
    var perspective: CGFloat

    public var animatableData: AnimatableData {
        get {
            AnimatablePair(
                angle.animatableData,
                AnimatablePair(
                    AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
                    AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
        }
        set {
            angle.animatableData = newValue.first
            let axes = newValue.second.first
            axis = (axes.first, axes.second.first, axes.second.second)
            anchor.animatableData = newValue.second.second.first
            anchorZ = newValue.second.second.second.first
            perspective = newValue.second.second.second.second
        }
    }

    /// The axis and the eye as in Core Animation: x to the right, y down, z towards the eye,
    /// which is as far away as the longer side is long, times one over `perspective`.
    ///
    /// *Source:* I; nobody published how far away the eye is.
    @MainActor func projection(in context: _EffectContext) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        let side = max(context.size.width, context.size.height)
        guard length > 0, length.isFinite, angle.radians != 0, side > 0 else {
            return ProjectionTransform()
        }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
        let t = 1 - c
        // Rows of the rotation, for row vectors: where the axes of the plane point.
        let right = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
        let down = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
        let near = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
        let point = anchor.point(in: CGRect(origin: .zero, size: context.size))
        // The plane lies behind the anchor by its z; what is turned is put back by as much.
        let start = (
            -near.0 * anchorZ, -near.1 * anchorZ, -near.2 * anchorZ + anchorZ
        )
        let eye = -perspective / side
        var turn = ProjectionTransform()
        (turn.m11, turn.m12, turn.m13) = (right.0, right.1, right.2 * eye)
        (turn.m21, turn.m22, turn.m23) = (down.0, down.1, down.2 * eye)
        (turn.m31, turn.m32, turn.m33) = (start.0, start.1, 1 + start.2 * eye)
        let toAnchor = CGAffineTransform(translationX: -point.x, y: -point.y)
        let back = CGAffineTransform(translationX: point.x, y: point.y)
        return ProjectionTransform(toAnchor).concatenating(turn)
            .concatenating(ProjectionTransform(back))
    }
}

extension View {
    /// Renders a view's content as if it's rotated in three dimensions around the specified axis.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(
                angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ,
                perspective: perspective))
    }

    /// Applies a projection transformation to this view's rendered output.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }

    /// Applies an affine transformation to this view's rendered output.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_ProjectionEffect(transform: ProjectionTransform(transform)))
    }
}
