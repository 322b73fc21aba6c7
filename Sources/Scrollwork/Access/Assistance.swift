// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

#if canImport(UIKit)
    import UIKit
#endif

/// The assistive technologies and settings around a view.
struct Assistance: DynamicProperty {
    @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn
    @Environment(\.accessibilitySwitchControlEnabled) private var isSwitchControlOn
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.colorSchemeContrast) private var contrast
    #if !canImport(UIKit) && os(Linux)
        @Environment(\._prefersCrossFadeTransitions) private var crossFades
    #endif

    @MainActor var value: ChromeAssistance {
        var result: ChromeAssistance = []
        if isVoiceOverOn { result.insert(.voiceOver) }
        if isSwitchControlOn { result.insert(.switchControl) }
        if reducesMotion { result.insert(.reduceMotion) }
        if reducesTransparency { result.insert(.reduceTransparency) }
        if contrast == .increased { result.insert(.increaseContrast) }
        if prefersCrossFade { result.insert(.prefersCrossFade) }
        return result
    }

    /// SwiftUI has no key for it: UIKit tells it where it is, the host of the runtime elsewhere.
    @MainActor private var prefersCrossFade: Bool {
        #if canImport(UIKit) && !os(watchOS)
            UIAccessibility.prefersCrossFadeTransitions
        #elseif os(Linux)
            crossFades
        #else
            false
        #endif
    }
}
