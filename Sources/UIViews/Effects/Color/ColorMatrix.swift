// SPDX-License-Identifier: MIT

/// Maps colours: 4×5, row by row, over un-premultiplied gamma-encoded sRGB from 0 to 1.
///
/// *Source:* measured (`effects/brightness`, `effects/saturation`, `effects/color-map`):
/// brightness adds, contrast spreads about one half, saturation and hue are SVG's matrices.
struct _ColorMatrix {
    var rows: [Double]

    private init(_ rows: [Double]) { self.rows = rows }

    /// Each channel scaled about a pivot and moved.
    private static func channels(
        scale: (Double, Double, Double), offset: Double, alpha: Double = 1
    ) -> _ColorMatrix {
        _ColorMatrix([
            scale.0, 0, 0, 0, offset,
            0, scale.1, 0, 0, offset,
            0, 0, scale.2, 0, offset,
            0, 0, 0, alpha, 0,
        ])
    }

    static func brightness(_ amount: Double) -> _ColorMatrix {
        channels(scale: (1, 1, 1), offset: amount)
    }

    static func contrast(_ amount: Double) -> _ColorMatrix {
        channels(scale: (amount, amount, amount), offset: 0.5 - 0.5 * amount)
    }

    static let inverted = channels(scale: (-1, -1, -1), offset: 1)

    static func multiplied(red: Double, green: Double, blue: Double, alpha: Double) -> _ColorMatrix
    {
        channels(scale: (red, green, blue), offset: 0, alpha: alpha)
    }

    /// SVG's weights of luminance.
    private static let weights = (red: 0.213, green: 0.715, blue: 0.072)

    static func saturation(_ s: Double) -> _ColorMatrix {
        let (r, g, b) = (weights.red, weights.green, weights.blue)
        return _ColorMatrix([
            r + (1 - r) * s, g - g * s, b - b * s, 0, 0,
            r - r * s, g + (1 - g) * s, b - b * s, 0, 0,
            r - r * s, g - g * s, b + (1 - b) * s, 0, 0,
            0, 0, 0, 1, 0,
        ])
    }

    static func hueRotation(_ angle: Angle) -> _ColorMatrix {
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        let (r, g, b) = (weights.red, weights.green, weights.blue)
        return _ColorMatrix([
            r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0,
            r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0,
            r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0,
            0, 0, 0, 1, 0,
        ])
    }

    /// Black, as opaque as the colour is light.
    static let luminanceToAlpha = _ColorMatrix([
        0, 0, 0, 0, 0,
        0, 0, 0, 0, 0,
        0, 0, 0, 0, 0,
        weights.red, weights.green, weights.blue, 0, 0,
    ])

    /// Whether every colour stays as it is.
    var isIdentity: Bool {
        rows == [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    }
}
