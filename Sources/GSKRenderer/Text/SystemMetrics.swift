// SPDX-License-Identifier: MIT
import UIDisplayList

/// The vertical metrics of Apple's system face, which every face here is set with.
///
/// *Source:* `uikit/font-metrics` and `text/hello` of iamcgn/swiftui-web (iOS 26.0, macOS 26.2).
enum SystemMetrics {
    static let ascender: CGFloat = 1950.0 / 2048
    static let descender: CGFloat = 494.0 / 2048
    static let capHeight: CGFloat = 1443.0 / 2048
    /// One line's height, not rounded.
    static let line: CGFloat = 1.193_36
    /// Half of it is where a strikethrough lies. Inter's own value: SF's is not measured.
    static let xHeight: CGFloat = 0.546
    /// Thickness and depth of an underline (`textstyle/*`, macOS 26.2).
    static let underlineThickness: CGFloat = 0.0586
    static let underlineOffset: CGFloat = 0.151
}

/// Rounding to whole device pixels.
struct PixelGrid {
    /// *Units:* points.
    let pixel: CGFloat
    /// What a sum of rounded numbers may be off by without starting a new pixel.
    static let tolerance: CGFloat = 1e-3

    func up(_ value: CGFloat) -> CGFloat {
        ((value / pixel) - Self.tolerance).rounded(.up) * pixel
    }
    func down(_ value: CGFloat) -> CGFloat {
        ((value / pixel) + Self.tolerance).rounded(.down) * pixel
    }
    func nearest(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }
}

/// The vertical extent of one run, or the union of several on one line. *Units:* points.
struct LineExtent {
    /// Baseline below the line's top, and line's bottom below the baseline; together whole pixels.
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    /// The line's height before rounding up to a pixel.
    var exactHeight: CGFloat = 0
    /// What lies between this line and the next.
    var leading: CGFloat = 0

    var height: CGFloat { ascent + descent }

    init() {}

    init(_ run: TextRun, grid: PixelGrid) {
        let size = run.font.size
        exactHeight = size * SystemMetrics.line
        let height = grid.up(exactHeight)
        // 13 pt at 2x: 16 high, baseline 13, so the descender is what is rounded (`text/hello`).
        descent = grid.down(size * SystemMetrics.descender)
        ascent = height - descent
        leading = run.font.leading
        // A shifted run makes its line taller by as much, up or down (`textstyle/baseline`).
        ascent += max(0, run.baselineOffset)
        descent += max(0, -run.baselineOffset)
        exactHeight += abs(run.baselineOffset)
    }

    mutating func formUnion(_ other: LineExtent) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        exactHeight = max(exactHeight, other.exactHeight)
        leading = max(leading, other.leading)
    }

    /// The distance to the next line's top: the rounded line, or if that is more the exact line
    /// with what lies between (`text/line-spacing`).
    func pitch(lineSpacing: CGFloat) -> CGFloat {
        max(height, exactHeight + leading + lineSpacing)
    }
}
