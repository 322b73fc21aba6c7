// SPDX-License-Identifier: MIT
import UIInput

/// What GDK says of one event, as plain values.
struct DesktopEvent: Equatable, Sendable {
    /// What happened.
    enum Kind: Equatable, Sendable {
        case buttonPress(Int)
        case buttonRelease(Int)
        /// With the samples that GDK has left out since the event before, oldest first.
        case motion(history: [Sample])
        /// A finger on a touch screen; `sequence` tells fingers apart.
        case touch(TouchPhase, sequence: UInt)
        /// A wheel or a touchpad; positive deltas show what is below and to the right.
        case scroll(dx: Double, dy: Double, unit: ScrollUnit)
        /// The fingers have left the touchpad.
        case scrollStop
        /// Fingers rest on a touchpad, without moving.
        case hold(HoldPhase)
        case key(value: UInt32, isDown: Bool)
        /// The pointer's button, or the window's input, was taken away.
        case grabBroken
    }

    /// Where the pointer was at a time.
    struct Sample: Equatable, Sendable {
        var location: CGPoint
        /// *Units:* milliseconds on the display's clock, which wraps around.
        var milliseconds: UInt32
    }

    /// What a scroll is counted in.
    enum ScrollUnit: Equatable, Sendable {
        /// Clicks of a wheel; fractions come from wheels that feel finer.
        case clicks
        /// Clicks, from fingers on a touchpad (X11 knows nothing finer).
        case touchpadClicks
        /// Points, from fingers on a touchpad.
        case points
    }

    enum HoldPhase: Equatable, Sendable { case began, ended, cancelled }

    var kind: Kind
    /// *Units and space:* points in the window's content.
    var location: CGPoint = .zero
    /// *Units:* milliseconds on the display's clock, which wraps around; 0 when it is not known.
    var milliseconds: UInt32 = 0
    var modifiers: KeyEvent.Modifiers = []
    /// Whether the display server made it from a touch that is reported as well.
    var isEmulated = false
}
