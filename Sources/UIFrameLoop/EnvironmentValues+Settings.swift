// SPDX-License-Identifier: MIT
import Foundation

extension EnvironmentValues {
    /// The environment of a window's root.
    init(_ settings: HostSettings) {
        self.init()
        displayScale = settings.scale
        colorScheme = settings.colorScheme
        dynamicTypeSize = settings.dynamicTypeSize
        locale = Locale(identifier: settings.locale)
        layoutDirection = settings.isRightToLeft ? .rightToLeft : .leftToRight
        scenePhase = settings.scenePhase
        _accessibilityReduceMotion = settings.reducesMotion
        _accessibilityVoiceOverEnabled = settings.isVoiceOverOn
        _accessibilityReduceTransparency = settings.reducesTransparency
        _colorSchemeContrast = settings.increasesContrast ? .increased : .standard
        _prefersCrossFadeTransitions = settings.prefersCrossFade
        horizontalSizeClass = settings.size.width < 600 ? .compact : .regular
        verticalSizeClass = settings.size.height < 500 ? .compact : .regular
    }
}
