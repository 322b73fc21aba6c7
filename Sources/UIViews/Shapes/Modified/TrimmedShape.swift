// SPDX-License-Identifier: MIT
import UIDisplayList
import UILayout

/// The part of a shape's path between two fractions of its length.
public struct _TrimmedShape<Content: Shape>: Shape {
    var shape: Content
    var startFraction: CGFloat
    var endFraction: CGFloat

    public static var role: ShapeRole { Content.role }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    public func _outline(in rect: CGRect) -> _ShapeOutline {
        startFraction <= 0 && endFraction >= 1
            ? shape._outline(in: rect) : _ShapeOutline(.path(path(in: rect), eoFill: false))
    }

    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    {
        get {
            let unit = CGFloat(_AnimatableScale.unit)
            return AnimatablePair(
                shape.animatableData, AnimatablePair(startFraction * unit, endFraction * unit))
        }
        set {
            let unit = CGFloat(_AnimatableScale.unit)
            shape.animatableData = newValue.first
            startFraction = newValue.second.first / unit
            endFraction = newValue.second.second / unit
        }
    }
}

/// A shape in a rectangle of its own size, placed in the frame by an anchor.
public struct _SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize
    var anchor: UnitPoint

    public static var role: ShapeRole { Content.role }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    private func inner(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + (rect.width - size.width) * anchor.x,
            y: rect.minY + (rect.height - size.height) * anchor.y, width: size.width,
            height: size.height)
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: inner(rect)) }
    public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: inner(rect)) }

    public var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension Shape {
    /// Trims this shape by a fractional amount based on its representation as a path.
    nonisolated public func trim(
        from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
    ) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// Returns a new version of self representing the same shape, but that will ask it to create
    /// its path from a rect of `size`.
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Returns a new version of self representing the same shape, but that will ask it to create
    /// its path from a rect of size `(width, height)`.
    nonisolated public func size(
        width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading
    ) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}
