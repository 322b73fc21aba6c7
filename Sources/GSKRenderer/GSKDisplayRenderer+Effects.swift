// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

extension GSKDisplayRenderer {
    /// The largest area of a picture, in pixels, before only what can be seen is drawn.
    private static let largestArea: CGFloat = 4096 * 4096

    /// The part of a picture that is drawn, and whether that depends on what can be seen.
    private func drawnRegion(
        _ bounds: CGRect, _ context: DrawingContext, margin: CGFloat, scale: CGFloat
    ) -> (region: CGRect, isCut: Bool) {
        let whole = bounds.drawablePart.outset(toPixelsOf: scale)
        let limit = CGFloat(RasterSurface.largestSide)
        guard
            whole.width * whole.height * scale * scale > Self.largestArea
                || whole.width * scale > limit || whole.height * scale > limit
        else { return (whole, false) }
        let seen = context.visible.insetBy(dx: -margin, dy: -margin)
        return (whole.intersection(seen).outset(toPixelsOf: scale), true)
    }

    /// Whether a picture of this size is drawn whole.
    private func isWhole(_ bounds: CGRect) -> Bool {
        let (width, height) = (bounds.width * scale, bounds.height * scale)
        let limit = CGFloat(RasterSurface.largestSide) / 2
        return width < limit && height < limit && width * height < Self.largestArea / 2
    }

    func shadow(
        _ node: DisplayNode, _ color: DisplayColor, _ radius: CGFloat, _ offset: CGSize,
        _ child: RenderedNode, _ context: DrawingContext
    ) -> RenderedNode {
        guard let drawing = child.drawing else {
            return RenderedNode(node, nil, children: [child])
        }
        var isCut = false
        var shade: Drawing?
        if let silhouette = Silhouette(child.source), isWhole(silhouette.shape.bounds) {
            shade = shadows.shadow(
                silhouette.shape, color: color.opacity(silhouette.alpha), radius: radius,
                hole: silhouette.covered.offsetBy(dx: -offset.width, dy: -offset.height),
                scale: scale)
        } else if let known = child[.shadow(color, radius: radius)] {
            shade = known
        } else {
            (shade, isCut) = drawShadow(of: drawing, color, radius, context)
            if !isCut, let shade { child[.shadow(color, radius: radius)] = shade }
        }
        let moved = shade?.transformed(
            by: CGAffineTransform(translationX: offset.width, y: offset.height))
        return RenderedNode(
            node, .container([moved, drawing].compactMap { $0 }), children: [child],
            isTransient: isCut)
    }

    private func drawShadow(
        of drawing: Drawing, _ color: DisplayColor, _ radius: CGFloat,
        _ context: DrawingContext
    ) -> (Drawing?, Bool) {
        let blur = BlurScale(sigma: radius, scale: scale)
        let margin = radius * ShadowPicture.reach + 1
        let (region, isCut) = drawnRegion(
            drawing.bounds.insetBy(dx: -margin, dy: -margin), context, margin: margin,
            scale: blur.scale)
        let surface = RasterSurface(region: region, scale: blur.scale) {
            drawing.draw($0)
        }
        guard let surface else { return (nil, isCut) }
        ShadowPicture.finish(surface, color: color, sigma: Double(radius * blur.scale))
        return (surface.enlarged(by: scale / blur.scale).drawing(in: region), isCut)
    }

    func blur(
        _ node: DisplayNode, _ radius: CGFloat, _ child: RenderedNode, _ context: DrawingContext
    ) -> RenderedNode {
        guard let drawing = child.drawing, radius > 0.05 else {
            return RenderedNode(node, child.drawing, children: [child])
        }
        let scale = BlurScale(sigma: radius, scale: scale).scale
        let margin = radius * ShadowPicture.reach + 1
        return picture(
            node, of: child, drawing.bounds.insetBy(dx: -margin, dy: -margin), margin: margin,
            scale: scale, context, key: .blur(radius: radius)
        ) { $0.blur(sigma: Double(radius * scale), edges: .clear) }
    }

    func colorMatrix(
        _ node: DisplayNode, _ matrix: [Double], _ child: RenderedNode,
        _ context: DrawingContext
    ) -> RenderedNode {
        guard let drawing = child.drawing else {
            return RenderedNode(node, nil, children: [child])
        }
        return picture(
            node, of: child, drawing.bounds, margin: 0, scale: scale, context,
            key: .colorMatrix(matrix)
        ) { $0.apply(matrix: matrix) }
    }

    /// A picture of the child that `change` changes, kept with the child.
    private func picture(
        _ node: DisplayNode, of child: RenderedNode, _ bounds: CGRect, margin: CGFloat,
        scale: CGFloat, _ context: DrawingContext, key: EffectKey,
        _ change: (RasterSurface) -> Void
    ) -> RenderedNode {
        if let known = child[key] { return RenderedNode(node, known, children: [child]) }
        let (region, isCut) = drawnRegion(bounds, context, margin: margin, scale: scale)
        guard let drawing = child.drawing,
            let surface = RasterSurface(
                region: region, scale: scale, { drawing.draw($0) })
        else { return RenderedNode(node, nil, children: [child], isTransient: isCut) }
        change(surface)
        let result = surface.enlarged(by: self.scale / scale).drawing(in: region)
        if !isCut { child[key] = result }
        return RenderedNode(node, result, children: [child], isTransient: isCut)
    }

    func project(
        _ node: DisplayNode, _ corners: [CGPoint], _ source: CGRect, _ child: RenderedNode,
        _ context: DrawingContext
    ) -> RenderedNode {
        let nothing = RenderedNode(node, nil, children: [child])
        // What sticks out of the plane's rectangle is turned with it.
        guard let drawing = child.drawing, source.isDrawable else { return nothing }
        let plane = source.union(drawing.bounds.drawablePart)
        guard let moved = ProjectedPicture(corners: corners, from: source)?.corners(of: plane),
            let projection = ProjectedPicture(corners: moved, from: plane),
            let picture = RasterSurface(
                region: plane, scale: scale, { drawing.draw($0) })
        else { return nothing }
        // Near the eye a plane grows without bound: no more of it is drawn than can be seen.
        let whole = projection.bounds.insetBy(dx: -1, dy: -1).drawablePart.outset(toPixelsOf: scale)
        let region = whole.intersection(context.visible).outset(toPixelsOf: scale)
        let isCut = region != whole
        // What is out of sight now may come into sight with the very same node.
        let outOfSight = RenderedNode(node, nil, children: [child], isTransient: isCut)
        guard region.isDrawable,
            let target = RasterSurface(region: region, scale: scale, { _ in })
        else { return outOfSight }
        projection.draw(picture, into: target, region: region, scale: scale)
        return RenderedNode(
            node, target.drawing(in: region), children: [child], isTransient: isCut)
    }
}
