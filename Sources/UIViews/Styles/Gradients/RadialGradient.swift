// SPDX-License-Identifier: MIT
import UIDisplayList
import UIViewGraph

/// A radial gradient.
public struct RadialGradient: ShapeStyle, Hashable {
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a radial gradient from a base gradient.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a radial gradient from a collection of colors.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }

    /// Creates a radial gradient from a collection of color stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
            endRadius: endRadius)
    }

    public func _resolve(in context: _StyleContext) -> _StyleResult {
        let (center, startRadius, endRadius) = (center, startRadius, endRadius)
        return GradientStops.paint(gradient, in: context) { stops, rect in
            .radialGradient(
                stops, center: center.point(in: rect), startRadius: startRadius,
                endRadius: endRadius)
        }
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A radial gradient.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A radial gradient.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A radial gradient.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A radial gradient.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
