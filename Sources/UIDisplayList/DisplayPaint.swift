// SPDX-License-Identifier: MIT
import UIGeometry

/// A colour in gamma-encoded sRGB, not premultiplied; each part 0…1.
package struct DisplayColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
    package static let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = DisplayColor(red: 0, green: 0, blue: 0)
    package static let white = DisplayColor(red: 1, green: 1, blue: 1)
    /// The same colour, its alpha multiplied.
    package func opacity(_ factor: Double) -> DisplayColor {
        DisplayColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}

/// What a shape is filled with.
package enum DisplayPaint: Hashable, Sendable {
    case color(DisplayColor)
    /// *Space:* `start` and `end` as the shape's. Colours blend in Oklab (measured on macOS 26).
    case linearGradient([DisplayGradientStop], start: CGPoint, end: CGPoint)
    case radialGradient(
        [DisplayGradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// *Units:* radians, clockwise from the trailing direction.
    case angularGradient(
        [DisplayGradientStop], center: CGPoint, startAngle: Double, endAngle: Double)

    /// The paint with its alpha multiplied.
    package func opacity(_ factor: Double) -> DisplayPaint {
        guard factor != 1 else { return self }
        func scaled(_ stops: [DisplayGradientStop]) -> [DisplayGradientStop] {
            stops.map {
                DisplayGradientStop(color: $0.color.opacity(factor), location: $0.location)
            }
        }
        return switch self {
        case .color(let color): .color(color.opacity(factor))
        case .linearGradient(let stops, let start, let end):
            .linearGradient(scaled(stops), start: start, end: end)
        case .radialGradient(let stops, let center, let r0, let r1):
            .radialGradient(scaled(stops), center: center, startRadius: r0, endRadius: r1)
        case .angularGradient(let stops, let center, let a0, let a1):
            .angularGradient(scaled(stops), center: center, startAngle: a0, endAngle: a1)
        }
    }
}

/// One stop of a gradient. *Range:* location 0…1, ascending.
package struct DisplayGradientStop: Hashable, Sendable {
    package var color: DisplayColor
    package var location: CGFloat
    package init(color: DisplayColor, location: CGFloat) {
        self.color = color
        self.location = location
    }
}

/// A blurred and tinted view of what lies beneath.
package struct DisplayMaterial: Hashable, Sendable {
    /// *Units:* the Gaussian's sigma in points.
    package var blurRadius: CGFloat
    /// Drawn over the blurred backdrop; its alpha is the material's thickness.
    package var tint: DisplayColor
    /// The backdrop's colours are made this much more vivid; 1 leaves them.
    package var saturation: Double
    package init(blurRadius: CGFloat, tint: DisplayColor, saturation: Double) {
        self.blurRadius = blurRadius
        self.tint = tint
        self.saturation = saturation
    }
}

/// Blend modes; W3C's formulas on gamma-encoded sRGB.
package enum DisplayBlendMode: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
    case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
