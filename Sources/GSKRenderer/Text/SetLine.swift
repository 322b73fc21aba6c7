// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// Glyphs of one font and one look, placed on their line.
struct GlyphPiece {
    enum Glyphs {
        case text(UnsafeMutablePointer<PangoFont>, UnsafeMutablePointer<PangoGlyphString>)
        case symbol(SymbolGlyph)
    }
    var glyphs: Glyphs
    /// *Space:* from the line's left end, points.
    var x: CGFloat
    var width: CGFloat
    var run: TextRun
}

/// One line of set text: its glyphs from left to right, and its extent.
struct SetLine {
    /// The bytes of the text that the line holds.
    var range: Range<Int>
    var pieces: [GlyphPiece] = []
    /// The drawn width, without spaces at the end where the line was broken. *Units:* points.
    var width: CGFloat = 0
    /// What the spaces at a broken end would take up.
    var trailingSpace: CGFloat = 0
    var extent = LineExtent()
    /// Whether a paragraph ends here, or only a line.
    var endsParagraph = false
}

/// A text broken into lines of a width.
@MainActor final class SetParagraphs {
    let text: StyledText
    private(set) var lines: [SetLine] = []
    /// Owns the glyph strings that the lines point to.
    private let layout: ObjectReference

    init(_ text: StyledText, width: CGFloat?, grid: PixelGrid, setter: TextSetter) {
        self.text = text
        let isRightToLeft = setter.isRightToLeft
        layout = ObjectReference(owning: pango_layout_new(setter.context.pointer))
        let pointer = layout.pointer
        var symbols: [Int: SymbolGlyph] = [:]
        let attributes = pango_attr_list_new()
        for (index, span) in text.spans.enumerated() {
            symbols[index] = setter.append(span, index: index, to: attributes)
        }
        pango_layout_set_attributes(pointer, attributes)
        pango_attr_list_unref(attributes)
        text.bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(pointer, $0.baseAddress, Int32($0.count))
            }
        }
        pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
        if let width { pango_layout_set_width(pointer, PangoUnits.from(max(0, width))) }
        let count = pango_layout_get_line_count(pointer)
        for index in 0..<count {
            guard let line = pango_layout_get_line_readonly(pointer, index) else { continue }
            lines.append(
                makeLine(
                    line.pointee, next: pango_layout_get_line_readonly(pointer, index + 1),
                    symbols: symbols, grid: grid, isRightToLeft: isRightToLeft, setter: setter))
        }
    }

    private func makeLine(
        _ line: PangoLayoutLine, next: UnsafeMutablePointer<PangoLayoutLine>?,
        symbols: [Int: SymbolGlyph], grid: PixelGrid, isRightToLeft: Bool, setter: TextSetter
    ) -> SetLine {
        let start = Int(line.start_index)
        let end = start + Int(line.length)
        var result = SetLine(range: start..<end)
        result.endsParagraph = next.map { $0.pointee.is_paragraph_start != 0 } ?? true
        var x: CGFloat = 0
        var node = line.runs
        while let current = node {
            defer { node = current.pointee.next }
            guard let data = current.pointee.data else { continue }
            let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            let spanIndex = text.spanIndex(at: Int(item.item.pointee.offset))
            let run = text.spans[spanIndex].run
            let width = PangoUnits.points(pango_glyph_string_get_width(item.glyphs))
            if case .symbol = run.content {
                if let symbol = symbols[spanIndex] {
                    result.pieces.append(
                        GlyphPiece(glyphs: .symbol(symbol), x: x, width: width, run: run))
                }
            } else if let font = item.item.pointee.analysis.font {
                result.pieces.append(
                    GlyphPiece(glyphs: .text(font, item.glyphs), x: x, width: width, run: run))
            }
            x += width
        }
        result.width = x
        for span in text.spans where span.range.overlaps(start..<max(end, start + 1)) {
            result.extent.formUnion(LineExtent(span.run, grid: grid))
        }
        if result.extent.height == 0, !text.spans.isEmpty {
            let run = text.run(at: min(start, text.bytes.count - 1))
            result.extent = LineExtent(run, grid: grid)
        }
        if !result.endsParagraph { measureTrailingSpace(of: &result, setter: setter) }
        return result
    }

    /// Pango gives the last space of a broken line no width; further ones hang, too.
    private func measureTrailingSpace(of line: inout SetLine, setter: TextSetter) {
        var end = line.range.upperBound
        while end > line.range.lowerBound, text.isWhitespace(at: end - 1) { end -= 1 }
        let count = line.range.upperBound - end
        guard count > 0 else { return }
        let space = setter.spaceWidth(text.run(at: end))
        line.trailingSpace = space * CGFloat(count)
        line.width = max(0, line.width - space * CGFloat(count - 1))
    }

    /// The byte of the line's text that lies at a distance from its left end.
    func index(inLine line: Int, at x: CGFloat) -> Int {
        guard let pointer = pango_layout_get_line_readonly(layout.pointer, Int32(line)) else {
            return 0
        }
        var index: Int32 = 0
        var trailing: Int32 = 0
        pango_layout_line_x_to_index(pointer, PangoUnits.from(x), &index, &trailing)
        return Int(index)
    }
}
