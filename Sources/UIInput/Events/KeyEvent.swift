// SPDX-License-Identifier: MIT
import UIGeometry

/// One key going down or up.
package struct KeyEvent: Hashable, Sendable {
    /// The keys that mean something to a scroll view, a focus ring or a text field.
    package enum Key: Hashable, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow
        case pageUp, pageDown, home, end
        case tab, `return`, escape, space
        case delete, forwardDelete
        /// What the key writes, with the keyboard's layout and shift applied.
        case character(Character)
    }

    /// The keys held beside it.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        /// One bit for each key.
        package let rawValue: UInt8
        /// Makes the set with these bits.
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let shift = Modifiers(rawValue: 1 << 0)
        package static let control = Modifiers(rawValue: 1 << 1)
        package static let option = Modifiers(rawValue: 1 << 2)
        package static let command = Modifiers(rawValue: 1 << 3)
    }

    /// Which key.
    package var key: Key
    /// What was held beside it.
    package var modifiers: Modifiers
    /// Down, or repeated while down; false when it comes up.
    package var isDown: Bool
    /// When the device saw it.
    package var time: FrameInstant

    /// Makes a key event; down and without modifiers unless said otherwise.
    package init(
        key: Key, modifiers: Modifiers = [], isDown: Bool = true, time: FrameInstant
    ) {
        self.key = key
        self.modifiers = modifiers
        self.isDown = isDown
        self.time = time
    }
}
