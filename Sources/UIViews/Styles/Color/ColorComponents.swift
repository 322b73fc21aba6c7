// SPDX-License-Identifier: MIT
import Foundation
import UIDisplayList

/// A colour in gamma-encoded sRGB, not premultiplied; parts outside 0…1 lie outside its gamut.
struct ColorComponents: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Three bytes, red highest, as in `0xFF_38_3C`.
    init(_ hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, alpha: alpha)
    }

    init(_ color: DisplayColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Linear-light sRGB.
    init(linear: SIMD3<Double>, alpha: Double) {
        self.init(
            red: TransferFunction.encode(linear.x), green: TransferFunction.encode(linear.y),
            blue: TransferFunction.encode(linear.z), alpha: alpha)
    }

    var linear: SIMD3<Double> {
        SIMD3(
            TransferFunction.decode(red), TransferFunction.decode(green),
            TransferFunction.decode(blue))
    }

    /// What can be shown: each part limited to 0…1; what is no number is 0.
    var displayColor: DisplayColor {
        func limited(_ value: Double) -> Double { value >= 0 ? min(1, value) : 0 }
        return DisplayColor(
            red: limited(red), green: limited(green), blue: limited(blue), alpha: limited(alpha))
    }

    func opacity(_ factor: Double) -> ColorComponents {
        ColorComponents(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}

/// The curve between linear light and sRGB's codes; negative values mirror. *Source:* IEC 61966-2-1.
enum TransferFunction {
    static func decode(_ code: Double) -> Double {
        let value = abs(code)
        let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        return code < 0 ? -light : light
    }

    static func encode(_ light: Double) -> Double {
        let value = abs(light)
        let code = value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return light < 0 ? -code : code
    }
}

/// Linear Display P3 to linear sRGB, both with the white point D65.
enum DisplayP3 {
    static func toSRGB(_ p3: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            1.224_940_176_3 * p3.x - 0.224_940_176_3 * p3.y,
            -0.042_056_954_7 * p3.x + 1.042_056_954_7 * p3.y,
            -0.019_637_554_6 * p3.x - 0.078_636_045_6 * p3.y + 1.098_273_600_1 * p3.z)
    }
}

/// Mixes of two colours.
enum ColorMixing {
    /// Alpha weighs: what is transparent adds no hue. *Range:* fraction 0…1.
    static func mix(
        _ a: ColorComponents, _ b: ColorComponents, by fraction: Double, perceptual: Bool
    ) -> ColorComponents {
        let alpha = a.alpha + (b.alpha - a.alpha) * fraction
        let weight =
            alpha > 0 ? fraction * b.alpha / alpha : fraction
        guard perceptual else {
            return ColorComponents(
                red: a.red + (b.red - a.red) * weight,
                green: a.green + (b.green - a.green) * weight,
                blue: a.blue + (b.blue - a.blue) * weight, alpha: alpha)
        }
        let (labA, labB) = (Oklab.fromLinear(a.linear), Oklab.fromLinear(b.linear))
        return ColorComponents(
            linear: Oklab.toLinear(labA + (labB - labA) * weight), alpha: alpha)
    }
}

/// The perceptual space Oklab (Björn Ottosson, 2020): lightness, green–red, blue–yellow.
enum Oklab {
    static func fromLinear(_ c: SIMD3<Double>) -> SIMD3<Double> {
        let l = cbrt(0.412_221_470_8 * c.x + 0.536_332_536_3 * c.y + 0.051_445_992_9 * c.z)
        let m = cbrt(0.211_903_498_2 * c.x + 0.680_699_545_1 * c.y + 0.107_396_956_6 * c.z)
        let s = cbrt(0.088_302_461_9 * c.x + 0.281_718_837_6 * c.y + 0.629_978_700_5 * c.z)
        return SIMD3(
            0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
            1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
            0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s)
    }

    static func toLinear(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let l = lab.x + 0.396_337_777_4 * lab.y + 0.215_803_757_3 * lab.z
        let m = lab.x - 0.105_561_345_8 * lab.y - 0.063_854_172_8 * lab.z
        let s = lab.x - 0.089_484_177_5 * lab.y - 1.291_485_548_0 * lab.z
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        return SIMD3(
            4.076_741_662_1 * l3 - 3.307_711_591_3 * m3 + 0.230_969_929_2 * s3,
            -1.268_438_004_6 * l3 + 2.609_757_401_1 * m3 - 0.341_319_396_5 * s3,
            -0.004_196_086_3 * l3 - 0.703_418_614_7 * m3 + 1.707_614_701_0 * s3)
    }
}
