// SPDX-License-Identifier: MIT
import CGTK
import Foundation
import UIDisplayList

/// Pictures of shadows: coverage, blurred and tinted.
enum ShadowPicture {
    /// Beyond three sigmas a Gaussian has nothing left that shows.
    static let reach: CGFloat = 3

    /// How far beyond its shape a shadow of a colour shows, in sigmas: where less than half of the
    /// smallest step of a pixel is left. *Range:* 0…`reach`.
    static func reach(of color: DisplayColor) -> CGFloat {
        let share = 0.5 / (255 * min(1, max(color.alpha, 0)))
        // Half of what lies beyond d on both sides of a Gaussian: erfc(d / √2) / 2.
        var (near, far) = (0.0, Double(reach))
        for _ in 0..<16 {
            let middle = (near + far) / 2
            if erfc(middle / 2.0.squareRoot()) / 2 > share { near = middle } else { far = middle }
        }
        return CGFloat(far)
    }

    /// The shadow of a whole shape.
    ///
    /// Along straight edges a shadow looks the same everywhere, so only a small shape is blurred:
    /// corners are kept, the row and the column in the middle stand for the rest.
    static func of(
        _ shape: DisplayShape, color: DisplayColor, radius: CGFloat, scale: CGFloat
    ) -> (surface: RasterSurface, region: CGRect)? {
        let bounds = shape.bounds.drawablePart
        guard bounds.isDrawable else { return nil }
        let margin = radius * reach(of: color)
        let region = bounds.insetBy(dx: -margin, dy: -margin).outset(toPixelsOf: scale)
        guard let small = nineSlice(shape, margin: margin, scale: scale),
            small.shape.bounds.width < bounds.width || small.shape.bounds.height < bounds.height
        else {
            let surface = RasterSurface(region: region, scale: scale) {
                fill(shape, $0)
            }
            guard let surface else { return nil }
            finish(surface, color: color, sigma: Double(radius * scale))
            return (surface, region)
        }
        let smallRegion = small.shape.bounds.insetBy(dx: -margin, dy: -margin)
            .outset(toPixelsOf: scale)
        let surface = RasterSurface(region: smallRegion, scale: scale) {
            fill(small.shape, $0)
        }
        guard let surface else { return nil }
        finish(surface, color: color, sigma: Double(radius * scale))
        return stretched(surface, to: region, scale: scale).map { ($0, region) }
    }

    /// The shadow of any picture: its alpha, blurred and tinted.
    static func finish(_ surface: RasterSurface, color: DisplayColor, sigma: Double) {
        let (width, height, stride) = (surface.width, surface.height, surface.stride)
        let alpha = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
        defer { alpha.deallocate() }
        _ = surface.withBytes { data in
            var y = 0
            while y < height {
                let row = data + y * stride + 3
                let out = alpha + y * width
                var x = 0
                while x < width {
                    out[x] = row[x &* 4]
                    x &+= 1
                }
                y += 1
            }
            GaussianBlur(sigma: sigma, edges: .clear)
                .apply(alpha, width: width, height: height, stride: width, channels: 1)
            tint(alpha, data, surface, color)
        }
    }

    private static func tint(
        _ alpha: UnsafeMutablePointer<UInt8>, _ data: UnsafeMutablePointer<UInt8>,
        _ surface: RasterSurface, _ color: DisplayColor
    ) {
        // One table for each channel: 256 coverages of the premultiplied colour.
        func table(_ part: Double) -> [UInt8] {
            (0..<256).map {
                UInt8(max(0, min(255, (Double($0) * part * color.alpha).rounded())))
            }
        }
        let tables = table(color.blue) + table(color.green) + table(color.red) + table(1)
        tables.withUnsafeBufferPointer { tables in
            var y = 0
            while y < surface.height {
                let row = data + y * surface.stride
                let coverage = alpha + y * surface.width
                var x = 0
                while x < surface.width {
                    let value = Int(coverage[x])
                    let pixel = row + x &* 4
                    pixel[0] = tables[value]
                    pixel[1] = tables[256 &+ value]
                    pixel[2] = tables[512 &+ value]
                    pixel[3] = tables[768 &+ value]
                    x &+= 1
                }
                y += 1
            }
        }
    }

    private static func fill(_ shape: DisplayShape, _ context: OpaquePointer) {
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        CairoPath.append(shape, to: context)
        cairo_fill(context)
    }

    /// The smallest shape with the same corners and edges, of whole pixels less than the shape.
    private static func nineSlice(
        _ shape: DisplayShape, margin: CGFloat, scale: CGFloat
    ) -> (shape: DisplayShape, cut: CGSize)? {
        func smaller(_ rect: CGRect, corner: CGFloat) -> CGRect {
            let needed = 2 * (corner + margin) + 4 / scale
            func length(_ value: CGFloat) -> CGFloat {
                value - max(0, ((value - needed) * scale).rounded(.down)) / scale
            }
            return CGRect(
                x: rect.minX, y: rect.minY, width: length(rect.width), height: length(rect.height))
        }
        switch shape {
        case .rect(let rect):
            let small = smaller(rect, corner: 0)
            return (
                .rect(small),
                CGSize(width: rect.width - small.width, height: rect.height - small.height)
            )
        case .roundedRect(let rect, let radii, let continuous):
            let limited = radii.limited(to: rect)
            let radius = max(
                limited.topLeft, limited.topRight, limited.bottomRight, limited.bottomLeft)
            // Twice the radius: a continuous corner reaches 1.53 radii along its edges.
            let small = smaller(rect, corner: radius * 2)
            return (
                .roundedRect(small, limited, continuous: continuous),
                CGSize(width: rect.width - small.width, height: rect.height - small.height)
            )
        case .ellipse, .path: return nil
        }
    }

    /// The picture with its middle row and column repeated until it covers `region`.
    private static func stretched(
        _ small: RasterSurface, to region: CGRect, scale: CGFloat
    ) -> RasterSurface? {
        let width = Int((region.width * scale - 1e-3).rounded(.up))
        let height = Int((region.height * scale - 1e-3).rounded(.up))
        guard width >= small.width, height >= small.height,
            let result = RasterSurface(width: width, height: height)
        else { return nil }
        let left = small.width / 2
        let right = small.width - left
        let top = small.height / 2
        _ = small.withBytes { source in
            result.withBytes { target in
                var y = 0
                while y < height {
                    let from =
                        y < top ? y : max(top, y - (height - small.height))
                    let row = source + from * small.stride
                    let out = target + y * result.stride
                    out.update(from: row, count: left * 4)
                    let middle = UnsafeMutableRawPointer(row + left * 4)
                        .loadUnaligned(as: UInt32.self)
                    UnsafeMutableRawPointer(out + left * 4).withMemoryRebound(
                        to: UInt32.self, capacity: width - small.width
                    ) { $0.update(repeating: middle, count: width - small.width) }
                    (out + (width - right) * 4).update(
                        from: row + left * 4, count: right * 4)
                    y += 1
                }
            }
        }
        return result
    }
}
