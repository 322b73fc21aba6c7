// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// A drawn frame.
///
/// `bytes` are rows from the top without gaps, four bytes a pixel: red, green, blue, alpha in
/// gamma-encoded sRGB, the colours not multiplied by alpha.
package struct PixelImage: Hashable, Sendable {
    /// *Units:* pixels.
    package let width: Int
    package let height: Int
    /// Premultiplied pixels as cairo has them: alpha in the highest byte, red, green, blue.
    let pixels: [UInt32]

    /// A clear image.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = Array(repeating: 0, count: width * height)
    }

    init(_ surface: RasterSurface) {
        width = surface.width
        height = surface.height
        pixels = Array(unsafeUninitializedCapacity: width * height) { buffer, count in
            count =
                surface.withBytes { data in
                    for y in 0..<surface.height {
                        let row = UnsafeRawPointer(data + y * surface.stride)
                            .assumingMemoryBound(to: UInt32.self)
                        (buffer.baseAddress! + y * surface.width)
                            .initialize(from: row, count: surface.width)
                    }
                    return surface.width * surface.height
                } ?? 0
        }
    }

    /// The colour of one pixel, not premultiplied; clear outside the image.
    package func pixel(_ x: Int, _ y: Int) -> DisplayColor {
        guard x >= 0, y >= 0, x < width, y < height else { return .clear }
        return DisplayColor(packed: pixels[y * width + x])
    }

    /// Red, green, blue, alpha bytes, not premultiplied. *Cost:* converts the whole image.
    package var bytes: [UInt8] {
        Array(unsafeUninitializedCapacity: pixels.count * 4) { buffer, count in
            var index = 0
            for value in pixels {
                let alpha = value >> 24
                func part(_ shift: UInt32) -> UInt8 {
                    let c = (value >> shift) & 0xFF
                    return UInt8(
                        truncatingIfNeeded: alpha == 255 || alpha == 0
                            ? c : min(255, (c * 255 + alpha / 2) / alpha))
                }
                buffer[index] = part(16)
                buffer[index + 1] = part(8)
                buffer[index + 2] = part(0)
                buffer[index + 3] = UInt8(truncatingIfNeeded: alpha)
                index += 4
            }
            count = index
        }
    }

    /// The image as a cairo surface, or nil when it has no pixels.
    func makeSurface() -> RasterSurface? {
        guard let surface = RasterSurface(width: width, height: height) else { return nil }
        _ = surface.withBytes { data in
            pixels.withUnsafeBufferPointer { pixels in
                for y in 0..<height {
                    UnsafeMutableRawPointer(data + y * surface.stride).copyMemory(
                        from: pixels.baseAddress! + y * width, byteCount: width * 4)
                }
            }
        }
        return surface
    }
}
