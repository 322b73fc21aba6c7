// SPDX-License-Identifier: MIT
import UIDisplayList
import UIViewGraph

/// A background material type.
public struct Material: ShapeStyle, Equatable {
    enum Thickness { case ultraThin, thin, regular, thick, ultraThick, bar }
    let thickness: Thickness

    /// A material that's somewhat translucent.
    public static let regular = Material(thickness: .regular)
    /// A material that's more opaque than translucent.
    public static let thick = Material(thickness: .thick)
    /// A material that's more translucent than opaque.
    public static let thin = Material(thickness: .thin)
    /// A mostly translucent material.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// A mostly opaque material.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// A material matching the style of system toolbars.
    public static let bar = Material(thickness: .bar)

    public func _resolve(in context: _StyleContext) -> _StyleResult {
        let environment = context.environment
        var tint = MaterialLook.base(isDark: environment.colorScheme == .dark)
        let opacity = HierarchyLevel.opacity(context.level)
        guard !environment.accessibilityReduceTransparency else {
            return _StyleResult(.color(tint.opacity(opacity)))
        }
        tint.alpha = MaterialLook.tintAlpha(
            thickness, isContrastIncreased: environment.colorSchemeContrast == .increased)
        return _StyleResult(
            .material(
                DisplayMaterial(
                    blurRadius: MaterialLook.blurRadius, tint: tint,
                    saturation: MaterialLook.saturation),
                opacity: opacity))
    }
}

/// The numbers of the materials. *Source:* I, by eye beside screenshots of iOS; none is measured.
enum MaterialLook {
    /// *Units:* the Gaussian's sigma in points.
    static let blurRadius: CGFloat = 20
    static let saturation = 1.8
    /// How much of the tint's transparency is left under increased contrast.
    static let increasedContrastTransparency = 0.5

    static func base(isDark: Bool) -> DisplayColor {
        isDark ? ColorComponents(0x25_25_25).displayColor : ColorComponents(0xF9_F9_F9).displayColor
    }

    static func tintAlpha(_ thickness: Material.Thickness, isContrastIncreased: Bool) -> Double {
        let alpha =
            switch thickness {
            case .ultraThin: 0.48
            case .thin: 0.62
            case .regular: 0.74
            case .thick: 0.84
            case .ultraThick: 0.92
            case .bar: 0.8
            }
        return isContrastIncreased ? 1 - (1 - alpha) * increasedContrastTransparency : alpha
    }
}

extension ShapeStyle where Self == Material {
    /// A material that's somewhat translucent.
    public static var regularMaterial: Material { .regular }
    /// A material that's more opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// A material that's more translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A mostly translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A mostly opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// A material matching the style of system toolbars.
    public static var bar: Material { .bar }
}
