// SPDX-License-Identifier: MIT
import UIDisplayList

/// Gaussian blur of interleaved 8-bit channels.
///
/// Small blurs use the Gaussian's own kernel, larger ones three box passes of the same variance,
/// which cost the same at any radius. Loops are written with indices and pointers and without
/// closures, so that they are usable in unoptimised builds as well.
struct GaussianBlur {
    enum Edges {
        /// Beyond the edge everything is clear.
        case clear
        /// Beyond the edge the edge's own colour goes on.
        case extended
    }

    /// *Units:* pixels.
    let sigma: Double
    let edges: Edges

    /// Up to here the kernel itself is used: boxes of whole pixels would be too coarse.
    private static let kernelLimit = 2.5
    /// Kernel weights are in 65536ths.
    private static let unit: UInt32 = 65536

    func apply(
        _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int
    ) {
        guard sigma > 0.05, width > 0, height > 0 else { return }
        let picture = Picture(
            pixels: pixels, rowBytes: width * channels, height: height, stride: stride,
            channels: channels)
        guard sigma > Self.kernelLimit else {
            let weights = kernel()
            convolveRows(picture, weights)
            convolveColumns(picture, weights)
            return
        }
        for radius in boxRadii() {
            boxRows(picture, radius)
            boxColumns(picture, radius)
        }
    }

    private struct Picture {
        let pixels: UnsafeMutablePointer<UInt8>
        let rowBytes: Int
        let height: Int
        let stride: Int
        let channels: Int
    }

    private func kernel() -> [UInt32] {
        let radius = Int((sigma * 3).rounded(.up))
        let values = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = values.reduce(0, +)
        return values.map { UInt32(($0 / sum * Double(Self.unit)).rounded()) }
    }

    /// Three boxes of two odd widths whose variances add up to the Gaussian's.
    private func boxRadii() -> [Int] {
        let ideal = (4 * sigma * sigma + 1).squareRoot()
        var low = Int(ideal)
        if low % 2 == 0 { low -= 1 }
        let l = Double(low)
        let lows = ((12 * sigma * sigma - 3 * l * l - 12 * l - 9) / (-4 * l - 4)).rounded()
        return (0..<3).map { (Double($0) < lows ? low : low + 2) / 2 }
    }

    /// A row with `radius` pixels of what lies beyond its edges on both sides.
    private func pad(
        _ row: UnsafeMutablePointer<UInt8>, _ padded: UnsafeMutablePointer<UInt8>,
        _ picture: Picture,
        radius: Int
    ) {
        let (channels, count) = (picture.channels, picture.rowBytes)
        (padded + radius * channels).update(from: row, count: count)
        guard edges == .extended else { return }
        var i = 0
        while i < radius * channels {
            padded[i] = row[i % channels]
            padded[radius &* channels &+ count &+ i] = row[count &- channels &+ i % channels]
            i &+= 1
        }
    }

    private func convolveRows(_ picture: Picture, _ weights: [UInt32]) {
        let radius = weights.count / 2
        let count = picture.rowBytes
        let size = count + 2 * radius * picture.channels
        let padded = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
        padded.initialize(repeating: 0, count: size)
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        defer {
            padded.deallocate()
            sums.deallocate()
        }
        var y = 0
        while y < picture.height {
            let row = picture.pixels + y * picture.stride
            pad(row, padded, picture, radius: radius)
            sums.update(repeating: Self.unit / 2, count: count)
            for (index, weight) in weights.enumerated() {
                Self.add(padded + index * picture.channels, weight, to: sums, count)
            }
            Self.store(sums, row, count)
            y += 1
        }
    }

    private func convolveColumns(_ picture: Picture, _ weights: [UInt32]) {
        let radius = weights.count / 2
        let count = picture.rowBytes
        let source = copy(picture)
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        defer {
            source.deallocate()
            sums.deallocate()
        }
        var y = 0
        while y < picture.height {
            sums.update(repeating: Self.unit / 2, count: count)
            for (index, weight) in weights.enumerated() {
                if let line = line(y + index - radius, picture.height) {
                    Self.add(source + line * count, weight, to: sums, count)
                }
            }
            Self.store(sums, picture.pixels + y * picture.stride, count)
            y += 1
        }
    }

