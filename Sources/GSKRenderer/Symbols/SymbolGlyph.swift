// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// A symbol shaped at one size: its glyph, and the box that it takes up.
final class SymbolGlyph {
    /// Owns the font and the glyph string below.
    private let layout: ObjectReference
    let font: UnsafeMutablePointer<PangoFont>
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// The box that the symbol takes up. *Units:* points.
    let size: CGSize
    /// Where the glyph's origin lies in the box.
    let origin: CGPoint
    /// How the glyph is drawn.
    let look: Look

    /// *Units:* points.
    enum Look {
        case filled
        /// Only a rim of this width, inside the glyph's outline.
        case rim(CGFloat)
        /// Filled, and wider by this much all around.
        case emboldened(CGFloat)
    }

    init(
        layout: ObjectReference, item: PangoGlyphItem, size: CGSize, origin: CGPoint,
        look: Look
    ) {
        self.layout = layout
        font = item.item.pointee.analysis.font
        glyphs = item.glyphs
        self.size = size
        self.origin = origin
        self.look = look
    }
}

/// Shapes symbols with the icon font, once per symbol and size.
@MainActor final class SymbolFace {
    /// The icon font's family, as fontconfig knows it.
    ///
    /// Of Debian's two icon fonts this one has outlined and filled forms of most signs, which SF's
    /// plain and `.fill` names need; the other (Material Icons) has the filled forms only.
    static let family = "Material Design Icons"
    static let debianPackage = "fonts-materialdesignicons-webfont"

    /// The icon font's em in font sizes, and the room around the ink in font sizes.
    ///
    /// *Source:* fitted to two of SF's symbols at 13 pt, `symbol/*` of iamcgn/swiftui-web: star
    /// 16.5 × 16, chevron 10 × 13.5.
    private static let emScale: CGFloat = 1.2
    private static let margin: CGFloat = 0.27
    /// The width of a drawn rim in font sizes; that of the font's own outlined glyphs.
    private static let rim: CGFloat = 0.1
    /// What a bold symbol's lines gain on each side in font sizes. The icon font has one weight;
    /// SF's symbols follow the text's. Chosen by eye, not measured.
    private static let boldness: CGFloat = 0.025

    private struct Key: Hashable {
        var code: UInt32
        var size: CGFloat
        var isOutlined: Bool
        var weight: Int
    }

    private let context: ObjectReference
    private let isInstalled: Bool
    private var glyphs: [Key: SymbolGlyph] = [:]
    private var reported: Set<String> = []

    init(catalog: FontCatalog) {
        context = catalog.makeContext(isRightToLeft: false)
        isInstalled = catalog.isInstalled(Self.family)
    }

    /// The symbol's glyph, or nil when the name or the font is unknown, which is reported once.
    func glyph(
        named name: String, font: FontDescriptor, scale: CGFloat, isRightToLeft: Bool
    ) -> SymbolGlyph? {
        guard isInstalled else {
            report(
                "the icon font \"\(Self.family)\" is not installed, so symbols are not drawn; "
                    + "install the package \(Self.debianPackage)")
            return nil
        }
        guard let symbol = SymbolTable.symbol(named: name, isRightToLeft: isRightToLeft) else {
            report("no symbol is known for the name \"\(name)\"; it is drawn as nothing")
            return nil
        }
        let size = font.size * scale
        guard size > 0, size < 4000 else { return nil }
        let key = Key(
            code: symbol.code, size: size, isOutlined: symbol.isOutlined, weight: font.weight)
        if let glyph = glyphs[key] { return glyph }
        let glyph = shape(symbol, size: size, weight: font.weight)
        if glyphs.count > 2000 { glyphs.removeAll() }
        glyphs[key] = glyph
        return glyph
    }

    private func shape(
        _ symbol: SymbolTable.Symbol, size: CGFloat, weight: Int
    ) -> SymbolGlyph? {
        let layout = ObjectReference(owning: pango_layout_new(context.pointer))
        let description = pango_font_description_new()
        pango_font_description_set_family(description, Self.family)
        pango_font_description_set_absolute_size(
            description, Double(PangoUnits.from(size * Self.emScale * symbol.scale)))
        pango_layout_set_font_description(layout.pointer, description)
        pango_font_description_free(description)
        guard let scalar = Unicode.Scalar(symbol.code) else { return nil }
        pango_layout_set_text(layout.pointer, String(Character(scalar)), -1)
        guard let line = pango_layout_get_line_readonly(layout.pointer, 0),
            let run = line.pointee.runs?.pointee.data
        else { return nil }
        var ink = PangoRectangle()
        pango_layout_line_get_extents(line, &ink, nil)
        let inkSize = CGSize(
            width: PangoUnits.points(ink.width), height: PangoUnits.points(ink.height))
        let margin = size * Self.margin
        return SymbolGlyph(
            layout: layout, item: run.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
            size: CGSize(width: inkSize.width + margin, height: inkSize.height + margin),
            origin: CGPoint(
                x: margin / 2 - PangoUnits.points(ink.x), y: margin / 2 - PangoUnits.points(ink.y)),
            look: look(symbol, size: size, weight: weight))
    }

    private func look(
        _ symbol: SymbolTable.Symbol, size: CGFloat, weight: Int
    ) -> SymbolGlyph.Look {
        let gain = size * Self.boldness * CGFloat(weight - 400) / 300
        if symbol.isOutlined { return .rim(max(size * Self.rim / 2, size * Self.rim + gain)) }
        return gain > 0 ? .emboldened(gain) : .filled
    }

    private func report(_ message: String) {
        guard reported.insert(message).inserted else { return }
        FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }
}
