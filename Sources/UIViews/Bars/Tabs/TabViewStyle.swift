// SPDX-License-Identifier: MIT

/// A specification for the appearance and interaction of a tab view.
@preconcurrency @MainActor public protocol TabViewStyle {
    /// What kind of tab view the style asks for.
    nonisolated var _kind: _TabViewKind { get }
}

/// What kind of tab view a style asks for.
nonisolated public enum _TabViewKind: Equatable, Sendable {
    case bar
    /// Pages beside each other; `showsIndex` nil leaves the dots to the number of pages.
    case page(showsIndex: Bool?)
}

/// The default tab view style: on a phone a tab bar.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
    public var _kind: _TabViewKind { .bar }
}

/// A tab view style that displays a tab bar when possible.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public init() {}
    public var _kind: _TabViewKind { .bar }
}

/// A tab bar style that adapts to each platform: on a phone a tab bar.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
    public var _kind: _TabViewKind { .bar }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default tab view style.
    @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle {
        DefaultTabViewStyle()
    }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A tab view style that displays a tab bar when possible.
    @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle {
        TabBarOnlyTabViewStyle()
    }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A tab bar style that adapts to each platform.
    @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
        SidebarAdaptableTabViewStyle()
    }
}

private struct TabViewKindKey: EnvironmentKey {
    static var defaultValue: _TabViewKind { .bar }
}

extension EnvironmentValues {
    /// The kind of the tab views below.
    var _tabViewKind: _TabViewKind {
        get { self[TabViewKindKey.self] }
        set { self[TabViewKindKey.self] = newValue }
    }
}

extension View {
    /// Sets the style for the tab view within the current environment.
    nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
        environment(\._tabViewKind, style._kind)
    }
}
