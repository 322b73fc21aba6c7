// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// A line that was cut from one that was set already, and who owns its glyphs.
struct CutLine {
    var line: SetLine
    var owners: [AnyObject]
}

extension TextTruncation {
    /// The longest beginning of a line that leaves room for an ellipsis, its glyphs as they were
    /// set; nil where glyphs may not stand in the order of the text.
    ///
    /// *Cost:* shapes nothing, since most rows of a feed are cut somewhere.
    func tail(of whole: SetParagraphs) -> CutLine? {
        guard whole.lines.count == 1, whole.lines[0].pieces.count == 1, !setter.isRightToLeft,
            case .text(let font, let glyphs) = whole.lines[0].pieces[0].glyphs,
            let places = GlyphPlaces(glyphs)
        else { return nil }
        let piece = whole.lines[0].pieces[0]
        let ellipsis = setter.ellipsis(like: piece.run)
        guard let mark = ellipsis.lines.first else { return nil }
        let room = width - mark.width + PixelGrid.tolerance
        let cuts = Set(text.characterBoundaries(in: 0..<text.bytes.count))
        var kept = 0
        for glyph in stride(from: places.starts.count - 1, to: 0, by: -1)
        where places.startsCluster(glyph) && cuts.contains(places.bytes[glyph]) {
            var end = glyph
            while end > 0, text.isWhitespace(at: places.bytes[end - 1]) { end -= 1 }
            guard places.starts[end] <= room else { continue }
            kept = end
            break
        }
        var line = SetLine(range: whole.lines[0].range.lowerBound..<places.bytes[kept])
        var owners: [AnyObject] = [whole, ellipsis]
        if kept > 0, let copy = OwnedGlyphs(glyphs, count: kept) {
            line.pieces.append(
                GlyphPiece(
                    glyphs: .text(font, copy.pointer), x: piece.x, width: places.starts[kept],
                    run: piece.run))
            owners.append(copy)
        }
        for var sign in mark.pieces {
            sign.x += places.starts[kept]
            line.pieces.append(sign)
        }
        line.width = places.starts[kept] + mark.width
        line.extent = whole.lines[0].extent
        line.endsParagraph = true
        return CutLine(line: line, owners: owners)
    }
}

/// Where the glyphs of a piece begin, on the line and in the text.
private struct GlyphPlaces {
    /// *Units:* points from the piece's start; one more than there are glyphs.
    var starts: [CGFloat] = [0]
    /// The byte of the text that each glyph stands for; the last is repeated.
    var bytes: [Int] = []

    /// Nil when the glyphs are not in the order of the text.
    init?(_ glyphs: UnsafeMutablePointer<PangoGlyphString>) {
        let count = Int(glyphs.pointee.num_glyphs)
        guard count > 0, let infos = glyphs.pointee.glyphs, let logs = glyphs.pointee.log_clusters
        else { return nil }
        var units: Int32 = 0
        for index in 0..<count {
            let byte = Int(logs[index])
            if let last = bytes.last, byte < last { return nil }
            bytes.append(byte)
            units += infos[index].geometry.width
            starts.append(PangoUnits.points(units))
        }
        bytes.append(bytes[count - 1])
    }

    func startsCluster(_ glyph: Int) -> Bool {
        glyph < bytes.count - 1 && bytes[glyph] != bytes[glyph - 1]
    }
}

/// A copy of the first glyphs of a string.
private final class OwnedGlyphs {
    let pointer: UnsafeMutablePointer<PangoGlyphString>

    init?(_ glyphs: UnsafeMutablePointer<PangoGlyphString>, count: Int) {
        guard let copy = pango_glyph_string_copy(glyphs) else { return nil }
        pango_glyph_string_set_size(copy, Int32(count))
        pointer = copy
    }

    deinit { pango_glyph_string_free(pointer) }
}
