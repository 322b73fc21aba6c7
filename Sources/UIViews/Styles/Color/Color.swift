// SPDX-License-Identifier: MIT
import UIDisplayList
import UIViewGraph

/// A representation of a color that adapts to a given context.
public struct Color: Hashable, CustomStringConvertible, Sendable {
    indirect enum Storage: Hashable, Sendable {
        case components(ColorComponents)
        case system(SystemColor)
        /// The environment's tint.
        case accent
        case opacity(Storage, Double)
        case mix(Storage, Storage, Double, Gradient.ColorSpace)
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    public var description: String { storage.description }

    /// Multiplies the opacity of the color by the given amount.
    public func opacity(_ opacity: Double) -> Color {
        Color(.opacity(storage, opacity))
    }

    /// Returns a version of self mixed with `rhs` by the amount specified by `fraction`.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(.mix(storage, rhs.storage, max(0, min(1, fraction)), colorSpace))
    }

    /// Evaluates this color to a resolved color given the current `context`.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        Resolved(storage.components(in: environment))
    }

    /// The colour that is drawn in `environment`.
    package func _displayColor(in environment: EnvironmentValues) -> DisplayColor {
        storage.components(in: environment).displayColor
    }
}

extension Color: ShapeStyle {
    public func _resolve(in context: _StyleContext) -> _StyleResult {
        _StyleResult(
            .color(
                _displayColor(in: context.environment)
                    .opacity(HierarchyLevel.opacity(context.level))))
    }
}

extension Color.Storage: CustomStringConvertible {
    func components(in environment: EnvironmentValues) -> ColorComponents {
        switch self {
        case .components(let components): components
        case .system(let color): color.components(in: environment)
        case .accent: ColorComponents(TintShapeStyle()._paint(in: environment).representativeColor)
        case .opacity(let base, let factor):
            base.components(in: environment).opacity(max(0, min(1, factor)))
        case .mix(let a, let b, let fraction, let space):
            ColorMixing.mix(
                a.components(in: environment), b.components(in: environment), by: fraction,
                perceptual: space == .perceptual)
        }
    }

    var description: String {
        switch self {
        case .components(let components): Color.Resolved(components).description
        case .system(let color): color.name
        case .accent: "accentColor"
        case .opacity(let base, let factor): "\(Int((factor * 100).rounded()))% \(base)"
        case .mix(let a, let b, let fraction, _):
            "\(a) mixed with \(Int((fraction * 100).rounded()))% \(b)"
        }
    }
}
