// SPDX-License-Identifier: MIT
import UIViewGraph

/// A colour of the system that depends on the appearance.
enum SystemColor: Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case black, white, clear
    /// The colour of text, by level of emphasis.
    case label(Int)
    /// The ground, by depth of nesting.
    case background(Int)
    /// Thin overlays for shapes, by level.
    case fill(Int)
    case separator

    func components(in environment: EnvironmentValues) -> ColorComponents {
        shades.pick(
            isDark: environment.colorScheme == .dark,
            isContrastIncreased: environment.colorSchemeContrast == .increased)
    }

    /// The name that `Color` prints.
    var name: String {
        switch self {
        case .label(0): "primary"
        case .label(1): "secondary"
        case .label(let level): "label \(level)"
        case .background(let level): "background \(level)"
        case .fill(let level): "fill \(level)"
        default: String(describing: self)
        }
    }
}

/// One colour in the four appearances.
struct ColorShades {
    var light: ColorComponents
    var dark: ColorComponents
    var lightIncreased: ColorComponents
    var darkIncreased: ColorComponents

    /// Colours that stay what they are under increased contrast.
    init(_ light: ColorComponents, _ dark: ColorComponents) {
        self.init(light, dark, light, dark)
    }

    init(
        _ light: ColorComponents, _ dark: ColorComponents, _ lightIncreased: ColorComponents,
        _ darkIncreased: ColorComponents
    ) {
        self.light = light
        self.dark = dark
        self.lightIncreased = lightIncreased
        self.darkIncreased = darkIncreased
    }

    init(_ light: UInt32, _ dark: UInt32, _ lightIncreased: UInt32, _ darkIncreased: UInt32) {
        self.init(
            ColorComponents(light), ColorComponents(dark), ColorComponents(lightIncreased),
            ColorComponents(darkIncreased))
    }

    func pick(isDark: Bool, isContrastIncreased: Bool) -> ColorComponents {
        switch (isDark, isContrastIncreased) {
        case (false, false): light
        case (true, false): dark
        case (false, true): lightIncreased
        case (true, true): darkIncreased
        }
    }
}

extension SystemColor {
    /// The palette of iOS 26.
    ///
    /// *Source:* light and dark as measured (fixtures `paint/system-colors`, `dark/system-colors`,
    /// and on the phone `ios/dark` for indigo and gray, of iamcgn/swiftui-web); increased contrast
    /// as published in Apple's Human Interface Guidelines, Color, June 2025.
    var shades: ColorShades {
        switch self {
        case .red: ColorShades(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
        case .orange: ColorShades(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
        case .yellow: ColorShades(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
        case .green: ColorShades(0x34C759, 0x30D158, 0x008932, 0x4AD968)
        case .mint: ColorShades(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
        case .teal: ColorShades(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
        case .cyan: ColorShades(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
        case .blue: ColorShades(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
        case .indigo: ColorShades(0x6155F5, 0x6B5DFF, 0x564ADE, 0xA7AAFF)
        case .purple: ColorShades(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
        case .pink: ColorShades(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
        case .brown: ColorShades(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
        case .gray: ColorShades(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
        case .black: ColorShades(0, 0, 0, 0)
        case .white: ColorShades(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
        case .clear: ColorShades(ColorComponents(0, alpha: 0), ColorComponents(0, alpha: 0))
        case .label(let level): Self.label(level)
        case .background(let level): Self.background(level)
        case .fill(let level): Self.fill(level)
        case .separator:
            ColorShades(
                ColorComponents(0x3C3C43, alpha: 0.29), ColorComponents(0x545458, alpha: 0.6))
        }
    }

    /// *Source:* UIKit's semantic label colours as published; the secondary one is measured too
    /// (`ios/color/system`). Increased contrast and the fifth level are I.
    private static func label(_ level: Int) -> ColorShades {
        guard level > 0 else { return ColorShades(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF) }
        let index = min(level, 4) - 1
        func shade(_ hex: UInt32, _ alphas: [Double]) -> ColorComponents {
            ColorComponents(hex, alpha: alphas[index])
        }
        let increased = [0.8, 0.7, 0.55, 0.3]
        return ColorShades(
            shade(0x3C3C43, [0.6, 0.3, 0.18, 0.12]), shade(0xEBEBF5, [0.6, 0.3, 0.16, 0.1]),
            shade(0x3C3C43, increased), shade(0xEBEBF5, increased))
    }

    /// *Source:* UIKit's `systemBackground`, `secondary…` and `tertiarySystemBackground`.
    private static func background(_ level: Int) -> ColorShades {
        switch level {
        case ...0: ColorShades(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)
        case 1: ColorShades(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
        default: ColorShades(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
        }
    }

    /// *Source:* UIKit's `systemFill` … `quaternarySystemFill`.
    private static func fill(_ level: Int) -> ColorShades {
        switch level {
        case ...0:
            ColorShades(
                ColorComponents(0x787880, alpha: 0.2), ColorComponents(0x787880, alpha: 0.36))
        case 1:
            ColorShades(
                ColorComponents(0x787880, alpha: 0.16), ColorComponents(0x787880, alpha: 0.32))
        case 2:
            ColorShades(
                ColorComponents(0x767680, alpha: 0.12), ColorComponents(0x767680, alpha: 0.24))
        default:
            ColorShades(
                ColorComponents(0x747480, alpha: 0.08), ColorComponents(0x767680, alpha: 0.18))
        }
    }
}
