// SPDX-License-Identifier: MIT
import UIDisplayList
import UIViewGraph

/// A color gradient represented as an array of color stops, each having a parametric location value.
@frozen public struct Gradient: Hashable, Sendable {
    /// One color stop in the gradient.
    @frozen public struct Stop: Hashable, Sendable {
        /// The color for the stop.
        public var color: Color
        /// The parametric location of the stop.
        public var location: CGFloat

        /// Creates a color stop with a color and location.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// A method of interpolating between the colors in a gradient.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool
        /// Interpolates gradients in the output color space.
        public static let device = ColorSpace(isPerceptual: false)
        /// Interpolates gradients in a perceptual color space.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The array of color stops.
    public var stops: [Gradient.Stop]

    /// Creates a gradient from an array of color stops.
    public init(stops: [Gradient.Stop]) { self.stops = stops }

    /// Creates a gradient from an array of colors, spaced evenly.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map {
            Stop(color: $0.element, location: CGFloat($0.offset) / last)
        }
    }

    /// Returns a version of the gradient that will use a specified color space for interpolating
    /// between its colors.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(self).colorSpace(space)
    }
}

extension Gradient: ShapeStyle {
    /// Paints as a linear gradient from the top to the bottom.
    public func _resolve(in context: _StyleContext) -> _StyleResult {
        AnyGradient(self)._resolve(in: context)
    }
}
