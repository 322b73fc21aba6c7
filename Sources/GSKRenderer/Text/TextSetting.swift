// SPDX-License-Identifier: MIT
import UIDisplayList

/// A text block set in a box: lines with their places, and what it all measures.
@MainActor final class TextSetting {
    struct PlacedLine {
        var line: SetLine
        /// *Space:* from the block's top, points.
        var baseline: CGFloat
    }
    let lines: [PlacedLine]
    let metrics: TextMetrics
    let isTruncated: Bool
    let alignment: TextBlock.Alignment
    let isRightToLeft: Bool
    /// Own the glyphs of the lines.
    private let owners: [AnyObject]

    init(
        lines: [PlacedLine], metrics: TextMetrics, isTruncated: Bool, block: TextBlock,
        owners: [AnyObject]
    ) {
        self.lines = lines
        self.metrics = metrics
        self.isTruncated = isTruncated
        alignment = block.alignment
        isRightToLeft = block.isRightToLeft
        self.owners = owners
    }

    /// The text as it is without a width, when this is it: nothing broken, cut or shrunk.
    var unbroken: SetParagraphs? {
        owners.count == 1 && !isTruncated ? owners[0] as? SetParagraphs : nil
    }

    /// Whether a box of this size changes nothing about a text that was set without one.
    func fits(width: CGFloat?, height: CGFloat?) -> Bool {
        guard !isTruncated, metrics.size.width <= width ?? .infinity else { return false }
        return metrics.lineCount <= 1 || metrics.size.height <= height ?? .infinity
    }

    /// Where a line starts in a box of this width.
    func x(of line: SetLine, in width: CGFloat) -> CGFloat {
        let room = width - line.width
        return switch (alignment, isRightToLeft) {
        case (.center, _): room / 2
        case (.leading, false), (.trailing, true): 0
        case (.leading, true), (.trailing, false): room
        }
    }
}

extension TextSetting {
    /// Sets `block`, with its fonts scaled by `fontScale`. *Units:* points; nil has no limit.
    ///
    /// `unbroken` is the same text set without a width, if it is known.
    static func make(
        _ block: TextBlock, width: CGFloat?, height: CGFloat?, fontScale: CGFloat,
        unbroken: SetParagraphs? = nil, setter: TextSetter
    ) -> TextSetting {
        let text = StyledText(block.runs, fontScale: fontScale)
        let grid = PixelGrid(pixel: block.pixelLength > 0 ? block.pixelLength : 1)
        guard !text.isEmpty else {
            let metrics = TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
            return TextSetting(
                lines: [], metrics: metrics, isTruncated: false, block: block, owners: [])
        }
        if block.runs.count == 1, case .symbol = block.runs[0].content {
            return makeSymbol(text.spans[0].run, block, grid: grid, setter: setter)
        }
        // One line in one look that has to be cut: how it would be broken does not matter.
        if let width, block.lineLimit == 1, text.spans.count == 1, let natural = unbroken,
            natural.lines.count == 1, natural.lines[0].width > width + PixelGrid.tolerance
        {
            let truncation = TextTruncation(
                text: text, width: width, grid: grid, setter: setter)
            if block.truncation == .tail, let cut = truncation.tail(of: natural) {
                return place(
                    [cut.line], block, width: width, isTruncated: true, grid: grid,
                    owners: cut.owners)
            }
            let cut = truncation.line(
                of: 0..<text.bytes.count, block.truncation, whole: natural)
            var line = cut.lines[0]
            line.extent.formUnion(natural.lines[0].extent)
            return place(
                [line], block, width: width, isTruncated: true, grid: grid, owners: [natural, cut])
        }
        var paragraphs = SetParagraphs(text, width: width, grid: grid, setter: setter)
        if let width, let evened = evenedOut(paragraphs, width: width, grid: grid, setter: setter) {
            paragraphs = evened
        }
        var owners = [paragraphs]
        var lines = paragraphs.lines
        let allowed = allowedLines(block, height: height, first: lines[0].extent)
        let isTruncated = lines.count > allowed
        if isTruncated {
            let start = lines[allowed - 1].range.lowerBound
            let truncation = TextTruncation(
                text: text, width: width ?? .greatestFiniteMagnitude, grid: grid, setter: setter)
            let last = truncation.line(of: start..<text.bytes.count, block.truncation)
            owners.append(last)
            var line = last.lines[0]
            line.extent.formUnion(lines[allowed - 1].extent)
            lines = Array(lines[..<(allowed - 1)]) + [line]
        }
        return place(
            lines, block, width: width, isTruncated: isTruncated, grid: grid, owners: owners)
    }

