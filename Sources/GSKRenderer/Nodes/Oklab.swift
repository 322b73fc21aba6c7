// SPDX-License-Identifier: MIT
import UIDisplayList

/// A colour in Oklab, multiplied by its alpha: the space in which gradients blend.
///
/// *Source:* Björn Ottosson's published matrices; that gradients blend close to Oklab is measured
/// (red to blue has the middle 170 121 168, `gradient/basic` of iamcgn/swiftui-web).
struct Oklab {
    var l: Double
    var a: Double
    var b: Double
    var alpha: Double

    init(_ color: DisplayColor) {
        func linear(_ c: Double) -> Double {
            c <= 0.040_45 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
        }
        let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
        let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
        let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
        let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
        alpha = color.alpha
        self.l = alpha * (0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s)
        self.a = alpha * (1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s)
        self.b = alpha * (0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s)
    }

    /// The blend with another colour. *Range:* t 0…1.
    func mixed(with other: Oklab, _ t: Double) -> Oklab {
        var result = self
        result.l += (other.l - l) * t
        result.a += (other.a - a) * t
        result.b += (other.b - b) * t
        result.alpha += (other.alpha - alpha) * t
        return result
    }

    var color: DisplayColor {
        guard alpha > 0 else { return .clear }
        let (l, a, b) = (l / alpha, a / alpha, b / alpha)
        func cube(_ x: Double) -> Double { x * x * x }
        let p = cube(l + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
        let m = cube(l - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
        let s = cube(l - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
        func gamma(_ c: Double) -> Double {
            let c = max(0, min(1, c))
            return c <= 0.003_130_8 ? c * 12.92 : 1.055 * pow(c, 1 / 2.4) - 0.055
        }
        return DisplayColor(
            red: gamma(4.076_741_662_1 * p - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
            green: gamma(-1.268_438_004_6 * p + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
            blue: gamma(-0.004_196_086_3 * p - 0.703_418_614_7 * m + 1.707_614_701_0 * s),
            alpha: alpha)
    }

    /// How many straight pieces stand for the curved way between two stops.
    private static let pieces = 10

    /// Stops so close that blending in sRGB between them follows the way through Oklab.
    static func expanded(_ stops: [DisplayGradientStop]) -> [DisplayGradientStop] {
        var result: [DisplayGradientStop] = []
        for stop in stops {
            if let last = result.last, last.color != stop.color, last.location < stop.location {
                let (from, to) = (Oklab(last.color), Oklab(stop.color))
                for index in 1..<pieces {
                    let t = Double(index) / Double(pieces)
                    let location = last.location + (stop.location - last.location) * CGFloat(t)
                    result.append(
                        DisplayGradientStop(
                            color: from.mixed(with: to, t).color, location: location))
                }
            }
            result.append(stop)
        }
        return result
    }
}
