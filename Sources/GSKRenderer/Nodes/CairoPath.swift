// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// Drawing paths with cairo.
enum CairoPath {
    static func append(_ path: Path, to context: OpaquePointer) {
        var current = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let end): cairo_move_to(context, Double(end.x), Double(end.y))
            case .line(let end): cairo_line_to(context, Double(end.x), Double(end.y))
            case .quadCurve(let end, let control):
                // A quadratic curve as a cubic: controls two thirds of the way to its own.
                curve(
                    context, between(current, control), between(end, control), end)
            case .curve(let end, let c1, let c2): curve(context, c1, c2, end)
            case .closeSubpath: cairo_close_path(context)
            }
            if let end = element.end { current = end }
        }
    }

    /// Appends the shape's outline and sets its fill rule.
    static func append(_ shape: DisplayShape, to context: OpaquePointer) {
        cairo_new_path(context)
        cairo_set_fill_rule(
            context, shape.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        if case .rect(let rect) = shape {
            cairo_rectangle(
                context, Double(rect.minX), Double(rect.minY), Double(rect.width),
                Double(rect.height))
        } else {
            append(shape.path, to: context)
        }
    }

    static func set(_ style: StrokeStyle, on context: OpaquePointer) {
        cairo_set_line_width(context, Double(style.lineWidth))
        cairo_set_line_cap(context, cairo_line_cap_t(rawValue: UInt32(style.lineCap.rawValue)))
        cairo_set_line_join(context, cairo_line_join_t(rawValue: UInt32(style.lineJoin.rawValue)))
        cairo_set_miter_limit(context, Double(style.miterLimit))
        let dash = style.dash.map { Double($0) }
        // Cairo refuses a pattern without length.
        guard dash.contains(where: { $0 > 0 }), dash.allSatisfy({ $0 >= 0 }) else { return }
        cairo_set_dash(context, dash, Int32(dash.count), Double(style.dashPhase))
    }

    static func setSource(_ color: DisplayColor, on context: OpaquePointer) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    /// A box around what the context's clip lets through. *Space:* the context's own.
    static func clipBounds(_ context: OpaquePointer) -> CGRect {
        var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x0, &y0, &x1, &y1)
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    static func transform(_ context: OpaquePointer, by t: CGAffineTransform) {
        var matrix = cairo_matrix_t(
            xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d),
            x0: Double(t.tx), y0: Double(t.ty))
        cairo_transform(context, &matrix)
    }

    private static func curve(
        _ context: OpaquePointer, _ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint
    ) {
        cairo_curve_to(
            context, Double(c1.x), Double(c1.y), Double(c2.x), Double(c2.y), Double(end.x),
            Double(end.y))
    }

    private static func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3)
    }
}
