// SPDX-License-Identifier: MIT
import UIDisplayList

/// Gaussian blur of interleaved 8-bit channels.
///
/// Small blurs use the Gaussian's own kernel, larger ones three box passes of the same variance,
/// which cost the same at any radius. Loops are written with indices and pointers, so that they
/// are usable in unoptimised builds as well.
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

    func apply(
        _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int
    ) {
        guard sigma > 0.05, width > 0, height > 0 else { return }
        let kernels = weights()
        let rowBytes = width * channels
        let scratch = UnsafeMutablePointer<UInt8>.allocate(
            capacity: max(rowBytes, height * channels))
        defer { scratch.deallocate() }
        var y = 0
        while y < height {
            let row = pixels + y * stride
            for kernel in kernels {
                pass(kernel, row, scratch, count: width, channels: channels)
            }
            y += 1
        }
        for kernel in kernels {
            columns(kernel, pixels, width: rowBytes, height: height, stride: stride)
        }
    }

    /// A kernel: explicit weights in 65536ths, or a box when there are none.
    private struct Kernel {
        var radius: Int
        var weights: [UInt32]
    }

    private func weights() -> [Kernel] {
        guard sigma > Self.kernelLimit else {
            let radius = Int((sigma * 3).rounded(.up))
            let values = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
            let sum = values.reduce(0, +)
            return [
                Kernel(
                    radius: radius,
                    weights: values.map { UInt32(($0 / sum * 65536).rounded()) })
            ]
        }
        // Three boxes of two odd widths whose variances add up to the Gaussian's.
        let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
        var low = Int(ideal)
        if low % 2 == 0 { low -= 1 }
        let l = Double(low)
        let lows = ((12 * sigma * sigma - 3 * l * l - 12 * l - 9) / (-4 * l - 4)).rounded()
        return (0..<3).map {
            Kernel(radius: (Double($0) < lows ? low : low + 2) / 2, weights: [])
        }
    }

    /// One row, channel by channel, through `scratch`.
    private func pass(
        _ kernel: Kernel, _ row: UnsafeMutablePointer<UInt8>,
        _ scratch: UnsafeMutablePointer<UInt8>, count: Int, channels: Int
    ) {
        let radius = kernel.radius
        let last = count - 1
        let step = channels
        let isExtended = edges == .extended
        var channel = 0
        while channel < channels {
            let data = row + channel
            if kernel.weights.isEmpty {
                let size = UInt32(2 * radius + 1)
                var sum: UInt32 = 0
                var i = -radius
                while i <= radius {
                    if i >= 0 && i <= last {
                        sum &+= UInt32(data[i &* step])
                    } else if isExtended {
                        sum &+= UInt32(data[(i < 0 ? 0 : last) &* step])
                    }
                    i &+= 1
                }
                var x = 0
                while x < count {
                    scratch[x] = UInt8(truncatingIfNeeded: (sum &+ size / 2) / size)
                    let old = x &- radius
                    let new = x &+ radius &+ 1
                    if old >= 0 {
                        sum &-= UInt32(data[old &* step])
                    } else if isExtended {
                        sum &-= UInt32(data[0])
                    }
                    if new <= last {
                        sum &+= UInt32(data[new &* step])
                    } else if isExtended {
                        sum &+= UInt32(data[last &* step])
                    }
                    x &+= 1
                }
            } else {
                var x = 0
                while x < count {
                    var sum: UInt32 = 32768
                    var i = -radius
                    while i <= radius {
                        var at = x &+ i
                        if isExtended { at = at < 0 ? 0 : (at > last ? last : at) }
                        if at >= 0 && at <= last {
                            sum &+= UInt32(data[at &* step]) &* kernel.weights[i &+ radius]
                        }
                        i &+= 1
                    }
                    scratch[x] = UInt8(truncatingIfNeeded: min(255, sum >> 16))
                    x &+= 1
                }
            }
            var x = 0
            while x < count {
                data[x &* step] = scratch[x]
                x &+= 1
            }
            channel &+= 1
        }
    }

    /// All columns at once, row after row, which keeps to the order of memory.
    private func columns(
        _ kernel: Kernel, _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int,
        stride: Int
    ) {
        let radius = kernel.radius
        let source = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        defer {
            source.deallocate()
            sums.deallocate()
        }
        var y = 0
        while y < height {
            (source + y * width).update(from: pixels + y * stride, count: width)
            y += 1
        }
        func sourceRow(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
            if y >= 0 && y < height { return source + y * width }
            guard edges == .extended else { return nil }
            return source + (y < 0 ? 0 : height - 1) * width
        }
        func add(_ row: UnsafeMutablePointer<UInt8>?, _ weight: UInt32) {
            guard let row else { return }
            var x = 0
            while x < width {
                sums[x] = sums[x] &+ UInt32(row[x]) &* weight
                x &+= 1
            }
        }
        sums.update(repeating: 0, count: width)
        if kernel.weights.isEmpty {
            let size = UInt32(2 * radius + 1)
            for i in -radius...radius { add(sourceRow(i), 1) }
            y = 0
            while y < height {
                let row = pixels + y * stride
                let old = sourceRow(y - radius)
                let new = sourceRow(y + radius + 1)
                var x = 0
                while x < width {
                    row[x] = UInt8(truncatingIfNeeded: (sums[x] &+ size / 2) / size)
                    x &+= 1
                }
                add(new, 1)
                // Adding the two's complement takes away.
                add(old, .max)
                y += 1
            }
            return
        }
        y = 0
        while y < height {
            sums.update(repeating: 32768, count: width)
            for i in -radius...radius { add(sourceRow(y + i), kernel.weights[i + radius]) }
            let row = pixels + y * stride
            var x = 0
            while x < width {
                row[x] = UInt8(truncatingIfNeeded: min(255, sums[x] >> 16))
                x &+= 1
            }
            y += 1
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
