// SPDX-License-Identifier: MIT

/// What a window and its user's settings say to the views in it.
package struct HostSettings: Equatable, Sendable {
    /// *Units:* points.
    package var size: CGSize
    /// *Units:* device pixels a point.
    package var scale: CGFloat
    /// What the device covers of the window. *Units:* points.
    package var safeAreaInsets: EdgeInsets
    /// How far a software keyboard covers the window from below. *Units:* points.
    package var keyboardHeight: CGFloat = 0
    package var colorScheme = ColorScheme.light
    package var dynamicTypeSize = DynamicTypeSize.large
    package var locale = "en_US"
    package var isRightToLeft = false
    package var reducesMotion = false
    package var isVoiceOverOn = false
    package var reducesTransparency = false
    package var increasesContrast = false
    package var prefersCrossFade = false
    package var scenePhase = ScenePhase.active

    /// The window of a phone: 390 × 844 points, 47 taken at the top and 34 at the bottom.
    package static let phone = HostSettings(
        size: CGSize(width: 390, height: 844), scale: 2,
        safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

    package init(size: CGSize, scale: CGFloat, safeAreaInsets: EdgeInsets) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
    }

    /// The insets that apply, a keyboard included.
    package var effectiveInsets: EdgeInsets {
        var insets = safeAreaInsets
        insets.bottom = max(insets.bottom, keyboardHeight)
        return insets
    }
}
