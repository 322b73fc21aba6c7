// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// A GSK render node that is let go of at the end. Its identity says whether it changed.
final class NodeReference {
    let pointer: OpaquePointer

    /// Takes over a reference that the caller owns.
    init(owning pointer: OpaquePointer) { self.pointer = pointer }

    /// Takes over a reference, or gives nil when GSK made no node (nothing to draw).
    convenience init?(owning pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.init(owning: pointer)
    }

    deinit { gsk_render_node_unref(pointer) }

    /// *Space:* the node's own, points.
    var bounds: CGRect {
        var rect = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &rect)
        return CGRect(
            x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
            height: CGFloat(rect.size.height))
    }

    /// One node that draws all of them, or nil for none.
    static func container(_ nodes: [NodeReference]) -> NodeReference? {
        guard nodes.count > 1 else { return nodes.first }
        var pointers: [OpaquePointer?] = nodes.map(\.pointer)
        return NodeReference(owning: gsk_container_node_new(&pointers, UInt32(pointers.count)))
    }

    func transformed(by transform: CGAffineTransform) -> NodeReference? {
        guard !transform.isIdentity else { return self }
        guard transform.isDrawable else { return nil }
        let matrix = cgtk_transform_affine(
            Float(transform.a), Float(transform.b), Float(transform.c), Float(transform.d),
            Float(transform.tx), Float(transform.ty))
        defer { gsk_transform_unref(matrix) }
        return NodeReference(owning: gsk_transform_node_new(pointer, matrix))
    }

    func clipped(to rect: CGRect) -> NodeReference? {
        var bounds = graphene_rect_t(rect)
        return NodeReference(owning: gsk_clip_node_new(pointer, &bounds))
    }

    func clipped(to rect: GskRoundedRect) -> NodeReference? {
        var rect = rect
        return NodeReference(owning: gsk_rounded_clip_node_new(pointer, &rect))
    }

    /// A node that records what `draw` draws with cairo inside `bounds`.
    static func cairo(bounds: CGRect, _ draw: (OpaquePointer) -> Void) -> NodeReference? {
        guard bounds.isDrawable else { return nil }
        var rect = graphene_rect_t(bounds)
        guard let node = gsk_cairo_node_new(&rect) else { return nil }
        guard let context = gsk_cairo_node_get_draw_context(node) else {
            gsk_render_node_unref(node)
            return nil
        }
        draw(context)
        cairo_destroy(context)
        return NodeReference(owning: node)
    }

    static func color(_ color: DisplayColor, in rect: CGRect) -> NodeReference? {
        guard rect.isDrawable, color.alpha > 0 else { return nil }
        var rgba = GdkRGBA(color)
        var bounds = graphene_rect_t(rect)
        return NodeReference(owning: gsk_color_node_new(&rgba, &bounds))
    }
}

extension graphene_rect_t {
    init(_ rect: CGRect) {
        self.init(
            origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    }
}

extension GdkRGBA {
    init(_ color: DisplayColor) {
        self.init(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
            alpha: Float(max(0, min(1, color.alpha))))
    }
}

extension CGRect {
    /// Cairo counts in 24.8 bits, so what lies farther out cannot be drawn. *Units:* points.
    private static let farthest: CGFloat = 1e5

    var isDrawable: Bool {
        !isNull && minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
            && width > 0 && height > 0
    }

    /// The part that can be drawn; null when there is none.
    var drawablePart: CGRect {
        guard !isNull, !minX.isNaN, !minY.isNaN, !width.isNaN, !height.isNaN else { return .null }
        let limit = Self.farthest
        return intersection(CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit))
    }

    /// The smallest rectangle of whole device pixels around this one.
    func outset(toPixelsOf scale: CGFloat) -> CGRect {
        let x0 = (minX * scale - 1e-3).rounded(.down) / scale
        let y0 = (minY * scale - 1e-3).rounded(.down) / scale
        let x1 = (maxX * scale + 1e-3).rounded(.up) / scale
        let y1 = (maxY * scale + 1e-3).rounded(.up) / scale
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }
}

extension CGAffineTransform {
    /// Whether it has an inverse: a transform without one draws nothing.
    var isDrawable: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-9 && tx.isFinite && ty.isFinite
    }
}