    /// How many lines the limit and the height leave; at least one.
    private static func allowedLines(
        _ block: TextBlock, height: CGFloat?, first: LineExtent
    ) -> Int {
        var allowed = max(1, block.lineLimit ?? .max)
        if let height, height.isFinite {
            let pitch = first.pitch(lineSpacing: block.lineSpacing)
            let more = ((height - first.height) / pitch + PixelGrid.tolerance).rounded(.down)
            allowed = min(allowed, 1 + Int(max(0, min(1e6, more))))
        }
        return allowed
    }

    private static func place(
        _ lines: [SetLine], _ block: TextBlock, width: CGFloat?, isTruncated: Bool,
        grid: PixelGrid, owners: [AnyObject]
    ) -> TextSetting {
        var top: CGFloat = 0
        var bottom: CGFloat = 0
        var placed: [PlacedLine] = []
        for line in lines {
            placed.append(PlacedLine(line: line, baseline: top + line.extent.ascent))
            bottom = top + line.extent.height
            top += line.extent.pitch(lineSpacing: block.lineSpacing)
        }
        if block.reservedLines > lines.count, let last = lines.last?.extent {
            let extra = CGFloat(block.reservedLines - lines.count)
            bottom += extra * last.pitch(lineSpacing: block.lineSpacing)
        }
        let widest = lines.map { $0.width + $0.trailingSpace }.max() ?? 0
        var reported = grid.up(widest)
        if let width { reported = min(reported, max(0, width)) }
        let metrics = TextMetrics(
            size: CGSize(width: reported, height: grid.up(bottom)),
            firstBaseline: placed.first?.baseline ?? 0, lastBaseline: placed.last?.baseline ?? 0,
            lineCount: lines.count)
        return TextSetting(
            lines: placed, metrics: metrics, isTruncated: isTruncated, block: block,
            owners: owners)
    }

    /// Two lines whose second is one lone word are broken one word earlier if that makes them more
    /// even and both still fit (`text/wrapped`, macOS 26.2).
    private static func evenedOut(
        _ paragraphs: SetParagraphs, width: CGFloat, grid: PixelGrid, setter: TextSetter
    ) -> SetParagraphs? {
        let lines = paragraphs.lines
        guard lines.count == 2, !lines[0].endsParagraph, lines[1].width > 0,
            !lines[1].range.contains(where: paragraphs.text.isWhitespace(at:)),
            lines[0].trailingSpace > 0
        else { return nil }
        // Just too narrow for the first line as it is, also without the spacing at its ends.
        let narrower = SetParagraphs(
            paragraphs.text, width: lines[0].width - 1, grid: grid, setter: setter)
        guard narrower.lines.count == 2, narrower.lines[0].trailingSpace > 0 else { return nil }
        let (first, second) = (narrower.lines[0].width, narrower.lines[1].width)
        let isMoreEven = abs(first - second) < abs(lines[0].width - lines[1].width)
        return isMoreEven && second <= lines[0].width ? narrower : nil
    }

    /// A symbol by itself is as large as its own box, centred half a cap height above the
    /// baseline.
    private static func makeSymbol(
        _ run: TextRun, _ block: TextBlock, grid: PixelGrid, setter: TextSetter
    ) -> TextSetting {
        guard let symbol = setter.symbol(run) else {
            let metrics = TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
            return TextSetting(
                lines: [], metrics: metrics, isTruncated: false, block: block, owners: [])
        }
        let size = CGSize(width: grid.up(symbol.size.width), height: grid.up(symbol.size.height))
        let baseline = size.height / 2 + run.font.size * SystemMetrics.capHeight / 2
        var line = SetLine(range: 0..<3)
        line.width = size.width
        line.pieces = [
            GlyphPiece(
                glyphs: .symbol(symbol), x: (size.width - symbol.size.width) / 2,
                width: symbol.size.width, run: run)
        ]
        return TextSetting(
            lines: [PlacedLine(line: line, baseline: baseline)],
            metrics: TextMetrics(
                size: size, firstBaseline: baseline, lastBaseline: baseline, lineCount: 1),
            isTruncated: false, block: block, owners: [])
    }
}
