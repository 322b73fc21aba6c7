// SPDX-License-Identifier: MIT
import UIViewGraph

private struct AccessibilityReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct AccessibilityVoiceOverEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct AccessibilityReduceTransparencyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct AccessibilityInvertColorsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct AccessibilitySwitchControlEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct AccessibilityShowButtonShapesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct AccessibilityDimFlashingLightsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct AccessibilityPlayAnimatedImagesKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
private struct AccessibilityLargeContentViewerEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct AccessibilityEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct PrefersCrossFadeTransitionsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the user prefers cross-fades to slides: what UIKit has and SwiftUI has no key for.
    public var _prefersCrossFadeTransitions: Bool {
        get { self[PrefersCrossFadeTransitionsKey.self] }
        set { self[PrefersCrossFadeTransitionsKey.self] = newValue }
    }

    /// Whether the system preference for Reduce Motion is enabled.
    public var accessibilityReduceMotion: Bool { _accessibilityReduceMotion }

    /// What `accessibilityReduceMotion` reads; the host sets it.
    package var _accessibilityReduceMotion: Bool {
        get { self[AccessibilityReduceMotionKey.self] }
        set { self[AccessibilityReduceMotionKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the VoiceOver screen reader is in use.
    public var accessibilityVoiceOverEnabled: Bool { _accessibilityVoiceOverEnabled }

    /// What `accessibilityVoiceOverEnabled` reads; the host sets it.
    package var _accessibilityVoiceOverEnabled: Bool {
        get { self[AccessibilityVoiceOverEnabledKey.self] }
        set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
    }

    /// Whether the system preference for Reduce Transparency is enabled.
    public var accessibilityReduceTransparency: Bool { _accessibilityReduceTransparency }

    /// What `accessibilityReduceTransparency` reads; the host sets it.
    package var _accessibilityReduceTransparency: Bool {
        get { self[AccessibilityReduceTransparencyKey.self] }
        set { self[AccessibilityReduceTransparencyKey.self] = newValue }
    }

    /// Whether the system preference for Differentiate without Color is enabled.
    public var accessibilityDifferentiateWithoutColor: Bool {
        _accessibilityDifferentiateWithoutColor
    }

    /// What `accessibilityDifferentiateWithoutColor` reads; the host sets it.
    package var _accessibilityDifferentiateWithoutColor: Bool {
        get { self[AccessibilityDifferentiateWithoutColorKey.self] }
        set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
    }

    /// Whether the system preference for Invert Colors is enabled.
    public var accessibilityInvertColors: Bool { _accessibilityInvertColors }

    /// What `accessibilityInvertColors` reads; the host sets it.
    package var _accessibilityInvertColors: Bool {
        get { self[AccessibilityInvertColorsKey.self] }
        set { self[AccessibilityInvertColorsKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the Switch Control motor accessibility feature is in use.
    public var accessibilitySwitchControlEnabled: Bool { _accessibilitySwitchControlEnabled }

    /// What `accessibilitySwitchControlEnabled` reads; the host sets it.
    package var _accessibilitySwitchControlEnabled: Bool {
        get { self[AccessibilitySwitchControlEnabledKey.self] }
        set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
    }

    /// Whether the system preference for Show Button Shapes is enabled.
    public var accessibilityShowButtonShapes: Bool { _accessibilityShowButtonShapes }

    /// What `accessibilityShowButtonShapes` reads; the host sets it.
    package var _accessibilityShowButtonShapes: Bool {
        get { self[AccessibilityShowButtonShapesKey.self] }
        set { self[AccessibilityShowButtonShapesKey.self] = newValue }
    }

    /// Whether the setting to reduce flashing or strobing lights in video content is on.
    public var accessibilityDimFlashingLights: Bool { _accessibilityDimFlashingLights }

    /// What `accessibilityDimFlashingLights` reads; the host sets it.
    package var _accessibilityDimFlashingLights: Bool {
        get { self[AccessibilityDimFlashingLightsKey.self] }
        set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
    }

    /// Whether the setting for playing animations in an animated image is on.
    public var accessibilityPlayAnimatedImages: Bool { _accessibilityPlayAnimatedImages }

    /// What `accessibilityPlayAnimatedImages` reads; the host sets it.
    package var _accessibilityPlayAnimatedImages: Bool {
        get { self[AccessibilityPlayAnimatedImagesKey.self] }
        set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
    }

    /// Whether the Large Content Viewer is enabled.
    public var accessibilityLargeContentViewerEnabled: Bool {
        _accessibilityLargeContentViewerEnabled
    }

    /// What `accessibilityLargeContentViewerEnabled` reads; the host sets it.
    package var _accessibilityLargeContentViewerEnabled: Bool {
        get { self[AccessibilityLargeContentViewerEnabledKey.self] }
        set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the user has enabled an assistive technology.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }
}
