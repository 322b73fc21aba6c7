// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI

/// What the user of a tester's window has set, and how the window stands.
public struct TesterSettings: Equatable, Sendable {
    /// Whether moving things should fade instead.
    public var reduceMotion: Bool
    /// Whether a screen reader is on.
    public var voiceOver: Bool
    /// Light or dark.
    public var appearance: ColorScheme
    /// How large the user wants text.
    public var dynamicType: DynamicTypeSize
    /// Whether the interface reads from right to left.
    public var rightToLeft: Bool
    /// An identifier such as `en_US`.
    public var locale: String
    /// Whether materials should be opaque.
    public var reduceTransparency: Bool
    /// Whether colours should stand apart more.
    public var increaseContrast: Bool
    /// Whether the user prefers cross-fades to slides.
    public var crossFade: Bool
    /// How far a software keyboard covers the window from below. *Units:* points.
    public var keyboardHeight: CGFloat
    /// Whether the app is in the foreground.
    public var scenePhase: ScenePhase
    /// What the device covers of the window; nil is what a phone of the window's size covers: 47
    /// points at the top and 34 at the bottom, on its side 47 at both ends and 21 at the bottom.
    ///
    /// *Units:* points.
    public var safeAreaInsets: EdgeInsets?

    /// The settings of a phone as it comes, but for what is said.
    public init(
        reduceMotion: Bool = false, voiceOver: Bool = false, appearance: ColorScheme = .light,
        dynamicType: DynamicTypeSize = .large, rightToLeft: Bool = false,
        locale: String = "en_US", reduceTransparency: Bool = false,
        increaseContrast: Bool = false, crossFade: Bool = false, keyboardHeight: CGFloat = 0,
        scenePhase: ScenePhase = .active, safeAreaInsets: EdgeInsets? = nil
    ) {
        self.reduceMotion = reduceMotion
        self.voiceOver = voiceOver
        self.appearance = appearance
        self.dynamicType = dynamicType
        self.rightToLeft = rightToLeft
        self.locale = locale
        self.reduceTransparency = reduceTransparency
        self.increaseContrast = increaseContrast
        self.crossFade = crossFade
        self.keyboardHeight = keyboardHeight
        self.scenePhase = scenePhase
        self.safeAreaInsets = safeAreaInsets
    }

    func hostSettings(size: CGSize, scale: CGFloat) -> HostSettings {
        var result = HostSettings(phoneOf: size, scale: scale)
        if let safeAreaInsets { result.safeAreaInsets = safeAreaInsets }
        result.reducesMotion = reduceMotion
        result.isVoiceOverOn = voiceOver
        result.colorScheme = appearance
        result.dynamicTypeSize = dynamicType
        result.isRightToLeft = rightToLeft
        result.locale = locale
        result.reducesTransparency = reduceTransparency
        result.increasesContrast = increaseContrast
        result.prefersCrossFade = crossFade
        result.keyboardHeight = keyboardHeight
        result.scenePhase = scenePhase
        return result
    }
}
