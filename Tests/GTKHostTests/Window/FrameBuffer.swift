// SPDX-License-Identifier: MIT
import Foundation

/// A picture of the screen, read from the file that Xvfb keeps it in (X window dump, version 7).
struct FrameBuffer {
    let width: Int
    let height: Int
    private let stride: Int
    private let pixels: Data

    init(contentsOf url: URL) throws {
        let data = try Data(contentsOf: url)
        func field(_ index: Int) -> Int {
            data[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
        width = field(4)
        height = field(5)
        stride = field(12)
        pixels = Data(data[(field(0) + field(19) * 12)...])
    }

    /// Red, green and blue, one byte each.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let start = pixels.startIndex + y * stride + x * 4
        return UInt32(pixels[start + 2]) << 16 | UInt32(pixels[start + 1]) << 8
            | UInt32(pixels[start])
    }

    /// How many pixels of a rectangle are others in `earlier`, `rise` rows further down there.
    func differences(
        to earlier: FrameBuffer, in rect: (x: Range<Int>, y: Range<Int>), rise: Int = 0
    ) -> Int {
        rect.y.reduce(0) { count, y in
            count + rect.x.count { pixel($0, y) != earlier.pixel($0, y + rise) }
        }
    }
}
