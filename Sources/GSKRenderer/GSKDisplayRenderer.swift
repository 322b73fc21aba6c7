// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// Turns display lists into GSK nodes, and those into pixels when there is no window.
///
/// Nodes are kept by the identity of the display nodes they were made from, for as long as one of
/// the last two frames used them.
@MainActor package final class GSKDisplayRenderer {
    /// The measurer whose layouts are drawn.
    package let measurer: PangoTextMeasurer
    /// How many display nodes were turned into GSK nodes since the start.
    package internal(set) var conversionCount = 0
    /// How many backdrops of materials were drawn since the start.
    package var backdropCount: Int { materials.drawCount }
    /// How many display nodes' GSK nodes are kept.
    package var cachedNodeCount: Int { cache.count }
    /// Device pixels a point, of everything that is drawn as a picture.
    package private(set) var scale: CGFloat = 1

    let cache = RenderedNodeCache()
    let materials = MaterialPictures()
    let shadows = ShadowCache()
    private var background: (color: DisplayColor, rect: CGRect, node: NodeReference)?
    private var target: RasterSurface?

    package init(measurer: PangoTextMeasurer) {
        cgtk_register_render_nodes()
        self.measurer = measurer
    }

    /// The GSK node of a whole frame, for a window to present; nil when nothing is drawn.
    ///
    /// The node stays valid until the frame after the next; a caller that keeps it longer takes a
    /// reference. *Units:* points; `scale` in device pixels a point.
    package func renderNode(
        for node: DisplayNode, size: CGSize, scale: CGFloat, background: DisplayColor
    ) -> OpaquePointer? {
        frameNode(node, size: size, scale: scale, background: background)?.pointer
    }

    /// Draws a frame into an image, with no display at all.
    ///
    /// *Units:* `size` in points; the image has `scale` pixels a point.
    package func render(
        _ node: DisplayNode, size: CGSize, scale: CGFloat, background: DisplayColor
    ) -> PixelImage {
        let width = max(1, Int((size.width * scale - 1e-3).rounded(.up)))
        let height = max(1, Int((size.height * scale - 1e-3).rounded(.up)))
        let drawing = frameNode(node, size: size, scale: scale, background: background)
        if target?.width != width || target?.height != height {
            target = RasterSurface(width: width, height: height)
        }
        guard let target else { return PixelImage(width: width, height: height) }
        target.drawing { context in
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
            cairo_scale(context, Double(scale), Double(scale))
            if let drawing { gsk_render_node_draw(drawing.pointer, context) }
        }
        return PixelImage(target)
    }

    private func frameNode(
        _ node: DisplayNode, size: CGSize, scale: CGFloat, background: DisplayColor
    ) -> NodeReference? {
        if scale != self.scale {
            cache.removeAll()
            materials.removeAll()
            shadows.removeAll()
            self.scale = scale
        }
        let window = CGRect(origin: .zero, size: size)
        let backdrop = backgroundNode(background, in: window)
        let layers = backdrop.map { [BackdropLayer(node: $0, transform: .identity)] } ?? []
        let context = DrawingContext(visible: window, beneath: layers)
        let root = isolated(node, context, over: layers.map(\.node))
        lastFrame = root.drawing
        cache.endFrame(root: root)
        materials.endFrame()
        shadows.endFrame()
        // A blending root was drawn over the background already.
        if node.traits.contains(.blends) { return root.drawing }
        return .container([backdrop, root.drawing].compactMap { $0 })
    }

    /// The frame's own node; its parts are held by the cache.
    private var lastFrame: NodeReference?

    private func backgroundNode(_ color: DisplayColor, in rect: CGRect) -> NodeReference? {
        if let background, background.color == color, background.rect == rect {
            return background.node
        }
        guard let node = NodeReference.color(color, in: rect) else { return nil }
        background = (color, rect, node)
        return node
    }
}