    private func boxRows(_ picture: Picture, _ radius: Int) {
        let (channels, count) = (picture.channels, picture.rowBytes)
        let size = count + (2 * radius + 1) * channels
        let padded = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
        padded.initialize(repeating: 0, count: size)
        defer { padded.deallocate() }
        // Dividing by the box's width as a multiplication: 2²⁴ leaves no visible error.
        let inverse = (1 << 24) / (2 * radius + 1)
        let ahead = (2 * radius + 1) * channels
        var y = 0
        while y < picture.height {
            let row = picture.pixels + y * picture.stride
            pad(row, padded, picture, radius: radius)
            var channel = 0
            while channel < channels {
                var sum = 0
                var i = channel
                while i < ahead {
                    sum &+= Int(padded[i])
                    i &+= channels
                }
                var x = channel
                while x < count {
                    row[x] = UInt8(truncatingIfNeeded: (sum &* inverse &+ (1 << 23)) >> 24)
                    sum = sum &+ Int(padded[x &+ ahead]) &- Int(padded[x])
                    x &+= channels
                }
                channel &+= 1
            }
            y += 1
        }
    }

    private func boxColumns(_ picture: Picture, _ radius: Int) {
        let count = picture.rowBytes
        let source = copy(picture)
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        defer {
            source.deallocate()
            sums.deallocate()
        }
        sums.update(repeating: 0, count: count)
        for y in -radius...radius {
            if let line = line(y, picture.height) {
                Self.add(source + line * count, 1, to: sums, count)
            }
        }
        let inverse = UInt64((1 << 24) / (2 * radius + 1))
        var y = 0
        while y < picture.height {
            let row = picture.pixels + y * picture.stride
            var x = 0
            while x < count {
                row[x] = UInt8(truncatingIfNeeded: (UInt64(sums[x]) &* inverse &+ (1 << 23)) >> 24)
                x &+= 1
            }
            if let line = line(y + radius + 1, picture.height) {
                Self.add(source + line * count, 1, to: sums, count)
            }
            if let line = line(y - radius, picture.height) {
                // Adding the two's complement takes away.
                Self.add(source + line * count, .max, to: sums, count)
            }
            y += 1
        }
    }

    /// The line that stands for `y`, or nil where everything is clear.
    private func line(_ y: Int, _ height: Int) -> Int? {
        if y >= 0 && y < height { return y }
        return edges == .extended ? (y < 0 ? 0 : height - 1) : nil
    }

    private func copy(_ picture: Picture) -> UnsafeMutablePointer<UInt8> {
        let count = picture.rowBytes
        let source = UnsafeMutablePointer<UInt8>.allocate(capacity: count * picture.height)
        var y = 0
        while y < picture.height {
            (source + y * count).initialize(
                from: picture.pixels + y * picture.stride, count: count)
            y += 1
        }
        return source
    }

    private static func add(
        _ row: UnsafeMutablePointer<UInt8>, _ weight: UInt32,
        to sums: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        var x = 0
        while x < count {
            sums[x] = sums[x] &+ UInt32(truncatingIfNeeded: row[x]) &* weight
            x &+= 1
        }
    }

    private static func store(
        _ sums: UnsafeMutablePointer<UInt32>, _ row: UnsafeMutablePointer<UInt8>, _ count: Int
    ) {
        var x = 0
        while x < count {
            // Rounded weights may add up to a little more than one.
            let value = sums[x] >> 16
            row[x] = value > 255 ? 255 : UInt8(truncatingIfNeeded: value)
            x &+= 1
        }
    }
}

/// How much smaller than the display a blurred picture may be without showing it.
struct BlurScale {
    /// Pixels a point of the picture.
    let scale: CGFloat

    /// A Gaussian needs about four pixels a sigma to look smooth when it is enlarged again.
    private static let enough: CGFloat = 4

    init(sigma: CGFloat, scale: CGFloat) {
        var reduced = scale
        while sigma * reduced / 2 >= Self.enough { reduced /= 2 }
        self.scale = reduced
    }
}
