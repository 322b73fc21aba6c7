// SPDX-License-Identifier: MIT
import UIDisplayList

/// A picture seen in perspective: its four corners moved.
struct ProjectedPicture {
    /// Maps a point of the target to the picture: `u = (a x + b y + c) / (g x + h y + i)`.
    private let m: [Double]
    /// The map from the picture to the target, the inverse of `m`.
    private let forward: [Double]
    private let source: CGRect
    /// A box around the moved corners. *Space:* the target's, points.
    let bounds: CGRect

    /// Nil when the corners lie on one line: the plane is seen edge-on.
    init?(corners: [CGPoint], from source: CGRect) {
        guard corners.count == 4, source.isDrawable else { return nil }
        self.source = source
        var box = CGRect.null
        for corner in corners {
            guard corner.x.isFinite, corner.y.isFinite else { return nil }
            box = box.union(CGRect(origin: corner, size: .zero))
        }
        bounds = box
        // The projective map from the unit square (Heckbert 1989), inverted.
        let p = corners.map { (x: Double($0.x), y: Double($0.y)) }
        let (sx, sy) = (p[0].x - p[1].x + p[2].x - p[3].x, p[0].y - p[1].y + p[2].y - p[3].y)
        let (dx1, dy1) = (p[1].x - p[2].x, p[1].y - p[2].y)
        let (dx2, dy2) = (p[3].x - p[2].x, p[3].y - p[2].y)
        let d = dx1 * dy2 - dx2 * dy1
        guard abs(d) > 1e-9 else { return nil }
        let g = (sx * dy2 - dx2 * sy) / d
        let h = (dx1 * sy - sx * dy1) / d
        let a = p[1].x - p[0].x + g * p[1].x
        let b = p[3].x - p[0].x + h * p[3].x
        let c = p[0].x
        let e = p[1].y - p[0].y + g * p[1].y
        let f = p[3].y - p[0].y + h * p[3].y
        let i = p[0].y
        // Adjugate of [a b c; e f i; g h 1].
        let adjugate = [
            f - i * h, c * h - b, b * i - c * f,
            i * g - e, a - c * g, c * e - a * i,
            e * h - f * g, b * g - a * h, a * f - b * e,
        ]
        let determinant = a * adjugate[0] + b * adjugate[3] + c * adjugate[6]
        guard abs(determinant) > 1e-9 else { return nil }
        m = adjugate
        forward = [a, b, c, e, f, i, g, h, 1]
    }

    /// Where the corners of another rectangle of the same plane come to lie; nil when one of them
    /// is behind the eye.
    func corners(of rect: CGRect) -> [CGPoint]? {
        var result: [CGPoint] = []
        for point in [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ] {
            let u = Double((point.x - source.minX) / source.width)
            let v = Double((point.y - source.minY) / source.height)
            let w = forward[6] * u + forward[7] * v + forward[8]
            guard w > 1e-6 else { return nil }
            result.append(
                CGPoint(
                    x: CGFloat((forward[0] * u + forward[1] * v + forward[2]) / w),
                    y: CGFloat((forward[3] * u + forward[4] * v + forward[5]) / w)))
        }
        return result
    }

    /// Draws the picture, whose pixels cover `source`, into `region` of the target.
    func draw(
        _ picture: RasterSurface, into target: RasterSurface, region: CGRect, scale: CGFloat
    ) {
        let (pw, ph) = (Double(picture.width), Double(picture.height))
        let step = 1 / Double(scale)
        let (du, dv, dw) = (m[0] * step * pw, m[3] * step * ph, m[6] * step)
        _ = picture.withBytes { input in
            target.withBytes { output in
                var y = 0
                while y < target.height {
                    let px = Double(region.minX) + step / 2
                    let py = Double(region.minY) + (Double(y) + 0.5) * step
                    // Numerators and denominator are linear along a row.
                    var u = (m[0] * px + m[1] * py + m[2]) * pw
                    var v = (m[3] * px + m[4] * py + m[5]) * ph
                    var w = m[6] * px + m[7] * py + m[8]
                    var out = output + y * target.stride
                    var x = 0
                    while x < target.width {
                        Self.sample(input, picture, u / w - 0.5, v / w - 0.5, out)
                        u += du
                        v += dv
                        w += dw
                        out += 4
                        x &+= 1
                    }
                    y += 1
                }
            }
        }
    }

    /// Blends the four nearest pixels; beyond the picture everything is clear.
    private static func sample(
        _ input: UnsafeMutablePointer<UInt8>, _ picture: RasterSurface, _ u: Double, _ v: Double,
        _ out: UnsafeMutablePointer<UInt8>
    ) {
        let (width, height, stride) = (picture.width, picture.height, picture.stride)
        guard u > -1, v > -1, u < Double(width), v < Double(height) else { return }
        // One more than the position, so that cutting off rounds down.
        let x1 = Int(u + 1)
        let y1 = Int(v + 1)
        let fx = Int((u + 1 - Double(x1)) * 256)
        let fy = Int((v + 1 - Double(y1)) * 256)
        let (hasLeft, hasRight) = (x1 > 0, x1 < width)
        let (hasTop, hasBottom) = (y1 > 0, y1 < height)
        let offset: Int = (y1 &- 1) &* stride &+ (x1 &- 1) &* 4
        let corner = input + offset
        // What each of the four weighs, in 65536ths.
        let topLeft: Int = hasTop && hasLeft ? (256 &- fx) &* (256 &- fy) : 0
        let topRight: Int = hasTop && hasRight ? fx &* (256 &- fy) : 0
        let bottomLeft: Int = hasBottom && hasLeft ? (256 &- fx) &* fy : 0
        let bottomRight: Int = hasBottom && hasRight ? fx &* fy : 0
        var channel = 0
        while channel < 4 {
            var sum = 32768
            if topLeft > 0 { sum &+= Int(corner[channel]) &* topLeft }
            if topRight > 0 { sum &+= Int(corner[channel &+ 4]) &* topRight }
            if bottomLeft > 0 { sum &+= Int(corner[channel &+ stride]) &* bottomLeft }
            if bottomRight > 0 { sum &+= Int(corner[channel &+ stride &+ 4]) &* bottomRight }
            out[channel] = UInt8(truncatingIfNeeded: sum >> 16)
            channel &+= 1
        }
    }
}
