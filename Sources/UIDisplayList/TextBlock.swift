// SPDX-License-Identifier: MIT
import UIGeometry

/// The face of a run of text, resolved: a size and a weight, no styles left.
package struct FontDescriptor: Hashable, Sendable {
    package enum Design: String, Hashable, Sendable { case standard, serif, rounded, monospaced }
    /// *Units:* points.
    package var size: CGFloat
    /// *Range:* 100…900, as in OpenType; 400 regular, 600 semibold, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    package var design: Design
    package var hasMonospacedDigits: Bool
    /// Extra distance between baselines that applies *between* lines only. *Units:* points.
    package var leading: CGFloat
    /// A family by name, for `Font.custom`; nil is the system's face.
    package var family: String?

    package init(
        size: CGFloat, weight: Int = 400, isItalic: Bool = false, design: Design = .standard,
        hasMonospacedDigits: Bool = false, leading: CGFloat = 0, family: String? = nil
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.hasMonospacedDigits = hasMonospacedDigits
        self.leading = leading
        self.family = family
    }
}

/// A stretch of text in one look.
package struct TextRun: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case string(String)
        /// A symbol by its SF name, set like a glyph of the run's font; `scale` 1 is medium.
        case symbol(name: String, scale: CGFloat)
    }
    package struct Line: Hashable, Sendable {
        package enum Pattern: String, Hashable, Sendable {
            case solid, dot, dash, dashDot, dashDotDot
        }
        package var pattern: Pattern
        package var color: DisplayColor?
        package init(pattern: Pattern = .solid, color: DisplayColor? = nil) {
            self.pattern = pattern
            self.color = color
        }
    }
    package var content: Content
    package var font: FontDescriptor
    package var color: DisplayColor
    package var underline: Line?
    package var strikethrough: Line?
    /// *Units:* points; upwards is positive.
    package var baselineOffset: CGFloat
    /// *Units:* points added between characters.
    package var tracking: CGFloat

    package init(
        _ content: Content, font: FontDescriptor, color: DisplayColor, underline: Line? = nil,
        strikethrough: Line? = nil, baselineOffset: CGFloat = 0, tracking: CGFloat = 0
    ) {
        self.content = content
        self.font = font
        self.color = color
        self.underline = underline
        self.strikethrough = strikethrough
        self.baselineOffset = baselineOffset
        self.tracking = tracking
    }
}

/// A paragraph ready to be set: runs, and how its lines are broken and placed.
///
/// A value: the renderer keeps its layouts by it, and by the width it is set in.
package struct TextBlock: Hashable, Sendable {
    package enum Alignment: String, Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: String, Hashable, Sendable { case head, middle, tail }
    package var runs: [TextRun]
    package var alignment: Alignment
    package var truncation: Truncation
    /// *Range:* at least 1; nil has no limit.
    package var lineLimit: Int?
    /// Lines whose room is kept even when the text is shorter. *Range:* 0…lineLimit.
    package var reservedLines: Int
    /// *Units:* points between lines, besides the font's leading.
    package var lineSpacing: CGFloat
    /// *Range:* 0 exclusive…1; text shrinks to this factor before it is truncated.
    package var minimumScaleFactor: CGFloat
    package var isRightToLeft: Bool
    /// The width and height of one device pixel. *Units:* points.
    package var pixelLength: CGFloat

    package init(
        runs: [TextRun], alignment: Alignment = .leading, truncation: Truncation = .tail,
        lineLimit: Int? = nil, reservedLines: Int = 0, lineSpacing: CGFloat = 0,
        minimumScaleFactor: CGFloat = 1, isRightToLeft: Bool = false, pixelLength: CGFloat = 0.5
    ) {
        self.runs = runs
        self.alignment = alignment
        self.truncation = truncation
        self.lineLimit = lineLimit
        self.reservedLines = reservedLines
        self.lineSpacing = lineSpacing
        self.minimumScaleFactor = minimumScaleFactor
        self.isRightToLeft = isRightToLeft
        self.pixelLength = pixelLength
    }
}

/// What setting a text block in a box comes to. *Units:* points.
package struct TextMetrics: Hashable, Sendable {
    package var size: CGSize
    /// *Space:* from the block's top.
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat
    package var lineCount: Int
    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
    }
}
