// SPDX-License-Identifier: MIT
import UIMotion
import UIViewGraph

extension Color {
    /// A concrete color value.
    public struct Resolved: Hashable, Sendable {
        /// The amount of red in the color in the sRGB linear color space.
        public var linearRed: Float
        /// The amount of green in the color in the sRGB linear color space.
        public var linearGreen: Float
        /// The amount of blue in the color in the sRGB linear color space.
        public var linearBlue: Float
        /// The degree of opacity in the color, in the range `0` to `1`.
        public var opacity: Float

        /// Creates a resolved color from red, green, and blue component values.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
            opacity: Float = 1
        ) {
            self.init(
                ColorComponents(
                    colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
                    opacity: Double(opacity)))
        }

        init(_ components: ColorComponents) {
            let linear = components.linear
            linearRed = Float(linear.x)
            linearGreen = Float(linear.y)
            linearBlue = Float(linear.z)
            opacity = Float(components.alpha)
        }

        var components: ColorComponents {
            ColorComponents(
                linear: SIMD3(Double(linearRed), Double(linearGreen), Double(linearBlue)),
                alpha: Double(opacity))
        }

        /// The amount of red in the color in the sRGB color space.
        public var red: Float {
            get { Float(TransferFunction.encode(Double(linearRed))) }
            set { linearRed = Float(TransferFunction.decode(Double(newValue))) }
        }

        /// The amount of green in the color in the sRGB color space.
        public var green: Float {
            get { Float(TransferFunction.encode(Double(linearGreen))) }
            set { linearGreen = Float(TransferFunction.decode(Double(newValue))) }
        }

        /// The amount of blue in the color in the sRGB color space.
        public var blue: Float {
            get { Float(TransferFunction.encode(Double(linearBlue))) }
            set { linearBlue = Float(TransferFunction.decode(Double(newValue))) }
        }
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never

    public func _resolve(in context: _StyleContext) -> _StyleResult {
        _StyleResult(
            .color(components.displayColor.opacity(HierarchyLevel.opacity(context.level))))
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The color as `#RRGGBBAA`.
    public var description: String {
        let color = components.displayColor
        let digits = [color.red, color.green, color.blue, color.alpha].map {
            let text = String(Int(($0 * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}

extension Color.Resolved: Codable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for part in [red, green, blue, opacity] { try container.encode(part) }
    }

    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let (red, green) = (try container.decode(Float.self), try container.decode(Float.self))
        let (blue, opacity) = (try container.decode(Float.self), try container.decode(Float.self))
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }
}

extension Color.Resolved: Animatable {
    public typealias AnimatableData = AnimatablePair<
        Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
    >

    public var animatableData: AnimatableData {
        get {
            let unit = Float(_AnimatableScale.unit)
            return AnimatablePair(
                linearRed * unit,
                AnimatablePair(
                    linearGreen * unit, AnimatablePair(linearBlue * unit, opacity * unit)))
        }
        set {
            let unit = Float(_AnimatableScale.unit)
            linearRed = newValue.first / unit
            linearGreen = newValue.second.first / unit
            linearBlue = newValue.second.second.first / unit
            opacity = newValue.second.second.second / unit
        }
    }
}
