// SPDX-License-Identifier: MIT
import UIDisplayList
import UILayout

/// What a shape comes to in one rectangle: an outline, filled or stroked.
public struct _ShapeOutline: Sendable {
    /// The outline. *Space:* that of the rectangle it was asked for.
    package var shape: DisplayShape
    /// Set when the shape is the stroke along `shape` and not its inside.
    package var stroke: StrokeStyle?

    /// An outline to fill, or with a pen to draw along.
    package init(_ shape: DisplayShape, stroke: StrokeStyle? = nil) {
        self.shape = shape
        self.stroke = stroke
    }
}

extension Shape {
    /// The outline to fill or to clip by, in its cheapest form. *Space:* that of `rect`, points.
    ///
    /// A rectangle that is no rectangle (null, infinite, not a number) has no outline.
    package func _displayShape(in rect: CGRect) -> DisplayShape {
        guard rect.isDrawable else { return .path(Path(), eoFill: false) }
        let outline = _outline(in: rect)
        guard let style = outline.stroke else { return outline.shape.orEmpty }
        return .path(outline.shape.path.strokedPath(style), eoFill: false)
    }

    /// The same as it is in a layout direction: a shape that is not `fixed` is mirrored.
    package func _displayShape(
        in rect: CGRect, layoutDirection: LayoutDirection
    ) -> DisplayShape {
        let shape = _displayShape(in: rect)
        guard layoutDirectionBehavior == .mirrors(in: layoutDirection) else { return shape }
        return shape.mirrored(in: rect)
    }

    /// The outline and the pen of a shape that is a stroke; nil for others.
    ///
    /// Drawing with a pen is cheaper than filling the outline of what it covers.
    package func _displayStroke(
        in rect: CGRect, layoutDirection: LayoutDirection = .leftToRight
    ) -> (shape: DisplayShape, style: StrokeStyle)? {
        guard rect.isDrawable else { return nil }
        let outline = _outline(in: rect)
        guard let style = outline.stroke else { return nil }
        let isMirrored = layoutDirectionBehavior == .mirrors(in: layoutDirection)
        return (isMirrored ? outline.shape.mirrored(in: rect) : outline.shape.orEmpty, style)
    }
}

extension CGRect {
    var isDrawable: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// The rectangle with each edge moved inwards; null where nothing is left.
    func insetOrNull(by amount: CGFloat) -> CGRect {
        guard width >= 2 * amount, height >= 2 * amount else { return .null }
        return CGRect(
            x: minX + amount, y: minY + amount, width: width - 2 * amount,
            height: height - 2 * amount)
    }
}

extension DisplayShape {
    /// The shape, or the empty path for a rectangle that is none.
    var orEmpty: DisplayShape {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect):
            rect.isDrawable ? self : .path(Path(), eoFill: false)
        case .path: self
        }
    }

    /// A rectangle with rounded corners, as a plain one where the corners are sharp.
    static func rounded(
        _ rect: CGRect, _ radii: CornerRadii, style: RoundedCornerStyle
    ) -> DisplayShape {
        radii == CornerRadii(0)
            ? .rect(rect) : .roundedRect(rect, radii, continuous: style == .continuous)
    }

    func offsetBy(_ offset: CGSize) -> DisplayShape {
        func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: offset.width, dy: offset.height) }
        return switch self {
        case .rect(let rect): .rect(moved(rect))
        case .roundedRect(let rect, let radii, let continuous):
            .roundedRect(moved(rect), radii, continuous: continuous)
        case .ellipse(let rect): .ellipse(moved(rect))
        case .path(let path, let eoFill):
            .path(path.offsetBy(dx: offset.width, dy: offset.height), eoFill: eoFill)
        }
    }

    /// The shape flipped about the vertical middle of `bounds`.
    package func mirrored(in bounds: CGRect) -> DisplayShape {
        func flipped(_ rect: CGRect) -> CGRect {
            CGRect(
                x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width,
                height: rect.height)
        }
        switch self {
        case .rect(let rect): return .rect(flipped(rect)).orEmpty
        case .ellipse(let rect): return .ellipse(flipped(rect)).orEmpty
        case .roundedRect(let rect, let radii, let continuous):
            let swapped = CornerRadii(
                topLeft: radii.topRight, topRight: radii.topLeft,
                bottomRight: radii.bottomLeft, bottomLeft: radii.bottomRight)
            return DisplayShape.roundedRect(flipped(rect), swapped, continuous: continuous).orEmpty
        case .path(let path, let eoFill):
            let flip = CGAffineTransform(
                a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0)
            return .path(path.applying(flip), eoFill: eoFill)
        }
    }
}
