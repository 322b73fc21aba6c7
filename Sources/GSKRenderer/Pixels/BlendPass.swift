// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

extension DisplayBlendMode {
    /// Cairo's operator, whose formulas are W3C's; nil for the two modes that cairo lacks.
    var cairoOperator: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .softLight, .plusDarker: nil
        }
    }

    /// One channel of the two modes that cairo lacks. *Range:* 0…1, not premultiplied.
    ///
    /// *Source:* soft light is Pegtop's formula (`effects/blend` of iamcgn/swiftui-web); plus
    /// darker adds the complements, as Core Graphics documents it.
    func mix(backdrop b: Double, source s: Double) -> Double {
        self == .softLight ? (1 - 2 * s) * b * b + 2 * s * b : max(0, b + s - 1)
    }
}

extension RasterSurface {
    /// The pixels of `source` as they are to be laid over this backdrop, for a mode that mixes
    /// channel by channel. *Source:* W3C Compositing: `(1 − αb)·Cs + αb·B(Cb, Cs)`.
    func mixed(with source: RasterSurface, _ mode: DisplayBlendMode) -> RasterSurface {
        _ = source.withBytes { input in
            withBytes { backdrop in
                var y = 0
                while y < min(height, source.height) {
                    let rows = (
                        UnsafeMutableRawPointer(input + y * source.stride)
                            .assumingMemoryBound(to: UInt32.self),
                        UnsafeMutableRawPointer(backdrop + y * stride)
                            .assumingMemoryBound(to: UInt32.self)
                    )
                    var x = 0
                    while x < min(width, source.width) {
                        defer { x &+= 1 }
                        guard rows.0[x] >> 24 > 0, rows.1[x] >> 24 > 0 else { continue }
                        var s = DisplayColor(packed: rows.0[x])
                        let b = DisplayColor(packed: rows.1[x])
                        func channel(_ b: Double, _ s: Double, _ alpha: Double) -> Double {
                            (1 - alpha) * s + alpha * mode.mix(backdrop: b, source: s)
                        }
                        s.red = channel(b.red, s.red, b.alpha)
                        s.green = channel(b.green, s.green, b.alpha)
                        s.blue = channel(b.blue, s.blue, b.alpha)
                        rows.0[x] = s.packed
                    }
                    y += 1
                }
            }
        }
        return source
    }
}
