// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

extension GSKDisplayRenderer {
    /// The node as one picture: modes that blend reach down to it and no farther.
    ///
    /// GSK's blend node wants both pictures at hand, wherever in the tree they are; so a tree that
    /// blends is drawn with cairo, over `ground`, and becomes one picture.
    func isolated(
        _ node: DisplayNode, _ context: DrawingContext, over ground: [Drawing] = []
    ) -> RenderedNode {
        guard node.traits.contains(.blends) else { return rendered(node, context) }
        if let known = cache[node] { return known }
        conversionCount += 1
        let bounds = ground.reduce(node.bounds) { $0.union($1.bounds) }
        let region = bounds.intersection(context.visible).outset(toPixelsOf: scale)
        guard region.isDrawable, let surface = RasterSurface(region: region, scale: scale, { _ in })
        else { return RenderedNode(node, nil, isTransient: true) }
        let toPixels = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -region.minX * scale, ty: -region.minY * scale)
        var pass = BlendPass(renderer: self, surface: surface)
        surface.drawing { cairo in
            CairoPath.transform(cairo, by: toPixels)
            for layer in ground { layer.draw(cairo) }
            pass.paint(node, cairo, context, toPixels: toPixels)
        }
        let isWhole = ground.isEmpty && context.visible.contains(bounds)
        let result = RenderedNode(
            node, surface.drawing(in: region), children: pass.children,
            isTransient: !isWhole || node.traits.contains(.readsBackdrop))
        cache.insert(result)
        return result
    }
}

/// Draws a tree that blends, straight onto a surface.
@MainActor private struct BlendPass {
    let renderer: GSKDisplayRenderer
    let surface: RasterSurface
    private(set) var children: [RenderedNode] = []

    init(renderer: GSKDisplayRenderer, surface: RasterSurface) {
        self.renderer = renderer
        self.surface = surface
    }

    /// `toPixels` maps the node's space to the surface's pixels, as the cairo context does.
    mutating func paint(
        _ node: DisplayNode, _ cairo: OpaquePointer, _ context: DrawingContext,
        toPixels: CGAffineTransform
    ) {
        guard node.traits.contains(.blends) else {
            draw(node, cairo, context, toPixels: toPixels)
            return
        }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        switch node.content {
        case .group(let nodes):
            for child in nodes { paint(child, cairo, context, toPixels: toPixels) }
        case .transform(let transform, let child):
            guard transform.isDrawable else { return }
            CairoPath.transform(cairo, by: transform)
            paint(
                child, cairo, context.transformed(by: transform),
                toPixels: transform.concatenating(toPixels))
        case .clip(let shape, let child):
            CairoPath.append(shape, to: cairo)
            cairo_clip(cairo)
            paint(child, cairo, context, toPixels: toPixels)
        case .blend(let mode, let child):
            blend(mode, child, cairo, context, toPixels: toPixels)
        default: draw(node, cairo, context, toPixels: toPixels)
        }
    }

    private mutating func draw(
        _ node: DisplayNode, _ cairo: OpaquePointer, _ context: DrawingContext,
        toPixels: CGAffineTransform
    ) {
        var context = context
        if node.traits.contains(.readsBackdrop) {
            // What was drawn so far is what lies beneath.
            let size = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
            context.beneath =
                surface.drawing(in: size).map {
                    [BackdropLayer(drawing: $0, transform: toPixels.inverted())]
                } ?? []
        }
        let result = renderer.rendered(node, context)
        children.append(result)
        if let drawing = result.drawing { drawing.draw(cairo) }
    }

    private mutating func blend(
        _ mode: DisplayBlendMode, _ child: DisplayNode, _ cairo: OpaquePointer,
        _ context: DrawingContext, toPixels: CGAffineTransform
    ) {
        let result = renderer.isolated(child, context)
        children.append(result)
        guard let drawing = result.drawing else { return }
        if let cairoOperator = mode.cairoOperator {
            cairo_push_group(cairo)
            drawing.draw(cairo)
            cairo_pop_group_to_source(cairo)
            cairo_set_operator(cairo, cairoOperator)
            cairo_paint(cairo)
            return
        }
        guard let source = RasterSurface(width: surface.width, height: surface.height) else {
            return
        }
        source.drawing { context in
            CairoPath.transform(context, by: toPixels)
            drawing.draw(context)
        }
        let mixed = surface.mixed(with: source, mode)
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, mixed.surface, 0, 0)
        cairo_paint(cairo)
    }
}
