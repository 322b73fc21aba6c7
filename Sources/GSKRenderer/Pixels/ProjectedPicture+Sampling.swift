// SPDX-License-Identifier: MIT
import UIDisplayList

/// A picture's pixels and where they end.
private struct Texels {
    let bytes: UnsafeMutablePointer<UInt8>
    let width: Int
    let height: Int
    let stride: Int
}

/// Where a pixel of the target lies in the picture. *Units:* pixels, from the first one's middle.
private struct Place {
    var u: Double
    var v: Double

    /// Whether the four pixels around it are all there.
    func isInside(_ texels: Texels) -> Bool {
        u >= 0 && v >= 0 && u < Double(texels.width - 1) && v < Double(texels.height - 1)
    }

    /// Whether this and another lie beyond the same edge, and with them all that is between.
    func isOutside(with other: Place, _ texels: Texels) -> Bool {
        max(u, other.u) <= -1 || max(v, other.v) <= -1
            || min(u, other.u) >= Double(texels.width)
            || min(v, other.v) >= Double(texels.height)
    }
}

extension ProjectedPicture {
    /// Pixels between two exact places; those between lie on a line. Over so few, perspective bends
    /// it by less than the 256th of a pixel that weights are counted in.
    private static let runLength = 16

    /// Draws the picture, whose pixels cover `source`, into `region` of the target.
    func draw(
        _ picture: RasterSurface, into target: RasterSurface, region: CGRect, scale: CGFloat
    ) {
        _ = picture.withBytes { bytes in
            let texels = Texels(
                bytes: bytes, width: picture.width, height: picture.height, stride: picture.stride)
            target.withBytes { output in
                var y = 0
                while y < target.height {
                    drawRow(
                        y, of: texels, region: region, scale: scale,
                        to: output + y * target.stride, count: target.width)
                    y += 1
                }
            }
        }
    }

    private func drawRow(
        _ y: Int, of texels: Texels, region: CGRect, scale: CGFloat,
        to output: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        let step = 1 / Double(scale)
        let (across, down) = (Double(texels.width), Double(texels.height))
        let px = Double(region.minX) + step / 2
        let py = Double(region.minY) + (Double(y) + 0.5) * step
        // Numerators and denominator are linear along a row.
        let u = (m[0] * px + m[1] * py + m[2]) * across
        let v = (m[3] * px + m[4] * py + m[5]) * down
        let w = m[6] * px + m[7] * py + m[8]
        let (du, dv, dw) = (m[0] * step * across, m[3] * step * down, m[6] * step)
        func place(_ x: Int) -> Place {
            let x = Double(x)
            let depth = 1 / (w + dw * x)
            return Place(u: (u + du * x) * depth - 0.5, v: (v + dv * x) * depth - 0.5)
        }
        var x = 0
        var start = place(0)
        while x < count {
            let length = min(Self.runLength, count - x)
            let end = place(x + length)
            let out = output + x * 4
            // Between two signs of the depth lies the eye, and no line.
            let isLine = (w + dw * Double(x)) * (w + dw * Double(x + length)) > 0
            if isLine, start.isInside(texels), end.isInside(texels) {
                Self.drawRun(texels, from: start, to: end, out, count: length)
            } else if !isLine || !start.isOutside(with: end, texels) {
                for pixel in 0..<length {
                    Self.sample(texels, place(x + pixel), out + pixel * 4)
                }
            }
            start = end
            x += length
        }
    }

