// SPDX-License-Identifier: MIT
import UIDisplayList
import UIViewGraph

/// What a style comes to in one environment; what a painter fills shapes with.
package enum _StylePaint: Sendable {
    /// One colour everywhere.
    case color(DisplayColor)
    /// Depends on the rectangle of the shape, as the unit points of a gradient do.
    case paint(@Sendable (CGRect) -> DisplayPaint)
    /// What lies beneath, blurred and tinted; drawn as a whole with this opacity, 0…1.
    case material(DisplayMaterial, opacity: Double)

    /// The paint for a shape in `rect`; nil for a material, which is no paint.
    package func displayPaint(in rect: CGRect) -> DisplayPaint? {
        switch self {
        case .color(let color): .color(color)
        case .paint(let make): make(rect)
        case .material: nil
        }
    }

    /// One colour that stands for the paint where only a colour can be used, as in a line of text.
    ///
    /// A gradient gives its middle stop, a material its opaque tint.
    package var representativeColor: DisplayColor {
        switch self {
        case .color(let color): return color
        case .material(let material, let opacity):
            var color = material.tint
            color.alpha = opacity
            return color
        case .paint(let make):
            switch make(CGRect(x: 0, y: 0, width: 1, height: 1)) {
            case .color(let color): return color
            case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
                .angularGradient(let stops, _, _, _):
                return stops.isEmpty ? .clear : stops[stops.count / 2].color
            }
        }
    }

    /// The same with its alpha multiplied. *Range:* 0…1.
    package func opacity(_ factor: Double) -> _StylePaint {
        guard factor != 1 else { return self }
        return switch self {
        case .color(let color): .color(color.opacity(factor))
        case .paint(let make): .paint { make($0).opacity(factor) }
        case .material(let material, let opacity): .material(material, opacity: opacity * factor)
        }
    }
}

/// What a style is resolved in: an environment, and how far down the hierarchy of emphasis.
public struct _StyleContext {
    /// Where the style is used.
    package var environment: EnvironmentValues
    /// *Range:* 0 primary, 1 secondary, … 4 quinary; more is as 4.
    package var level: Int

    /// A context at a level; 0 is primary.
    package init(environment: EnvironmentValues, level: Int = 0) {
        self.environment = environment
        self.level = level
    }

    /// The same context, further down the hierarchy.
    package func offset(by levels: Int) -> _StyleContext {
        var result = self
        result.level += levels
        return result
    }
}

/// Carries a style's paint through the public protocol.
public struct _StyleResult: Sendable {
    /// The paint.
    package var paint: _StylePaint
    /// Wraps a paint.
    package init(_ paint: _StylePaint) { self.paint = paint }
}

extension ShapeStyle {
    /// What the style comes to in `environment`, at a level of the hierarchy (0 is primary).
    package func _paint(in environment: EnvironmentValues, level: Int = 0) -> _StylePaint {
        _resolve(in: _StyleContext(environment: environment, level: level)).paint
    }
}
