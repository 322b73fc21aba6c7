// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// Turns runs into Pango's attributes; one for each base direction.
@MainActor final class TextSetter {
    let context: ObjectReference
    let isRightToLeft: Bool
    private let catalog: FontCatalog
    private let symbols: SymbolFace
    private var spaceWidths: [FontDescriptor: CGFloat] = [:]
    private var ellipses: [TextRun: SetParagraphs] = [:]
    private static let ellipsisLimit = 64

    init(catalog: FontCatalog, symbols: SymbolFace, isRightToLeft: Bool) {
        self.catalog = catalog
        self.symbols = symbols
        self.isRightToLeft = isRightToLeft
        context = catalog.makeContext(isRightToLeft: isRightToLeft)
    }

    func symbol(_ run: TextRun) -> SymbolGlyph? {
        guard case .symbol(let name, let scale) = run.content else { return nil }
        return symbols.glyph(
            named: name, font: run.font, scale: scale, isRightToLeft: isRightToLeft)
    }

    /// Adds what the span looks like; returns the glyph if it is a symbol.
    func append(
        _ span: StyledText.Span, index: Int, to list: OpaquePointer?
    ) -> SymbolGlyph? {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            guard let attribute else { return }
            attribute.pointee.start_index = UInt32(span.range.lowerBound)
            attribute.pointee.end_index = UInt32(span.range.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        let run = span.run
        // Pango ends a run of glyphs where the colour changes, so a colour that is unique to the
        // span makes every run belong to exactly one.
        insert(
            pango_attr_foreground_new(
                UInt16(truncatingIfNeeded: index), UInt16(truncatingIfNeeded: index >> 16), 0))
        if case .symbol = run.content {
            let glyph = symbol(run)
            var box = PangoRectangle()
            box.width = PangoUnits.from(glyph?.size.width ?? 0)
            insert(pango_attr_shape_new(&box, &box))
            return glyph
        }
        let description = catalog.makeDescription(run.font)
        insert(pango_attr_font_desc_new(description))
        pango_font_description_free(description)
        let tracking = run.tracking + catalog.builtInTracking(of: run.font)
        if tracking != 0 { insert(pango_attr_letter_spacing_new(PangoUnits.from(tracking))) }
        if run.font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1")) }
        // A word that is broken by characters gets no hyphen.
        insert(pango_attr_insert_hyphens_new(0))
        return nil
    }

    /// The width of a space in the run's font. *Units:* points.
    func spaceWidth(_ run: TextRun) -> CGFloat {
        var space = run
        space.content = .string(" ")
        guard run.tracking == 0 else { return measure(space) }
        if let width = spaceWidths[run.font] { return width }
        let width = measure(space)
        spaceWidths[run.font] = width
        return width
    }

    /// An ellipsis in the look of a run.
    func ellipsis(like run: TextRun) -> SetParagraphs {
        var run = run
        run.content = .string("…")
        if let known = ellipses[run] { return known }
        let made = SetParagraphs(
            StyledText([run]), width: nil, grid: PixelGrid(pixel: 1), setter: self)
        // Looks are few; where they are not, as in an animation of colours, the latest are kept.
        if ellipses.count >= Self.ellipsisLimit { ellipses = [:] }
        ellipses[run] = made
        return made
    }

    private func measure(_ run: TextRun) -> CGFloat {
        SetParagraphs(StyledText([run]), width: nil, grid: PixelGrid(pixel: 1), setter: self)
            .lines.first?.width ?? 0
    }
}
