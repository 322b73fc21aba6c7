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
    private var background: (color: DisplayColor, rect: CGRect, drawing: Drawing)?
    private var target: RasterSurface?
    /// Own the GSK nodes of the last two frames.
    private var frames: [Drawing?] = []

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
        frameNode(node, size: size, scale: scale, background: background)?.node
    }

    /// Draws a frame into an image, with no display at all.
    ///
    /// *Units:* `size` in points; the image has `scale` pixels a point.
    package func render(
        _ node: DisplayNode, size: CGSize, scale: CGFloat, background: DisplayColor
    ) -> PixelImage {
        let frame = frameNode(node, size: size, scale: scale, background: background)
        return image(size: size, scale: scale) { frame?.draw($0) }
    }

    /// Draws a frame as a window would get it: by way of GSK's nodes, drawn by GSK.
    ///
    /// Comes to the same pixels as `render`, more slowly; it is how the nodes are checked.
    package func renderByNodes(
        _ node: DisplayNode, size: CGSize, scale: CGFloat, background: DisplayColor
    ) -> PixelImage {
        let frame = renderNode(for: node, size: size, scale: scale, background: background)
        return image(size: size, scale: scale) { context in
            if let frame { gsk_render_node_draw(frame, context) }
        }
    }

    private func image(
        size: CGSize, scale: CGFloat, _ draw: (OpaquePointer) -> Void
    ) -> PixelImage {
        let width = max(1, Int((size.width * scale - 1e-3).rounded(.up)))
        let height = max(1, Int((size.height * scale - 1e-3).rounded(.up)))
        if target?.width != width || target?.height != height {
            target = RasterSurface(width: width, height: height)
        }
        guard let target else { return PixelImage(width: width, height: height) }
        target.drawing { context in
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
            cairo_scale(context, Double(scale), Double(scale))
            draw(context)
        }
        return PixelImage(target)
    }

    private func frameNode(
        _ node: DisplayNode, size: CGSize, scale: CGFloat, background: DisplayColor
    ) -> Drawing? {
        if scale != self.scale {
            cache.removeAll()
            materials.removeAll()
            shadows.removeAll()
            self.scale = scale
        }
        let window = CGRect(origin: .zero, size: size)
        let backdrop = backgroundNode(background, in: window)
        let layers = backdrop.map { [BackdropLayer(drawing: $0, transform: .identity)] } ?? []
        let context = DrawingContext(visible: window, beneath: layers)
        let root = isolated(node, context, over: layers.map(\.drawing))
        cache.endFrame(root: root)
        materials.endFrame()
        shadows.endFrame()
        // A blending root was drawn over the background already.
        let ground = node.traits.contains(.blends) ? nil : backdrop
        let frame = Drawing.container([ground, root.drawing].compactMap { $0 })
        frames.append(frame)
        if frames.count > 2 { frames.removeFirst() }
        return frame
    }

    private func backgroundNode(_ color: DisplayColor, in rect: CGRect) -> Drawing? {
        if let background, background.color == color, background.rect == rect {
            return background.drawing
        }
        guard let drawing = Drawing.color(color, in: rect) else { return nil }
        background = (color, rect, drawing)
        return drawing
    }
}
