// SPDX-License-Identifier: MIT

/// How a tab bar gets out of the way while content scrolls.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private enum Kind { case automatic, onScrollDown, onScrollUp, never }
    private let kind: Kind
    /// The bar of a phone stays.
    public static let automatic = Self(kind: .automatic)
    /// The tab bar minimizes when the content scrolls down, towards its end.
    public static let onScrollDown = Self(kind: .onScrollDown)
    /// The tab bar minimizes when the content scrolls up, towards its start.
    public static let onScrollUp = Self(kind: .onScrollUp)
    /// The tab bar never minimizes.
    public static let never = Self(kind: .never)

    var minimizes: Bool { self == .onScrollDown || self == .onScrollUp }
}

/// A placement of the bottom accessory in a tab view.
nonisolated public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// The accessory is inline with the minimized tab bar.
    case inline
    /// The accessory is above the tab bar.
    case expanded
}

private struct MinimizeBehaviorKey: EnvironmentKey {
    static var defaultValue: TabBarMinimizeBehavior { .automatic }
}
private struct AccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}
private struct AccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// When the tab views below minimize their bars.
    var _tabBarMinimizeBehavior: TabBarMinimizeBehavior {
        get { self[MinimizeBehaviorKey.self] }
        set { self[MinimizeBehaviorKey.self] = newValue }
    }
    /// What the tab view below shows beside its bar.
    var _tabAccessory: AnyView? {
        get { self[AccessoryKey.self] }
        set { self[AccessoryKey.self] = newValue }
    }
    var _accessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[AccessoryPlacementKey.self] }
        set { self[AccessoryPlacementKey.self] = newValue }
    }
    /// The current placement of the tab view bottom accessory.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        _accessoryPlacement
    }
}

extension View {
    /// Sets the behavior for tab bar minimization.
    nonisolated public func tabBarMinimizeBehavior(
        _ behavior: TabBarMinimizeBehavior
    ) -> some View {
        environment(\._tabBarMinimizeBehavior, behavior)
    }

    /// Places a view as the bottom accessory of the tab view.
    nonisolated public func tabViewBottomAccessory<Content>(
        @ViewBuilder content: () -> Content
    ) -> some View where Content: View {
        environment(\._tabAccessory, AnyView(content()))
    }

    /// Places a view as the bottom accessory of the tab view, while it is enabled.
    nonisolated public func tabViewBottomAccessory<Content>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View where Content: View {
        environment(\._tabAccessory, isEnabled ? AnyView(content()) : nil)
    }
}
