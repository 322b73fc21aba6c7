// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

extension GSKDisplayRenderer {
    /// The node as it was turned into before, or turned into now.
    func rendered(_ node: DisplayNode, _ context: DrawingContext) -> RenderedNode {
        if let known = cache[node] { return known }
        conversionCount += 1
        let result = convert(node, context)
        // What shows the backdrop is made anew; its parts that do not are kept.
        if !node.traits.contains(.readsBackdrop) { cache.insert(result) }
        return result
    }

    private func convert(_ node: DisplayNode, _ context: DrawingContext) -> RenderedNode {
        switch node.content {
        case .group(let nodes): return group(node, nodes, context)
        case .transform(let transform, let child):
            guard transform.isDrawable else { return RenderedNode(node, nil) }
            let inner = rendered(child, context.transformed(by: transform))
            return RenderedNode(
                node, inner.drawing?.transformed(by: transform), children: [inner])
        case .clip(let shape, let child):
            let inner = rendered(child, context)
            return RenderedNode(
                node, inner.drawing.flatMap { ShapeNodes.clip(shape, $0) }, children: [inner])
        case .aliased(let child): return aliased(node, child, context)
        case .opacity(let opacity, let child):
            guard opacity > 0 else { return RenderedNode(node, nil) }
            let inner = isolated(child, context)
            return RenderedNode(
                node, inner.drawing.flatMap { $0.faded(opacity) }, children: [inner])
        case .fill(let shape, let paint): return RenderedNode(node, ShapeNodes.fill(shape, paint))
        case .stroke(let shape, let style, let paint):
            return RenderedNode(node, ShapeNodes.stroke(shape, style, paint))
        case .text(let block, let box):
            let setting = measurer.setting(of: block, width: box.width, height: box.height)
            let grid = PixelGrid(pixel: 1 / scale)
            return RenderedNode(node, TextNodes.drawing(setting, in: box, grid: grid))
        case .shadow(let color, let radius, let offset, let child):
            return shadow(node, color, radius, offset, isolated(child, context), context)
        case .blur(let radius, let child):
            return blur(node, radius, isolated(child, context), context)
        case .material(let shape, let material):
            let picture = materials.picture(shape, material, in: context, scale: scale)
            return RenderedNode(
                node, picture.flatMap { ShapeNodes.clip(shape, $0) }, isTransient: true)
        case .mask(let child, let mask):
            return self.mask(node, isolated(child, context), isolated(mask, context))
        case .blend(_, let child):
            // Other modes than normal are drawn by the blend pass of what isolates them.
            let inner = rendered(child, context)
            return RenderedNode(node, inner.drawing, children: [inner])
        case .colorMatrix(let matrix, let child):
            return colorMatrix(node, matrix, isolated(child, context), context)
        case .project(let corners, let source, let child):
            return project(node, corners, source, isolated(child, context), context)
        }
    }

    /// Each child over those before, which lie beneath it.
    private func group(
        _ node: DisplayNode, _ nodes: [DisplayNode], _ context: DrawingContext
    ) -> RenderedNode {
        var context = context
        let readsBackdrop = node.traits.contains(.readsBackdrop)
        var children: [RenderedNode] = []
        children.reserveCapacity(nodes.count)
        for child in nodes {
            let result = rendered(child, context)
            children.append(result)
            if readsBackdrop, let drawing = result.drawing {
                context.beneath.append(BackdropLayer(drawing: drawing, transform: .identity))
            }
        }
        return RenderedNode(
            node, .container(children.compactMap(\.drawing)), children: children)
    }

    /// A clip, a fill or a stroke whose edge is not smoothed; what is in a clip is drawn as ever.
    private func aliased(
        _ node: DisplayNode, _ child: DisplayNode, _ context: DrawingContext
    ) -> RenderedNode {
        if case .clip(let shape, let content) = child.content {
            let inner = rendered(content, context)
            return RenderedNode(
                node, inner.drawing.flatMap { ShapeNodes.clip(shape, $0, isSmooth: false) },
                children: [inner])
        }
        let inner = rendered(child, context)
        guard let drawing = inner.drawing else { return RenderedNode(node, nil, children: [inner]) }
        let result = Drawing.cairo(bounds: drawing.bounds) { context in
            cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
            drawing.draw(context)
        }
        return RenderedNode(node, result, children: [inner])
    }

    /// The child where the mask is opaque.
    private func mask(
        _ node: DisplayNode, _ child: RenderedNode, _ mask: RenderedNode
    ) -> RenderedNode {
        guard let drawing = child.drawing, let stencil = mask.drawing else {
            return RenderedNode(node, nil, children: [child, mask])
        }
        let bounds = drawing.bounds.intersection(stencil.bounds).drawablePart
        let result = Drawing.cairo(bounds: bounds) { context in
            CairoPath.append(.rect(bounds), to: context)
            cairo_clip(context)
            cairo_push_group(context)
            stencil.draw(context)
            let pattern = cairo_pop_group(context)
            cairo_push_group(context)
            drawing.draw(context)
            cairo_pop_group_to_source(context)
            cairo_mask(context, pattern)
            cairo_pattern_destroy(pattern)
        }
        return RenderedNode(node, result, children: [child, mask])
    }
}
