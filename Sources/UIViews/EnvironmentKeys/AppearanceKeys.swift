// SPDX-License-Identifier: MIT
import UIViewGraph

/// The possible color schemes, corresponding to the light and dark appearances.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// The color scheme that corresponds to a light appearance.
    case light
    /// The color scheme that corresponds to a dark appearance.
    case dark
}

/// The contrast between the app's foreground and background colors.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// SwiftUI displays views with standard contrast between foreground and background.
    case standard
    /// SwiftUI displays views with increased contrast between foreground and background.
    case increased
}

private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}
private struct ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}
private struct IsLuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The color scheme of this environment.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast associated with the color scheme of this environment.
    public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

    /// What `colorSchemeContrast` reads; the host sets it.
    package var _colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the display or environment currently requires reduced luminance.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }
}

/// A key for specifying the preferred color scheme of a presentation.
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?

    /// The first view that prefers a scheme decides.
    public static func reduce(value: inout Value, nextValue: () -> Value) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the preferred color scheme for this presentation.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Sets this view's color scheme.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