    /// Pixels whose places in the picture lie evenly on a line, all inside of it.
    private static func drawRun(
        _ texels: Texels, from start: Place, to end: Place, _ out: UnsafeMutablePointer<UInt8>,
        count: Int
    ) {
        let one = 65536.0
        var u = Int(start.u * one)
        var v = Int(start.v * one)
        let du = (Int(end.u * one) &- u) / count
        let dv = (Int(end.v * one) &- v) / count
        var out = UnsafeMutableRawPointer(out)
        var left = count
        while left > 0 {
            let row = (v >> 16) &* texels.stride
            let corner = texels.bytes + (row &+ (u >> 16) &* 4)
            let weights = Weights(fx: (u >> 8) & 255, fy: (v >> 8) & 255)
            let below = corner + texels.stride
            var sum = half
            sum &+= spread(corner) &* weights.topLeft
            sum &+= spread(corner + 4) &* weights.topRight
            sum &+= spread(below) &* weights.bottomLeft
            sum &+= spread(below + 4) &* weights.bottomRight
            out.storeBytes(of: pixel(sum), as: UInt32.self)
            out += 4
            u &+= du
            v &+= dv
            left &-= 1
        }
    }

    /// Blends the four nearest pixels; beyond the picture everything is clear.
    private static func sample(
        _ texels: Texels, _ place: Place, _ out: UnsafeMutablePointer<UInt8>
    ) {
        let (u, v) = (place.u, place.v)
        guard u > -1, v > -1, u < Double(texels.width), v < Double(texels.height) else { return }
        // One more than the position, so that cutting off rounds down.
        let x1 = Int(u + 1)
        let y1 = Int(v + 1)
        let weights = Weights(
            fx: Int((u + 1 - Double(x1)) * 256), fy: Int((v + 1 - Double(y1)) * 256))
        let offset: Int = (y1 &- 1) &* texels.stride &+ (x1 &- 1) &* 4
        let corner = texels.bytes + offset
        let below = corner + texels.stride
        // The picture's own edges are blended with nothing.
        let (hasLeft, hasRight) = (x1 > 0, x1 < texels.width)
        let (hasTop, hasBottom) = (y1 > 0, y1 < texels.height)
        var sum = half
        if hasTop, hasLeft { sum &+= spread(corner) &* weights.topLeft }
        if hasTop, hasRight { sum &+= spread(corner + 4) &* weights.topRight }
        if hasBottom, hasLeft { sum &+= spread(below) &* weights.bottomLeft }
        if hasBottom, hasRight { sum &+= spread(below + 4) &* weights.bottomRight }
        UnsafeMutableRawPointer(out).storeBytes(of: pixel(sum), as: UInt32.self)
    }
}

/// What each of four neighbours weighs, in 256ths.
private struct Weights {
    let topLeft: UInt64
    let topRight: UInt64
    let bottomLeft: UInt64
    let bottomRight: UInt64

    /// The place between the four, in 256ths from the first.
    @inline(__always) init(fx: Int, fy: Int) {
        let both: Int = (fx &* fy &+ 128) >> 8
        bottomRight = UInt64(truncatingIfNeeded: both)
        topRight = UInt64(truncatingIfNeeded: fx &- both)
        bottomLeft = UInt64(truncatingIfNeeded: fy &- both)
        topLeft = UInt64(truncatingIfNeeded: 256 &- fx &- fy &+ both)
    }
}

/// Half of a step in each of four channels, so that cutting off rounds.
private let half: UInt64 = 0x0080_0080_0080_0080

/// The four channels of a pixel, sixteen bits apart, so that one product weighs them all: weights
/// come to 256, and 255 × 256 and a half still fit.
@inline(__always) private func spread(_ pixel: UnsafeMutablePointer<UInt8>) -> UInt64 {
    let value = UInt64(UnsafeRawPointer(pixel).loadUnaligned(as: UInt32.self))
    let pairs: UInt64 = (value | (value << 16)) & 0x0000_FFFF_0000_FFFF
    return (pairs | (pairs << 8)) & 0x00FF_00FF_00FF_00FF
}

/// The pixel of four weighed channels.
@inline(__always) private func pixel(_ sum: UInt64) -> UInt32 {
    let channels: UInt64 = (sum >> 8) & 0x00FF_00FF_00FF_00FF
    let pairs: UInt64 = (channels | (channels >> 8)) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs | (pairs >> 16))
}
