// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// A cairo image in memory: premultiplied pixels, blue, green, red, alpha.
final class RasterSurface {
    let surface: OpaquePointer
    let width: Int
    let height: Int
    /// Bytes from one row to the next.
    let stride: Int

    /// The largest side that is drawn. *Units:* pixels; cairo's own limit is 32767.
    static let largestSide = 16_384

    /// A clear image, or nil when it has no pixels or cairo refuses it.
    init?(width: Int, height: Int) {
        guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide,
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        self.width = width
        self.height = height
        stride = Int(cairo_image_surface_get_stride(surface))
    }

    deinit { cairo_surface_destroy(surface) }

    /// An image of a region, `scale` pixels a point, that `draw` draws in the region's own space.
    convenience init?(region: CGRect, scale: CGFloat, _ draw: (OpaquePointer) -> Void) {
        guard region.isDrawable else { return nil }
        self.init(
            width: Int((region.width * scale - 1e-3).rounded(.up)),
            height: Int((region.height * scale - 1e-3).rounded(.up)))
        drawing { context in
            cairo_scale(context, Double(scale), Double(scale))
            cairo_translate(context, -Double(region.minX), -Double(region.minY))
            draw(context)
        }
    }

    /// Draws with a context in pixels.
    func drawing(_ draw: (OpaquePointer) -> Void) {
        guard let context = cairo_create(surface) else { return }
        draw(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
    }

    /// Reads or changes the pixels.
    func withBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result? {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        defer { cairo_surface_mark_dirty(surface) }
        return body(data)
    }

    /// Draws the image over `rect`, but for what lies in `hole`.
    ///
    /// A window gets it as a recording that refers to the image: GSK's cairo renderer copies and
    /// converts a texture in every frame, and its others keep what they made of a recording.
    func drawing(in rect: CGRect, except hole: CGRect = .null) -> Drawing? {
        guard rect.isDrawable else { return nil }
        let (across, down) = (CGFloat(width) / rect.width, CGFloat(height) / rect.height)
        // In whole pixels of the image, so that the pieces neither overlap nor leave a seam.
        let left = max(0, ((hole.minX - rect.minX) * across).rounded(.up))
        let right = min(CGFloat(width), ((hole.maxX - rect.minX) * across).rounded(.down))
        let top = max(0, ((hole.minY - rect.minY) * down).rounded(.up))
        let bottom = min(CGFloat(height), ((hole.maxY - rect.minY) * down).rounded(.down))
        var pieces = [CGRect(x: 0, y: 0, width: width, height: height)]
        if !hole.isNull, right > left, bottom > top {
            pieces = [
                CGRect(x: 0, y: 0, width: CGFloat(width), height: top),
                CGRect(x: 0, y: top, width: left, height: bottom - top),
                CGRect(x: right, y: top, width: CGFloat(width) - right, height: bottom - top),
                CGRect(x: 0, y: bottom, width: CGFloat(width), height: CGFloat(height) - bottom),
            ].filter { $0.width > 0 && $0.height > 0 }
        }
        // One recording a piece: cairo plays each into a picture of its bounds.
        return .container(
            pieces.compactMap { piece in
                let bounds = CGRect(
                    x: rect.minX + piece.minX / across, y: rect.minY + piece.minY / down,
                    width: piece.width / across, height: piece.height / down)
                return .cairo(bounds: bounds) { context in
                    cairo_translate(context, Double(rect.minX), Double(rect.minY))
                    cairo_scale(context, 1 / Double(across), 1 / Double(down))
                    cairo_set_source_surface(context, self.surface, 0, 0)
                    // At the edges the picture's own colour goes on.
                    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
                    cairo_rectangle(
                        context, Double(piece.minX), Double(piece.minY), Double(piece.width),
                        Double(piece.height))
                    cairo_fill(context)
                }
            })
    }

    /// The image with `factor` pixels for each, blended between; itself if it would be too large.
    ///
    /// A picture that is drawn in many frames is enlarged once, and then only copied.
    func enlarged(by factor: CGFloat) -> RasterSurface {
        guard factor > 1,
            let result = RasterSurface(
                width: Int((CGFloat(width) * factor).rounded()),
                height: Int((CGFloat(height) * factor).rounded()))
        else { return self }
        result.drawing { context in
            cairo_scale(context, Double(factor), Double(factor))
            cairo_set_source_surface(context, surface, 0, 0)
            // At the edges the picture's own colour goes on.
            cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
            cairo_paint(context)
        }
        return result
    }
}
