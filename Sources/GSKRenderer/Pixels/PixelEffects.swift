// SPDX-License-Identifier: MIT
import UIDisplayList

/// Effects that change a picture's pixels in place.
extension RasterSurface {
    /// *Units:* `sigma` in pixels.
    func blur(sigma: Double, edges: GaussianBlur.Edges) {
        _ = withBytes {
            GaussianBlur(sigma: sigma, edges: edges)
                .apply($0, width: width, height: height, stride: stride, channels: 4)
        }
    }

    /// Maps every colour through a 4×5 row-major matrix over un-premultiplied sRGB, 0…1.
    ///
    /// Results are clamped (`effects/color-map`, macOS 26.2).
    func apply(matrix: [Double]) {
        guard matrix.count == 20 else { return }
        mapColors { color in
            func row(_ i: Int) -> Double {
                let value =
                    matrix[i] * color.red + matrix[i + 1] * color.green + matrix[i + 2] * color.blue
                    + matrix[i + 3] * color.alpha + matrix[i + 4]
                return max(0, min(1, value))
            }
            return DisplayColor(red: row(0), green: row(5), blue: row(10), alpha: row(15))
        }
    }

    /// Makes colours more vivid and lays a tint over them, as a material does.
    func apply(saturation: Double, tint: DisplayColor) {
        // The weights of SVG's saturate matrix.
        let s = saturation
        let (r, g, b) = (0.2126 * (1 - s), 0.7152 * (1 - s), 0.0722 * (1 - s))
        let keep = 1 - tint.alpha
        let over = (
            tint.red * tint.alpha * 255, tint.green * tint.alpha * 255, tint.blue * tint.alpha * 255
        )
        let solid = tint.alpha * 255
        _ = withBytes { data in
            var y = 0
            while y < height {
                var pixel = data + y * stride
                var x = 0
                while x < width {
                    // Linear, so premultiplied values may be mapped as they are.
                    let (cb, cg, cr) = (Double(pixel[0]), Double(pixel[1]), Double(pixel[2]))
                    let gray = r * cr + g * cg + b * cb
                    let alpha = Double(pixel[3])
                    func out(_ c: Double, _ tint: Double) -> UInt8 {
                        let vivid = max(0, min(alpha, gray + s * c))
                        return UInt8(max(0, min(255, vivid * keep + tint + 0.5)))
                    }
                    pixel[0] = out(cb, over.2)
                    pixel[1] = out(cg, over.1)
                    pixel[2] = out(cr, over.0)
                    pixel[3] = UInt8(max(0, min(255, alpha * keep + solid + 0.5)))
                    pixel += 4
                    x &+= 1
                }
                y += 1
            }
        }
    }

    /// Replaces every colour that is not clear; the last answer is kept for runs of one colour.
    func mapColors(_ map: (DisplayColor) -> DisplayColor) {
        let width = width
        let height = height
        let stride = stride
        _ = withBytes { data in
            var lastIn: UInt32 = 0
            var lastOut: UInt32 = map(.clear).packed
            var y = 0
            while y < height {
                let row = UnsafeMutableRawPointer(data + y * stride)
                    .assumingMemoryBound(to: UInt32.self)
                var x = 0
                while x < width {
                    let value = row[x]
                    if value != lastIn {
                        lastIn = value
                        lastOut = map(DisplayColor(packed: value)).packed
                    }
                    row[x] = lastOut
                    x &+= 1
                }
                y += 1
            }
        }
    }
}

extension DisplayColor {
    /// From cairo's premultiplied pixel: alpha in the highest byte, then red, green, blue.
    init(packed: UInt32) {
        let alpha = Double(packed >> 24)
        guard alpha > 0 else {
            self = .clear
            return
        }
        self.init(
            red: Double((packed >> 16) & 0xFF) / alpha, green: Double((packed >> 8) & 0xFF) / alpha,
            blue: Double(packed & 0xFF) / alpha, alpha: alpha / 255)
    }

    /// As cairo's premultiplied pixel.
    var packed: UInt32 {
        func byte(_ value: Double) -> UInt32 {
            UInt32((max(0, min(1, value)) * 255).rounded())
        }
        return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
            | byte(blue * alpha)
    }
}
