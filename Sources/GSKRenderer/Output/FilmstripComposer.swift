// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// One picture of a filmstrip.
package struct FilmstripFrame: Sendable {
    package var image: PixelImage
    /// *Units:* seconds from the recording's start.
    package var time: Double
    /// Stands beside the time; may be empty.
    package var caption: String
    package init(image: PixelImage, time: Double, caption: String = "") {
        self.image = image
        self.time = time
        self.caption = caption
    }
}

/// Lays frames out in rows, each with its time and caption below it.
@MainActor package struct FilmstripComposer {
    /// How many frames stand side by side.
    package var columns: Int
    /// Device pixels a point of captions and gaps.
    package var scale: CGFloat

    private static let gap: CGFloat = 12
    private static let captionSize: CGFloat = 13
    private static let captionHeight: CGFloat = 24
    private static let ground = DisplayColor(red: 0.93, green: 0.93, blue: 0.95)
    private static let ink = DisplayColor(red: 0.2, green: 0.2, blue: 0.22)

    /// *Range:* columns at least 1.
    package init(columns: Int = 6, scale: CGFloat = 2) {
        self.columns = max(1, columns)
        self.scale = scale
    }

    /// The whole strip; frames are made smaller together when it would be too large for an image.
    ///
    /// *Errors:* no frames.
    package func compose(
        _ frames: [FilmstripFrame], measurer: PangoTextMeasurer
    ) throws -> PixelImage {
        guard !frames.isEmpty else { throw ImageOutputError("a filmstrip needs a frame") }
        let perRow = min(columns, frames.count)
        let rows = (frames.count + perRow - 1) / perRow
        let (gap, captionHeight) = (Self.gap * scale, Self.captionHeight * scale)
        let widest = CGFloat(frames.map(\.image.width).max() ?? 1)
        let tallest = CGFloat(frames.map(\.image.height).max() ?? 1)
        let limit = CGFloat(RasterSurface.largestSide)
        let shrink = min(
            1,
            (limit - gap) / CGFloat(perRow) - gap > 0
                ? ((limit - gap) / CGFloat(perRow) - gap) / widest : 1,
            (limit - gap) / CGFloat(rows) - gap - captionHeight > 0
                ? ((limit - gap) / CGFloat(rows) - gap - captionHeight) / tallest : 1)
        let cell = CGSize(
            width: (widest * shrink).rounded(.up),
            height: (tallest * shrink).rounded(.up) + captionHeight)
        let width = gap + CGFloat(perRow) * (cell.width + gap)
        let height = gap + CGFloat(rows) * (cell.height + gap)
        guard let surface = RasterSurface(width: Int(width), height: Int(height)) else {
            throw ImageOutputError(
                "\(frames.count) frames in \(perRow) columns are too large for one image; "
                    + "take more columns or fewer frames")
        }
        surface.drawing { context in
            paint(Self.ground, context)
            for (index, frame) in frames.enumerated() {
                let origin = CGPoint(
                    x: gap + CGFloat(index % perRow) * (cell.width + gap),
                    y: gap + CGFloat(index / perRow) * (cell.height + gap))
                draw(frame, at: origin, cell: cell, shrink: shrink, context, measurer)
            }
        }
        return PixelImage(surface)
    }

    private func paint(_ color: DisplayColor, _ context: OpaquePointer) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        cairo_paint(context)
    }

    private func draw(
        _ frame: FilmstripFrame, at origin: CGPoint, cell: CGSize, shrink: CGFloat,
        _ context: OpaquePointer, _ measurer: PangoTextMeasurer
    ) {
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, Double(origin.x), Double(origin.y))
        if let picture = frame.image.makeSurface() {
            cairo_save(context)
            cairo_scale(context, Double(shrink), Double(shrink))
            cairo_set_source_surface(context, picture.surface, 0, 0)
            cairo_paint(context)
            cairo_restore(context)
        }
        let time = String(format: "%.3f s", frame.time)
        let text = frame.caption.isEmpty ? time : "\(time)  \(frame.caption)"
        let font = FontDescriptor(size: Self.captionSize, hasMonospacedDigits: true)
        let block = TextBlock(
            runs: [TextRun(.string(text), font: font, color: Self.ink)], lineLimit: 1,
            pixelLength: 1 / scale)
        let width = cell.width / scale
        let setting = measurer.setting(of: block, width: width, height: nil)
        cairo_translate(
            context, 0, Double(cell.height - (Self.captionHeight - 4) * scale))
        cairo_scale(context, Double(scale), Double(scale))
        let box = CGRect(x: 0, y: 0, width: width, height: setting.metrics.size.height)
        TextNodes.drawing(setting, in: box, grid: PixelGrid(pixel: 1 / scale))?.draw(context)
    }
}
