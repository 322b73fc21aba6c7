// SPDX-License-Identifier: MIT

/// The numbers of a phone's bars. *Units:* points.
///
/// Trust labels as in `reference/physics.md`: M measured on iOS 26, D documented, I inferred by eye.
enum BarMetrics {
    /// The height of buttons in a bar. *Source:* M, the back button of iOS 26 (`ios/nav/push`).
    static let button: CGFloat = 44
    /// The distance of buttons to the edges of the bar. *Source:* M, as above.
    static let margin: CGFloat = 10
    /// The row of a large title below the bar. *Source:* M, 116.5 − 64 (`ios/nav/scroll`).
    static let largeTitleRow: CGFloat = 52.5
    /// How far the content has scrolled when the large title is away. *Source:* M, "about 53".
    static let collapseDistance = largeTitleRow
    /// How much of the collapse passes until the bar looks scrolled. *Source:* M.
    static let inkFraction: CGFloat = 0.25
    /// The ink over content below a bar, at the top of the window. *Source:* M, 37 of 255.
    static let inkOpacity = 37.0 / 255
    /// The length over which that ink ends. *Source:* M (`ios/nav/scroll` pixels).
    static let inkLength: CGFloat = 80
    /// The distance of a large title to the leading edge. *Source:* I.
    static let largeTitleMargin: CGFloat = 16
    /// The distance between a large title and the end of its row. *Source:* I.
    static let largeTitleBottom: CGFloat = 6
    /// The room on both sides of a platter's content together. *Source:* M on macOS 26 (label + 16).
    static let platterPadding: CGFloat = 16
    /// The distance of items in one platter, and of platters. *Source:* M on macOS 26.
    static let spacing: CGFloat = 8
    /// Where the inline title begins to show, as a part of the collapse. *Source:* I.
    static let inlineTitleStart: CGFloat = 0.6

    /// The room of a bottom toolbar above the safe area. *Source:* D, UIKit's toolbar.
    static let bottomBar: CGFloat = 49

    /// The capsule of a tab bar. *Source:* M (`ios/tabs/basic`), as are the next five.
    static let tabBarHeight: CGFloat = 58
    /// The distance of the capsule to the window's bottom.
    static let tabBarBottom: CGFloat = 23
    /// How far the content's safe area ends above the window's bottom.
    static let tabBarSafeBottom: CGFloat = 83
    /// The selected tab's pill.
    static let tabPill = CGSize(width: 93.5, height: 53.5)
    /// The distance of tabs' middles: the capsule of three is 270 wide.
    static let tabPitch: CGFloat = 86
    /// The capsule's rim around the pill.
    static let tabRim: CGFloat = 2.25
    /// How far a tab bar keeps from the window's sides at least. *Source:* I.
    static let tabBarMargin: CGFloat = 21
    /// The side of a minimized tab bar. *Source:* I, by eye on iOS 26.
    static let minimizedTab: CGFloat = 48
    /// The height of an accessory above the tab bar, and of its distance. *Source:* I.
    static let accessoryHeight: CGFloat = 48
    static let accessorySpacing: CGFloat = 10

    /// How far a scroll goes in one direction before bars minimize or come back. *Source:* I.
    static let minimizeTravel: CGFloat = 16
    /// How bars minimize and come back. *Source:* I.
    static var minimizeAnimation: Animation { .spring(duration: 0.35, bounce: 0.1) }
    /// How pages come and go. *Source:* I; the parallax too.
    static var pageAnimation: Animation { .spring(duration: 0.45, bounce: 0) }
    /// How content goes to its start when the status bar is tapped. *Source:* I.
    static var scrollToTop: Animation { .easeInOut(duration: 0.4) }
    static let pageParallax: CGFloat = 0.3
    /// How dark a page gets below another. *Source:* I.
    static let pageDim = 0.1

    /// The height of a navigation bar's row below a safe area that is so much from the top.
    ///
    /// In a window without a status bar the buttons keep their distance to the top: 64 in all
    /// (measured); below a status bar they follow it.
    static func navigationBar(below safeTop: CGFloat) -> CGFloat {
        max(0, margin - safeTop) + button + margin
    }
}
