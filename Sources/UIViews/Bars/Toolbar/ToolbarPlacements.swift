// SPDX-License-Identifier: MIT

/// A structure that defines the placement of a toolbar item.
nonisolated public struct ToolbarItemPlacement: Sendable {
    enum Kind {
        case automatic, principal, navigation, primaryAction, secondaryAction, status
        case confirmationAction, cancellationAction, destructiveAction
        case topBarLeading, topBarTrailing, bottomBar
        case title, largeTitle, subtitle, largeSubtitle
    }
    let kind: Kind

    /// The system places the item automatically: in the navigation bar, at its trailing end.
    public static let automatic = Self(kind: .automatic)
    /// The system places the item in the middle of the bar.
    public static let principal = Self(kind: .principal)
    /// The item represents a navigation action: at the leading end.
    public static let navigation = Self(kind: .navigation)
    /// The item represents a primary action: at the trailing end.
    public static let primaryAction = Self(kind: .primaryAction)
    /// The item represents a secondary action.
    public static let secondaryAction = Self(kind: .secondaryAction)
    /// The item represents a change in status: in the middle of the bottom bar.
    public static let status = Self(kind: .status)
    /// The item represents a confirmation action for a modal interface.
    public static let confirmationAction = Self(kind: .confirmationAction)
    /// The item represents a cancellation action for a modal interface.
    public static let cancellationAction = Self(kind: .cancellationAction)
    /// The item represents a destructive action for a modal interface.
    public static let destructiveAction = Self(kind: .destructiveAction)
    /// Places the item in the leading edge of the top bar.
    public static var topBarLeading: Self { Self(kind: .topBarLeading) }
    /// Places the item in the trailing edge of the top bar.
    public static var topBarTrailing: Self { Self(kind: .topBarTrailing) }
    /// Places the item in the leading edge of the navigation bar.
    public static let navigationBarLeading = Self(kind: .topBarLeading)
    /// Places the item in the trailing edge of the navigation bar.
    public static let navigationBarTrailing = Self(kind: .topBarTrailing)
    /// Places the item in the bottom toolbar.
    public static let bottomBar = Self(kind: .bottomBar)
    /// Places the item in the title area of the bar.
    public static var title: Self { Self(kind: .title) }
    /// Places the item in the area of the large title.
    public static let largeTitle = Self(kind: .largeTitle)
    /// Places the item in the subtitle area of the bar.
    public static let subtitle = Self(kind: .subtitle)
    /// Places the item in the area of the large title's subtitle.
    public static let largeSubtitle = Self(kind: .largeSubtitle)

    /// The part of a page's bars that shows items of this placement.
    var slot: _ToolbarSlot {
        switch kind {
        case .navigation, .cancellationAction, .topBarLeading: .leading
        case .automatic, .primaryAction, .secondaryAction, .confirmationAction,
            .destructiveAction, .topBarTrailing:
            .trailing
        case .principal, .title: .principal
        case .largeTitle: .largeTitle
        case .subtitle: .subtitle
        case .largeSubtitle: .largeSubtitle
        case .bottomBar: .bottom
        case .status: .status
        }
    }

    /// Whether the item stands out: it confirms what a modal interface is about.
    var isProminent: Bool { kind == .confirmationAction }
}

/// A place in the bars of a page.
enum _ToolbarSlot: Hashable, Sendable {
    case leading, principal, trailing, subtitle, largeTitle, largeSubtitle
    case bottom, status
}

/// The placement of a toolbar.
nonisolated public struct ToolbarPlacement: Sendable {
    let bar: _Bar

    /// The primary bar: on a phone the navigation bar.
    public static var automatic: Self { Self(bar: .navigation) }
    /// The bottom toolbar of an app.
    public static var bottomBar: Self { Self(bar: .bottom) }
    /// The navigation bar of an app.
    public static var navigationBar: Self { Self(bar: .navigation) }
    /// The tab bar of an app.
    public static var tabBar: Self { Self(bar: .tab) }
}

/// A bar that a view can speak of.
enum _Bar: Hashable, Sendable { case navigation, bottom, tab }

extension [ToolbarPlacement] {
    /// The bars that are meant; none said is the automatic one.
    var bars: Set<_Bar> { isEmpty ? [.navigation] : Set(map(\.bar)) }
}

/// The purpose of content that populates the toolbar.
nonisolated public struct ToolbarRole: Sendable, Equatable {
    private enum Kind { case automatic, navigationStack, browser, editor }
    private let kind: Kind
    /// The automatic role.
    public static var automatic: Self { Self(kind: .automatic) }
    /// A role for content that can be pushed and popped.
    public static var navigationStack: Self { Self(kind: .navigationStack) }
    /// A role for browsable content.
    public static var browser: Self { Self(kind: .browser) }
    /// A role for content that edits a document: the title stands at the leading end.
    public static var editor: Self { Self(kind: .editor) }
}

/// The kinds of toolbar items that are there by default.
nonisolated public struct ToolbarDefaultItemKind: Sendable, Equatable {
    private enum Kind { case sidebarToggle, title }
    private let kind: Kind
    /// The sidebar toggle; a phone has none.
    public static let sidebarToggle = Self(kind: .sidebarToggle)
    /// The navigation title.
    public static let title = Self(kind: .title)
}

/// A type that defines the behavior of the title of a toolbar.
nonisolated public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    let isInlineLarge: Bool
    /// The mode of the page before; the first page's title is large.
    public static var automatic: Self { Self(mode: .automatic, isInlineLarge: false) }
    /// The large mode: the title stands below the bar, and collapses into it with a scroll.
    public static var large: Self { Self(mode: .large, isInlineLarge: false) }
    /// A large title at the leading end of the bar itself.
    public static var inlineLarge: Self { Self(mode: .inline, isInlineLarge: true) }
    /// The inline mode: the title stands in the middle of the bar.
    public static var inline: Self { Self(mode: .inline, isInlineLarge: false) }
}

/// A configuration for a navigation bar that represents a view at the top of a navigation stack.
nonisolated public struct NavigationBarItem: Sendable {
    /// A style for displaying the title of a navigation bar.
    public enum TitleDisplayMode: Sendable {
        /// Inherit the display mode of the page before; the first page's title is large.
        case automatic
        /// Display the title within the standard bounds of the navigation bar.
        case inline
        /// Display a large title within an expanded navigation bar.
        case large
    }
}

/// How much room a toolbar's spacer takes.
nonisolated public struct SpacerSizing: Sendable, Equatable {
    let isFlexible: Bool
    /// A spacer of a fixed length.
    public static let fixed = Self(isFlexible: false)
    /// A spacer that takes what room there is.
    public static let flexible = Self(isFlexible: true)
}
