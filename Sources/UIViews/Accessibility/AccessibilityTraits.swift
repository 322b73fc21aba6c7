// SPDX-License-Identifier: MIT

/// A set of accessibility traits that describe how an element behaves.
nonisolated public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The accessibility element is a button.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// The accessibility element is a header that divides content into sections.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// The accessibility element is currently selected.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// The accessibility element is a link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// The accessibility element is a search field.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// The accessibility element is an image.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// The accessibility element plays its own sound when activated.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// The accessibility element behaves as a keyboard key.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// The accessibility element is a static text that cannot be modified by the user.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// The accessibility element provides summary information when the application starts.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// The accessibility element frequently updates its label or value.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// The accessibility element starts a media session when it is activated.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// The accessibility element allows direct touch interaction for VoiceOver users.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// The accessibility element causes an automatic page turn when VoiceOver finishes reading it.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// The siblings of the accessibility element are ignored by VoiceOver.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// The accessibility element is a toggle.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// The accessibility element is a tab bar.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension AccessibilityTraits {
    /// Traits that say what an element is; each is a role, and an element has one.
    static let roles: [(trait: AccessibilityTraits, role: String)] = [
        (.isButton, _AccessibilityRole.button), (.isHeader, _AccessibilityRole.header),
        (.isLink, _AccessibilityRole.link), (.isSearchField, _AccessibilityRole.searchField),
        (.isImage, _AccessibilityRole.image), (.isKeyboardKey, _AccessibilityRole.keyboardKey),
        (.isStaticText, _AccessibilityRole.staticText), (.isToggle, _AccessibilityRole.toggle),
        (.isTabBar, _AccessibilityRole.tabBar),
    ]

    /// Traits that say how an element is, by the names that traces print.
    static let states: [(trait: AccessibilityTraits, name: String)] = [
        (.isSelected, "isSelected"), (.playsSound, "playsSound"),
        (.isSummaryElement, "isSummaryElement"), (.updatesFrequently, "updatesFrequently"),
        (.startsMediaSession, "startsMediaSession"),
        (.allowsDirectInteraction, "allowsDirectInteraction"),
        (.causesPageTurn, "causesPageTurn"), (.isModal, "isModal"),
    ]
}

/// What an element of the accessibility tree is, by the names that traces print.
package enum _AccessibilityRole {
    package static let button = "button"
    package static let header = "header"
    package static let link = "link"
    package static let searchField = "searchField"
    package static let image = "image"
    package static let keyboardKey = "keyboardKey"
    package static let staticText = "staticText"
    package static let toggle = "toggle"
    package static let tabBar = "tabBar"
    /// What the system draws over a window.
    package static let statusBar = "statusBar"
    package static let homeIndicator = "homeIndicator"
    /// Nothing that has a name of its own.
    package static let other = "other"
}

extension _AccessibilityElement {
    mutating func add(_ traits: AccessibilityTraits) {
        for (trait, role) in AccessibilityTraits.roles where traits.contains(trait) {
            self.role = role
        }
        for (trait, name) in AccessibilityTraits.states
        where traits.contains(trait) && !self.traits.contains(name) {
            self.traits.append(name)
        }
    }

    mutating func remove(_ traits: AccessibilityTraits) {
        for (trait, role) in AccessibilityTraits.roles
        where traits.contains(trait) && self.role == role {
            self.role = _AccessibilityRole.other
        }
        for (trait, name) in AccessibilityTraits.states where traits.contains(trait) {
            self.traits.removeAll { $0 == name }
        }
    }
}
