// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// Fills, strokes and clips.
///
/// GTK 4.8 has nodes for rectangles with elliptical corners; every other outline is recorded with
/// cairo.
enum ShapeNodes {
    static func fill(_ shape: DisplayShape, _ paint: DisplayPaint) -> Drawing? {
        if case .rect(let rect) = shape {
            return PaintNodes.drawing(paint, in: rect.drawablePart)
        }
        // The paint reaches a little over the outline, so that only the clip draws the edge.
        let bounds = shape.bounds.drawablePart
        guard bounds.isDrawable else { return nil }
        let ground = bounds.insetBy(dx: -1, dy: -1)
        guard let ink = PaintNodes.drawing(paint, in: ground) else { return nil }
        guard case .color(let color) = paint else { return clip(shape, ink) }
        func fill(_ context: OpaquePointer) {
            CairoPath.setSource(color, on: context)
            CairoPath.append(shape, to: context)
            cairo_fill(context)
        }
        return Drawing(
            bounds: ground, paint: fill,
            makeNode: {
                guard var rounded = roundedRect(shape), let node = ink.node else {
                    return Drawing.record(ground, fill)
                }
                return gsk_rounded_clip_node_new(node, &rounded)
            })
    }

    static func stroke(
        _ shape: DisplayShape, _ style: StrokeStyle, _ paint: DisplayPaint
    ) -> Drawing? {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return nil }
        let reach = style.lineWidth * (style.lineJoin == .miter ? style.miterLimit : 1)
        let bounds = shape.bounds.insetBy(dx: -reach - 1, dy: -reach - 1).drawablePart
        guard let ink = PaintNodes.drawing(paint, in: bounds) else { return nil }
        return .cairo(bounds: bounds) { context in
            CairoPath.append(shape, to: context)
            CairoPath.set(style, on: context)
            guard case .color(let color) = paint else {
                // The stroke's coverage as a mask over the gradient.
                cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
                cairo_stroke(context)
                let mask = cairo_pop_group(context)
                cairo_push_group(context)
                ink.draw(context)
                cairo_pop_group_to_source(context)
                cairo_mask(context, mask)
                cairo_pattern_destroy(mask)
                return
            }
            CairoPath.setSource(color, on: context)
            cairo_stroke(context)
        }
    }

    /// A rectangle's edge that is not smoothed lies on whole pixels in a window, as GSK clips.
    static func clip(
        _ shape: DisplayShape, _ child: Drawing, isSmooth: Bool = true
    ) -> Drawing? {
        let bounds = shape.bounds.drawablePart
        guard bounds.isDrawable else { return nil }
        func paint(_ context: OpaquePointer) {
            CairoPath.append(shape, to: context)
            let smooth = cairo_get_antialias(context)
            if !isSmooth { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
            cairo_clip(context)
            cairo_set_antialias(context, smooth)
            child.draw(context)
        }
        return Drawing(
            bounds: bounds.intersection(child.bounds),
            paint: { context in
                cairo_save(context)
                paint(context)
                cairo_restore(context)
            },
            makeNode: {
                guard let node = child.node else { return nil }
                if case .rect = shape {
                    var rect = graphene_rect_t(bounds)
                    return gsk_clip_node_new(node, &rect)
                }
                if isSmooth, var rounded = roundedRect(shape) {
                    return gsk_rounded_clip_node_new(node, &rounded)
                }
                return Drawing.record(bounds.insetBy(dx: -1, dy: -1), paint)
            })
    }

    /// The shape as GSK's rounded rectangle, if its corners are elliptical.
    private static func roundedRect(_ shape: DisplayShape) -> GskRoundedRect? {
        switch shape {
        case .roundedRect(let rect, let radii, let continuous):
            let radii = radii.limited(to: rect)
            guard !continuous || radii == CornerRadii(0) else { return nil }
            return make(
                rect,
                [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map {
                    CGSize(width: $0, height: $0)
                })
        case .ellipse(let rect):
            let half = CGSize(width: rect.width / 2, height: rect.height / 2)
            return make(rect, [half, half, half, half])
        case .rect, .path: return nil
        }
    }

    private static func make(_ rect: CGRect, _ corners: [CGSize]) -> GskRoundedRect? {
        guard rect.isDrawable else { return nil }
        let sizes = corners.map {
            graphene_size_t(width: Float($0.width), height: Float($0.height))
        }
        return GskRoundedRect(
            bounds: graphene_rect_t(rect), corner: (sizes[0], sizes[1], sizes[2], sizes[3]))
    }
}
