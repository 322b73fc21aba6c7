// SPDX-License-Identifier: MIT
import Foundation

extension Color {
    /// A profile that specifies how to interpret a color value for display.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The extended red, green, blue (sRGB) color space.
        case sRGB
        /// The extended sRGB color space with a linear transfer function.
        case sRGBLinear
        /// The Display P3 color space.
        case displayP3
    }

    /// Creates a constant color from red, green, and blue component values.
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        self.init(
            .components(
                ColorComponents(
                    colorSpace, red: red, green: green, blue: blue, opacity: opacity)))
    }

    /// Creates a constant grayscale color.
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a constant color from hue, saturation, and brightness values.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        // A whole turn has six sectors; the hue is the way around, 1 is 0 again.
        let turn = hue == 1 ? 1 : hue - hue.rounded(.down)
        func part(_ sector: Double) -> Double {
            let k = (sector + turn * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    /// Creates a constant color with the values specified by the resolved color.
    public init(_ resolved: Color.Resolved) {
        self.init(.components(resolved.components))
    }
}

extension ColorComponents {
    init(
        _ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double
    ) {
        switch space {
        case .sRGB: self.init(red: red, green: green, blue: blue, alpha: opacity)
        case .sRGBLinear: self.init(linear: SIMD3(red, green, blue), alpha: opacity)
        case .displayP3:
            let light = SIMD3(
                TransferFunction.decode(red), TransferFunction.decode(green),
                TransferFunction.decode(blue))
            self.init(linear: DisplayP3.toSRGB(light), alpha: opacity)
        }
    }
}
