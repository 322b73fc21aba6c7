// SPDX-License-Identifier: MIT

/// The assistive technologies and settings that decisions depend on.
public struct ChromeAssistance: OptionSet, Hashable, Sendable, Codable {
    /// The bits of the members.
    public let rawValue: UInt16
    /// Makes a set from the bits of its members.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A screen reader speaks.
    public static let voiceOver = ChromeAssistance(rawValue: 1 << 0)
    /// Switches move a cursor over the elements.
    public static let switchControl = ChromeAssistance(rawValue: 1 << 1)
    /// The keyboard reaches every element.
    public static let fullKeyboardAccess = ChromeAssistance(rawValue: 1 << 2)
    /// Spoken names press what is on screen.
    public static let voiceControl = ChromeAssistance(rawValue: 1 << 3)
    /// Motion is to be reduced.
    public static let reduceMotion = ChromeAssistance(rawValue: 1 << 4)
    /// Slides are to be cross-fades.
    public static let prefersCrossFade = ChromeAssistance(rawValue: 1 << 5)
    /// Translucency is to be reduced.
    public static let reduceTransparency = ChromeAssistance(rawValue: 1 << 6)
    /// Contrast is to be increased.
    public static let increaseContrast = ChromeAssistance(rawValue: 1 << 7)

    /// The technologies that can reach only what is on screen: nothing hides from them.
    public static let reachesOnlyShown: ChromeAssistance = [
        .voiceOver, .switchControl, .fullKeyboardAccess, .voiceControl,
    ]

    /// Whether whatever can hide has to stay on screen.
    public var keepsShown: Bool { !isDisjoint(with: .reachesOnlyShown) }

    /// Whether movement is to be replaced by a fade.
    public var fades: Bool { contains(.reduceMotion) || contains(.prefersCrossFade) }
}
