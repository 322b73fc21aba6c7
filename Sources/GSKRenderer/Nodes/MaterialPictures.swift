// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// The backdrops of materials, kept while nothing beneath them changes.
final class MaterialPictures {
    private struct Key: Hashable {
        var region: CGRect
        var material: DisplayMaterial
        var layers: [BackdropLayer.Key]
    }
    private struct Entry {
        /// Keeps the drawings alive, whose identities are in the key.
        var layers: [BackdropLayer]
        var picture: Drawing
        var lastFrame: Int
    }
    private var entries: [Key: Entry] = [:]
    private var frame = 0
    /// How many backdrops were drawn since the start.
    private(set) var drawCount = 0

    /// A material is blurred at this share of the display's scale: it has no detail to lose.
    private static let scaleFactor: CGFloat = 0.5

    func endFrame() {
        entries = entries.filter { $0.value.lastFrame >= frame - 1 }
        frame += 1
    }

    func removeAll() { entries = [:] }

    /// What lies beneath `shape` and can be seen, blurred and tinted; a little larger than it.
    func picture(
        _ shape: DisplayShape, _ material: DisplayMaterial, in context: DrawingContext,
        scale: CGFloat
    ) -> Drawing? {
        let region = shape.bounds.drawablePart.intersection(context.visible)
        guard region.isDrawable else { return nil }
        let margin = material.blurRadius * ShadowPicture.reach
        // At the window's edge the edge's own colours go on, so nothing clear is blurred in.
        let seen = region.insetBy(dx: -margin, dy: -margin).intersection(context.visible)
        let layers = context.beneath.filter { $0.bounds.intersects(seen) }
        let key = Key(region: region, material: material, layers: layers.map(\.key))
        if let entry = entries[key] {
            entries[key]?.lastFrame = frame
            return entry.picture
        }
        guard let picture = draw(layers, seen: seen, material, scale: scale) else { return nil }
        drawCount += 1
        entries[key] = Entry(layers: layers, picture: picture, lastFrame: frame)
        return picture
    }

    private func draw(
        _ layers: [BackdropLayer], seen: CGRect, _ material: DisplayMaterial, scale: CGFloat
    ) -> Drawing? {
        let blur = BlurScale(sigma: material.blurRadius, scale: scale * Self.scaleFactor)
        let area = seen.outset(toPixelsOf: blur.scale)
        let surface = RasterSurface(region: area, scale: blur.scale) { context in
            for layer in layers {
                cairo_save(context)
                CairoPath.transform(context, by: layer.transform)
                layer.drawing.draw(context)
                cairo_restore(context)
            }
        }
        guard let surface else { return nil }
        surface.blur(sigma: Double(material.blurRadius * blur.scale), edges: .extended)
        surface.apply(saturation: material.saturation, tint: material.tint)
        return surface.drawing(in: area)
    }
}
