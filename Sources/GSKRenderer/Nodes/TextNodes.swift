// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// Set text as GSK nodes.
@MainActor enum TextNodes {
    static func drawing(
        _ setting: TextSetting, in box: CGRect, grid: PixelGrid
    ) -> Drawing? {
        var nodes: [Drawing] = []
        for placed in setting.lines {
            let x = box.minX + setting.x(of: placed.line, in: box.width)
            let y = box.minY + placed.baseline
            for piece in placed.line.pieces {
                append(piece, x: x + piece.x, baseline: y, grid: grid, to: &nodes)
            }
        }
        return .container(nodes)
    }

    private static func append(
        _ piece: GlyphPiece, x: CGFloat, baseline: CGFloat, grid: PixelGrid,
        to nodes: inout [Drawing]
    ) {
        let run = piece.run
        let raised = baseline - run.baselineOffset
        if let line = run.underline {
            let top = raised + run.font.size * SystemMetrics.underlineOffset
            nodes += lineNodes(line, run, x: x, width: piece.width, top: top, grid: grid)
        }
        var color = GdkRGBA(run.color)
        switch piece.glyphs {
        case .text(let font, let glyphs):
            var offset = graphene_point_t(x: Float(x), y: Float(raised))
            if let ink = Drawing.node(gsk_text_node_new(font, glyphs, &color, &offset)) {
                nodes.append(ink)
            }
        case .symbol(let symbol):
            // A symbol's middle is half a cap height above the baseline.
            let top =
                raised - run.font.size * SystemMetrics.capHeight / 2 - symbol.size.height / 2
            var offset = graphene_point_t(
                x: Float(x + symbol.origin.x), y: Float(top + symbol.origin.y))
            guard case .filled = symbol.look else {
                let box = CGRect(
                    x: x, y: top, width: symbol.size.width, height: symbol.size.height)
                if let ink = outline(of: symbol, in: box, run.color) { nodes.append(ink) }
                break
            }
            let node = gsk_text_node_new(symbol.font, symbol.glyphs, &color, &offset)
            if let ink = Drawing.node(node) { nodes.append(ink) }
        }
        if let line = run.strikethrough {
            let middle = raised - run.font.size * SystemMetrics.xHeight / 2
            let thickness = grid.up(run.font.size * SystemMetrics.underlineThickness)
            nodes += lineNodes(
                line, run, x: x, width: piece.width, top: middle - thickness / 2, grid: grid)
        }
    }

    /// A glyph drawn with a line along its outline: of a rim the inner half shows, a bold glyph
    /// is filled as well.
    private static func outline(
        of symbol: SymbolGlyph, in box: CGRect, _ color: DisplayColor
    ) -> Drawing? {
        let origin = CGPoint(x: box.minX + symbol.origin.x, y: box.minY + symbol.origin.y)
        return .cairo(bounds: box) { context in
            cairo_new_path(context)
            cairo_move_to(context, Double(origin.x), Double(origin.y))
            pango_cairo_glyph_string_path(context, symbol.font, symbol.glyphs)
            CairoPath.setSource(color, on: context)
            switch symbol.look {
            case .filled: cairo_fill(context)
            case .rim(let width):
                cairo_clip_preserve(context)
                cairo_set_line_width(context, Double(width * 2))
                cairo_stroke(context)
            case .emboldened(let gain):
                // As one picture, so that a colour that lets through shows no overlap.
                cairo_push_group(context)
                cairo_set_source_rgb(context, 0, 0, 0)
                cairo_fill_preserve(context)
                cairo_set_line_width(context, Double(gain * 2))
                cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
                cairo_stroke(context)
                let shape = cairo_pop_group(context)
                CairoPath.setSource(color, on: context)
                cairo_mask(context, shape)
                cairo_pattern_destroy(shape)
            }
        }
    }

    /// A line in whole device pixels, solid or in the measured dash patterns, whose lengths are
    /// in thicknesses (`textstyle/*`, macOS 26.2; dash-dot-dot continues their series).
    private static func lineNodes(
        _ line: TextRun.Line, _ run: TextRun, x: CGFloat, width: CGFloat, top: CGFloat,
        grid: PixelGrid
    ) -> [Drawing] {
        let thickness = grid.up(run.font.size * SystemMetrics.underlineThickness)
        let color = line.color ?? run.color
        let y = grid.nearest(top)
        let lengths: [CGFloat] =
            switch line.pattern {
            case .solid: []
            case .dot: [3, 3]
            case .dash: [10, 5]
            case .dashDot: [10, 3, 3, 3]
            case .dashDotDot: [10, 3, 3, 3, 3, 3]
            }
        guard !lengths.isEmpty, thickness > 0 else {
            let rect = CGRect(x: x, y: y, width: width, height: thickness)
            return Drawing.color(color, in: rect).map { [$0] } ?? []
        }
        var nodes: [Drawing] = []
        var reached: CGFloat = 0
        var index = 0
        while reached < width {
            let length = lengths[index % lengths.count] * thickness
            if index % 2 == 0 {
                let rect = CGRect(
                    x: x + reached, y: y, width: min(length, width - reached), height: thickness)
                if let node = Drawing.color(color, in: rect) { nodes.append(node) }
            }
            reached += length
            index += 1
        }
        return nodes
    }
}
