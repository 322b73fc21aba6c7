// SPDX-License-Identifier: MIT

/// The rules of other systems as presets, so that "behaves like X" can be tested.
///
/// They are derived from what those systems' documentation says, not from their code.
extension BarRules {
    /// The first seed's tracker: 16 points either way, at once at the top.
    ///
    /// What differs on purpose: its seven faults (`chrome.md`, section 2) are not reproduced.
    public static let seed = BarRules()

    /// Seed document 003: every phase but idle hides.
    public static let hiddenWhileScrolling = BarRules(trigger: .whileScrolling)

    /// Seed document 004: the direction at lift, and 20 points at rest.
    public static let hiddenAtLift = BarRules(trigger: .onLift)

    /// Compose's `enterAlwaysScrollBehavior`: follows 1:1, any way up brings it back.
    ///
    /// *Source:* the reference of `TopAppBarDefaults.enterAlwaysScrollBehavior` (kotlinlang.org,
    /// compose-multiplatform): collapses immediately when the content is pulled up, appears
    /// immediately when it is pulled down, snaps to either end; programs bypass it (`chrome.md`,
    /// section 3, row 18).
    public static func composeEnterAlways(height: Double) -> BarRules {
        BarRules(
            mode: .proportional(travel: height), leastScrollableRange: 0, height: height,
            animatedPrograms: .keep)
    }

    /// Compose's `exitUntilCollapsedScrollBehavior`: goes 1:1, comes back at the top only.
    ///
    /// *Source:* the reference of `TopAppBarDefaults.exitUntilCollapsedScrollBehavior`: collapses
    /// immediately, expands when the content is pulled all the way down.
    public static func composeExitUntilCollapsed(height: Double) -> BarRules {
        BarRules(
            mode: .proportional(travel: height), restoration: .atScrollEdge,
            leastScrollableRange: 0, height: height, animatedPrograms: .keep)
    }

    /// Flutter's `SliverAppBar(floating: true)`: 1:1 with the content, also when the program moves
    /// it, back on any way up.
    ///
    /// *Source:* api.flutter.dev, `SliverAppBar.floating`: visible as soon as the user scrolls
    /// towards it.
    public static func flutterFloating(height: Double) -> BarRules {
        BarRules(
            mode: .proportional(travel: height), leastScrollableRange: 0, height: height,
            animatedPrograms: .follow, unanimatedPrograms: .follow)
    }

    /// Flutter's `SliverAppBar()`: leaves with the content, comes back at the top only.
    ///
    /// *Source:* api.flutter.dev, `SliverAppBar.floating`: without it the user has to scroll near
    /// the top to reveal the bar.
    public static func flutterStandard(height: Double) -> BarRules {
        BarRules(
            mode: .proportional(travel: height), restoration: .atScrollEdge,
            leastScrollableRange: 0, height: height, animatedPrograms: .follow,
            unanimatedPrograms: .follow)
    }

    /// Apple's `tabBarMinimizeBehavior(.onScrollDown)` of iOS 26: minimises on the way down,
    /// expands on the way up.
    ///
    /// *Source:* developer.apple.com, `TabBarMinimizeBehavior`. Its thresholds are not documented;
    /// ours stand in.
    public static let iOS26TabBar = BarRules()

    /// The same with `.onScrollUp`: for content that begins at its end.
    public static let iOS26TabBarOnScrollUp = BarRules(trigger: .onScrollUp)

    /// iOS 27's navigation bar under `toolbarMinimizationBehavior(.onScrollDown)`: 1:1, with a
    /// safe area that follows; it comes back when the direction reverses, or with
    /// `toolbarMinimizationRestoration(.atScrollEdge)` only at the edge.
    ///
    /// *Source:* developer.apple.com, `ToolbarMinimizationRestoration`; 1:1 from `chrome.md`,
    /// section 3, row 7. It has no thresholds.
    public static func iOS27NavigationBar(
        height: Double, restoration: BarRestoration = .onReversal
    ) -> BarRules {
        BarRules(
            mode: .proportional(travel: height), restoration: restoration,
            leastScrollableRange: 0, height: height, safeArea: .adjust)
    }
}
