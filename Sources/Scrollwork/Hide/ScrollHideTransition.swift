// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// How a bar goes.
///
/// Under Reduce Motion, or where the user prefers cross-fades, `slide` and `track` fade in place.
public struct ScrollHideTransition: Hashable, Sendable {
    let rule: BarTransition

    /// Slides beyond its edge: its height and 60 points for its shadow, in 0.3 s.
    public static let slide = ScrollHideTransition(rule: .slide)
    /// Stays under the finger, 1:1, and comes to rest shown or hidden.
    public static let track = ScrollHideTransition(rule: .track)
    /// Fades where it is.
    public static let fade = ScrollHideTransition(rule: .fade)
    /// Shrinks to a height that stays on screen; the bar reads how far it is in
    /// `EnvironmentValues.scrollHideProgress`.
    ///
    /// *Units:* points.
    public static func minimize(to height: Double) -> ScrollHideTransition {
        ScrollHideTransition(rule: .minimize(to: height))
    }
}

/// What a bar that hides does to the safe area of the content.
public struct ScrollHideSafeArea: Hashable, Sendable {
    let rule: BarSafeArea

    /// The safe area stays as if the bar were shown: nothing is laid out anew.
    public static let keep = ScrollHideSafeArea(rule: .keep)
    /// The safe area follows the bar.
    public static let adjust = ScrollHideSafeArea(rule: .adjust)
    /// The bar lies over the content and takes nothing from the safe area.
    public static let overlay = ScrollHideSafeArea(rule: .overlay)
}

private struct ScrollHideProgressKey: EnvironmentKey {
    static var defaultValue: Double { 0 }
}

extension EnvironmentValues {
    /// How far the bar that this view belongs to is hidden: 0 shown, 1 hidden or minimised.
    public internal(set) var scrollHideProgress: Double {
        get { self[ScrollHideProgressKey.self] }
        set { self[ScrollHideProgressKey.self] = newValue }
    }
}
