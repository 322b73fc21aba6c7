// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// Something that can be drawn, in two ways that come to the same pixels: straight onto a cairo
/// context, and as a GSK node for a window. Its identity says whether it changed.
///
/// The node is made when it is first asked for: without a window there is none, which saves cairo
/// from recording what it could draw at once.
final class Drawing {
    /// A box around what is drawn. *Space:* the drawing's own, points.
    let bounds: CGRect
    private let paint: (OpaquePointer) -> Void
    private let makeNode: () -> OpaquePointer?
    private var madeNode: OpaquePointer??

    /// `makeNode` hands over a reference, or nil when GSK has nothing to draw.
    init(
        bounds: CGRect, paint: @escaping (OpaquePointer) -> Void,
        makeNode: @escaping () -> OpaquePointer?
    ) {
        self.bounds = bounds
        self.paint = paint
        self.makeNode = makeNode
    }

    deinit {
        if let node = madeNode ?? nil { gsk_render_node_unref(node) }
    }

    /// Draws onto a cairo context whose space is the drawing's.
    func draw(_ context: OpaquePointer) { paint(context) }

    /// The GSK node, which the drawing owns.
    var node: OpaquePointer? {
        if let madeNode { return madeNode }
        let node = makeNode()
        madeNode = .some(node)
        return node
    }
}

extension Drawing {
    /// Takes over a GSK node that GSK itself draws; nil when there is none.
    static func node(_ node: OpaquePointer?) -> Drawing? {
        guard let node else { return nil }
        var rect = graphene_rect_t()
        gsk_render_node_get_bounds(node, &rect)
        let owner = NodeOwner(node)
        return Drawing(
            bounds: CGRect(rect), paint: { gsk_render_node_draw(owner.node, $0) },
            makeNode: { gsk_render_node_ref(owner.node) })
    }

    /// Draws each over the one before; what lies outside the context's clip is left out.
    static func container(_ children: [Drawing]) -> Drawing? {
        guard children.count > 1 else { return children.first }
        let bounds = children.reduce(CGRect.null) { $0.union($1.bounds) }
        return Drawing(
            bounds: bounds,
            paint: { context in
                let seen = CairoPath.clipBounds(context)
                for child in children where child.bounds.intersects(seen) { child.draw(context) }
            },
            makeNode: {
                var nodes = children.map(\.node).filter { $0 != nil }
                return nodes.isEmpty ? nil : gsk_container_node_new(&nodes, UInt32(nodes.count))
            })
    }

    /// Records what `paint` draws with cairo inside `bounds`.
    static func cairo(bounds: CGRect, _ paint: @escaping (OpaquePointer) -> Void) -> Drawing? {
        guard bounds.isDrawable else { return nil }
        return Drawing(
            bounds: bounds,
            paint: { context in
                cairo_save(context)
                paint(context)
                cairo_restore(context)
            }, makeNode: { record(bounds, paint) })
    }

    static func record(
        _ bounds: CGRect, _ paint: (OpaquePointer) -> Void
    ) -> OpaquePointer? {
        var rect = graphene_rect_t(bounds)
        guard let node = gsk_cairo_node_new(&rect) else { return nil }
        if let context = gsk_cairo_node_get_draw_context(node) {
            paint(context)
            cairo_destroy(context)
        }
        return node
    }

    static func color(_ color: DisplayColor, in rect: CGRect) -> Drawing? {
        guard rect.isDrawable, color.alpha > 0 else { return nil }
        return Drawing(
            bounds: rect,
            paint: { context in
                CairoPath.setSource(color, on: context)
                CairoPath.append(.rect(rect), to: context)
                cairo_fill(context)
            },
            makeNode: {
                var rgba = GdkRGBA(color)
                var bounds = graphene_rect_t(rect)
                return gsk_color_node_new(&rgba, &bounds)
            })
    }

    func transformed(by transform: CGAffineTransform) -> Drawing? {
        guard !transform.isIdentity else { return self }
        guard transform.isDrawable else { return nil }
        return Drawing(
            bounds: bounds.applying(transform),
            paint: { context in
                cairo_save(context)
                CairoPath.transform(context, by: transform)
                self.draw(context)
                cairo_restore(context)
            },
            makeNode: {
                guard let node = self.node else { return nil }
                let matrix = cgtk_transform_affine(
                    Float(transform.a), Float(transform.b), Float(transform.c),
                    Float(transform.d), Float(transform.tx), Float(transform.ty))
                defer { gsk_transform_unref(matrix) }
                return gsk_transform_node_new(node, matrix)
            })
    }

    /// The drawing as one picture, let through by this share. *Range:* 0 exclusive…1.
    func faded(_ opacity: Double) -> Drawing? {
        guard opacity < 1 else { return self }
        return Drawing(
            bounds: bounds,
            paint: { context in
                cairo_save(context)
                // A smaller clip makes a smaller group.
                CairoPath.append(.rect(self.bounds.drawablePart), to: context)
                cairo_clip(context)
                cairo_push_group(context)
                self.draw(context)
                cairo_pop_group_to_source(context)
                cairo_paint_with_alpha(context, opacity)
                cairo_restore(context)
            },
            makeNode: { self.node.flatMap { gsk_opacity_node_new($0, Float(opacity)) } })
    }
}

/// Holds one reference to a GSK node.
private final class NodeOwner {
    let node: OpaquePointer
    init(_ node: OpaquePointer) { self.node = node }
    deinit { gsk_render_node_unref(node) }
}
