// SPDX-License-Identifier: MIT
import UIGeometry

/// One line of a scroll script. *Units and space:* points in the window's space, seconds of
/// virtual time, points a second.
package enum ScriptCommand: Equatable, Sendable {
    /// Lets time pass. *Range:* zero or more.
    case wait(seconds: Double)
    /// Lets time pass until every scroll phase is idle and no finite animation runs.
    case waitUntilIdle
    /// Presses, eases from one point to another until at rest, holds, lifts: never a fling.
    case drag(from: CGPoint, to: CGPoint, duration: Double)
    /// Presses, moves at constant speed for a moment and lifts while moving.
    case fling(from: CGPoint, ScriptDirection, speed: Double)
    /// Presses and lifts in one place.
    case touch(CGPoint, duration: Double)
    case tap(ScriptTarget)
    /// Turns a mouse wheel, the pointer being at a point; `by` is how far the content moves.
    case wheel(CGPoint, by: CGVector)
    case key(ScriptKey)
    case tapStatusBar
    /// Brings up a keyboard of this height; nil takes it away. *Units:* points.
    case keyboard(height: Double?)
    /// Gives the keyboard's focus to the element with this label.
    case focus(label: String)
    case background
    case foreground
    case resize(CGSize)
    case set(ScriptSetting)
    /// Keeps the picture of this instant under a name.
    case snapshot(name: String)
}

/// What a tap aims at: a point, or the centre of the element with a label.
package enum ScriptTarget: Equatable, Sendable {
    case point(CGPoint)
    case label(String)
}

/// The direction in which a finger moves.
package enum ScriptDirection: String, CaseIterable, Equatable, Sendable {
    case up, down, left, right

    /// The direction as a vector of length 1; y points down.
    package var vector: CGVector {
        switch self {
        case .up: CGVector(dx: 0, dy: -1)
        case .down: CGVector(dx: 0, dy: 1)
        case .left: CGVector(dx: -1, dy: 0)
        case .right: CGVector(dx: 1, dy: 0)
        }
    }
}

/// A key that a script can press, under the name that SwiftUI's `KeyEquivalent` gives it.
package enum ScriptKey: Equatable, Sendable {
    /// *Range:* one of `ScriptKey.names`.
    case named(String)
    case character(Character)

    /// The names that stand for keys without a character of their own.
    package static let names = [
        "PageUp", "PageDown", "Home", "End", "Up", "Down", "Left", "Right", "Return", "Escape",
        "Space", "Tab", "Delete", "DeleteForward",
    ]
}

/// A setting of the system that a script, or the tool's options, can change.
package enum ScriptSetting: Equatable, Sendable {
    case reduceMotion(Bool)
    case voiceOver(Bool)
    case reduceTransparency(Bool)
    case increaseContrast(Bool)
    case crossFade(Bool)
    case rightToLeft(Bool)
    /// True is dark.
    case darkAppearance(Bool)
    /// *Range:* one of `ScriptSetting.dynamicTypeSizes`.
    case dynamicType(String)
    /// An identifier such as `de_CH`.
    case locale(String)

    /// The names of SwiftUI's `DynamicTypeSize`, smallest first.
    package static let dynamicTypeSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
        "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
    ]
}
