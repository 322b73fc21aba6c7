// SPDX-License-Identifier: MIT
import UIFrameLoop

extension HostSettings {
    /// A phone's window of a size, with what a phone with a notch takes of it.
    ///
    /// *Units:* points; `scale` in pixels a point. *Source:* Apple's published safe areas of an
    /// iPhone 14: upright as the tool has it, on its side 47 at both ends and 21 below.
    package init(phoneOf size: CGSize, scale: CGFloat) {
        self.init(size: size, scale: scale, safeAreaInsets: Self.phoneInsets(of: size))
        showsSystemOverlays = true
    }

    /// Changes the window's size, as turning a phone does.
    package mutating func resize(to size: CGSize) {
        self.size = size
        safeAreaInsets = Self.phoneInsets(of: size)
    }

    private static func phoneInsets(of size: CGSize) -> EdgeInsets {
        size.width > size.height
            ? EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)
            : HostSettings.phone.safeAreaInsets
    }

    /// Makes one setting what a script or the command line says.
    package mutating func apply(_ setting: ScriptSetting) {
        switch setting {
        case .reduceMotion(let isOn): reducesMotion = isOn
        case .voiceOver(let isOn): isVoiceOverOn = isOn
        case .reduceTransparency(let isOn): reducesTransparency = isOn
        case .increaseContrast(let isOn): increasesContrast = isOn
        case .crossFade(let isOn): prefersCrossFade = isOn
        case .rightToLeft(let isOn): isRightToLeft = isOn
        case .darkAppearance(let isDark): colorScheme = isDark ? .dark : .light
        case .locale(let identifier): locale = identifier
        case .dynamicType(let name):
            // The parser lets only these names through, smallest first, as in SwiftUI.
            if let index = ScriptSetting.dynamicTypeSizes.firstIndex(of: name) {
                dynamicTypeSize = DynamicTypeSize.allCases[index]
            }
        }
    }
}
