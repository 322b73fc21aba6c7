// SPDX-License-Identifier: MIT
import UIDisplayList
import UILayout

/// A shape that is the stroke along another shape's outline.
public struct _StrokedShape<Content: Shape>: Shape {
    var shape: Content
    var style: StrokeStyle

    public static var role: ShapeRole { .stroke }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    public func _outline(in rect: CGRect) -> _ShapeOutline {
        let inner = shape._outline(in: rect)
        // The stroke of a stroke follows the outline of what the first pen covered.
        guard let first = inner.stroke else { return _ShapeOutline(inner.shape, stroke: style) }
        return _ShapeOutline(
            .path(inner.shape.path.strokedPath(first), eoFill: false), stroke: style)
    }

    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

extension StrokeStyle: Animatable {
    public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

    public var animatableData: AnimatableData {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

extension Shape {
    /// Returns a new shape that is a stroked copy of `self`, using the contents of `style`.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape {
        _StrokedShape(shape: self, style: style)
    }

    /// Returns a new shape that is a stroked copy of `self` with line-width defined by `lineWidth`.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
