// SPDX-License-Identifier: MIT

/// What the user has set for the whole desktop.
struct DesktopSettings: Equatable, Sendable {
    var isDark = false
    var hasAnimations = true
    /// Text's size against the default; 1 when nothing was set.
    var textScale = 1.0
    var hasHighContrast = false
    var isScreenReaderOn = false

    /// A window's settings with the traits that follow the desktop taken from it.
    func applied(to settings: HostSettings, following traits: DesktopTraits) -> HostSettings {
        var result = settings
        if traits.contains(.appearance) { result.colorScheme = isDark ? .dark : .light }
        if traits.contains(.motion) { result.reducesMotion = !hasAnimations }
        if traits.contains(.textSize) {
            result.dynamicTypeSize = DynamicTypeSize(textScale: textScale)
        }
        if traits.contains(.contrast) { result.increasesContrast = hasHighContrast }
        if traits.contains(.screenReader) { result.isVoiceOverOn = isScreenReaderOn }
        return result
    }
}

/// What of a window's settings follows the desktop, live.
package struct DesktopTraits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let appearance = DesktopTraits(rawValue: 1 << 0)
    package static let motion = DesktopTraits(rawValue: 1 << 1)
    package static let textSize = DesktopTraits(rawValue: 1 << 2)
    package static let contrast = DesktopTraits(rawValue: 1 << 3)
    package static let screenReader = DesktopTraits(rawValue: 1 << 4)
    package static let all: DesktopTraits = [
        .appearance, .motion, .textSize, .contrast, .screenReader,
    ]
}

extension DynamicTypeSize {
    /// The body size of each type size. *Units:* points. *Source:* Apple's type table for iOS
    /// (Human Interface Guidelines, Typography).
    private static let bodySizes: [(size: DynamicTypeSize, points: Double)] = [
        (.xSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.xLarge, 19), (.xxLarge, 21),
        (.xxxLarge, 23), (.accessibility1, 28), (.accessibility2, 33), (.accessibility3, 40),
        (.accessibility4, 47), (.accessibility5, 53),
    ]

    /// The type size whose body text comes nearest to the default one times `textScale`.
    init(textScale: Double) {
        let wanted = 17 * (textScale.isFinite ? textScale : 1)
        let nearest = Self.bodySizes.min { abs($0.points - wanted) < abs($1.points - wanted) }
        self = nearest?.size ?? .large
    }
}
