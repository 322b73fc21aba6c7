// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// Which installed families stand for the system's designs, found through fontconfig by name.
@MainActor final class FontCatalog {
    /// Family names by preference; a design without any of them is the desktop's generic.
    private static let preferred: [FontDescriptor.Design: [String]] = [
        .standard: ["Inter", "Inter Variable"],
        .serif: ["Source Serif 4", "Noto Serif", "DejaVu Serif"],
        .rounded: ["Nunito", "Quicksand", "Comfortaa", "Inter"],
        .monospaced: ["JetBrains Mono", "Fira Code", "Noto Sans Mono", "DejaVu Sans Mono"],
    ]
    private static let generic: [FontDescriptor.Design: String] = [
        .standard: "Sans", .serif: "Serif", .rounded: "Sans", .monospaced: "Monospace",
    ]

    let fontMap: OpaquePointer
    private let families: Set<String>
    private var designs: [FontDescriptor.Design: String] = [:]

    init() {
        let map = pango_cairo_font_map_get_default()!
        fontMap = OpaquePointer(map)
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(map, &list, &count)
        var names = Set<String>()
        for index in 0..<Int(count) {
            guard let family = list?[index], let name = pango_font_family_get_name(family) else {
                continue
            }
            names.insert(String(cString: name))
        }
        g_free(list)
        families = names
    }

    func isInstalled(_ family: String) -> Bool { families.contains(family) }

    func family(of font: FontDescriptor) -> String {
        if let family = font.family { return family }
        if let known = designs[font.design] { return known }
        let found = Self.preferred[font.design]?.first(where: families.contains)
        let name = found ?? Self.generic[font.design] ?? "Sans"
        designs[font.design] = name
        return name
    }

    /// What brings the free face's widths near those of Apple's, besides the run's own tracking.
    ///
    /// Inter is drawn wider than SF at text sizes. *Source:* the "dynamic metrics" curve that
    /// Inter's author published for it; not a measurement of SF.
    func builtInTracking(of font: FontDescriptor) -> CGFloat {
        guard family(of: font).hasPrefix("Inter") else { return 0 }
        let size = Double(font.size)
        return CGFloat((-0.0223 + 0.185 * exp(-0.1745 * size)) * size)
    }

    /// A description that the caller frees.
    func makeDescription(_ font: FontDescriptor) -> OpaquePointer {
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, family(of: font))
        pango_font_description_set_absolute_size(
            description, Double(PangoUnits.from(max(0, font.size))))
        pango_font_description_set_weight(
            description, PangoWeight(rawValue: UInt32(max(1, min(1000, font.weight)))))
        if font.isItalic {
            pango_font_description_set_style(description, PANGO_STYLE_ITALIC)
        }
        return description
    }

    /// A context that sets glyphs where they fall, without hinting: layout is the same at every
    /// scale.
    func makeContext(isRightToLeft: Bool) -> ObjectReference {
        let map = UnsafeMutablePointer<PangoFontMap>(fontMap)
        let context = pango_font_map_create_context(map)!
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(
            context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        return ObjectReference(owning: context)
    }
}
