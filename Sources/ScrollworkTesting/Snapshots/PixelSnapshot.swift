// SPDX-License-Identifier: MIT
import Foundation
import GSKRenderer
import HeadlessHost

/// A frame's picture.
///
/// *Units and space:* whole pixels, (0, 0) at the window's top left corner.
public struct PixelSnapshot: Hashable, Sendable {
    /// One pixel: gamma-encoded sRGB, not multiplied by alpha. *Range:* each part 0…1.
    public struct Pixel: Hashable, Sendable {
        /// How red it is.
        public let red: Double
        /// How green it is.
        public let green: Double
        /// How blue it is.
        public let blue: Double
        /// How opaque it is.
        public let alpha: Double
    }

    let image: PixelImage
    /// *Units:* pixels a point.
    public let scale: CGFloat
    /// *Units:* pixels.
    public var width: Int { image.width }
    /// *Units:* pixels.
    public var height: Int { image.height }

    /// The pixel in a column and a row; clear outside the picture.
    public subscript(column: Int, row: Int) -> Pixel {
        let color = image.pixel(column, row)
        return Pixel(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// The pixel that holds a point. *Space:* points of the window.
    public subscript(point: CGPoint) -> Pixel {
        let x = Double(point.x * scale).rounded(.down)
        let y = Double(point.y * scale).rounded(.down)
        // What is far outside has no whole number, and is clear like all that is outside.
        return self[Int(exactly: x) ?? -1, Int(exactly: y) ?? -1]
    }

    /// The picture as a PNG file. *Errors:* a picture without pixels.
    public func pngData() throws -> Data { try image.pngData() }

    /// Writes a PNG file, which appears whole or not at all.
    ///
    /// *Errors:* names the path and what the system said.
    public func writePNG(to path: String) throws { try image.writePNG(to: path) }
}

extension ScrollTester {
    /// The picture of the last frame. *Cost:* draws it; some milliseconds.
    public var pixels: PixelSnapshot { pixels(of: frame) }

    /// The picture of a frame of this tester, drawn on the background that the appearance has now.
    public func pixels(of frame: FrameSnapshot) -> PixelSnapshot {
        let image =
            frame.presented.map { window.pixels(of: $0) } ?? PixelImage(width: 0, height: 0)
        return PixelSnapshot(image: image, scale: window.settings.scale)
    }

    /// Writes the picture of the last frame as a PNG file.
    ///
    /// *Errors:* names the path and what the system said.
    public func writePNG(to path: String) throws { try pixels.writePNG(to: path) }
}
