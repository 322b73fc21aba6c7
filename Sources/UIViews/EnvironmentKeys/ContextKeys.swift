// SPDX-License-Identifier: MIT
import Foundation
import UILayout
import UIViewGraph

/// A set of values that indicate the visual size available to the view.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// The compact size class.
    case compact
    /// The regular size class.
    case regular
}

/// An indication of a scene's operational state.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The scene isn't currently visible in the UI.
    case background
    /// The scene is in the foreground but should pause its work.
    case inactive
    /// The scene is in the foreground and interactive.
    case active
}

private struct DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}
private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
}
private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
}
private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
}
private struct IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}
private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}
private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}
private struct IsSceneCapturedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private struct AppearsActiveKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
private struct SupportsMultipleWindowsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The layout direction associated with the current environment.
    public var layoutDirection: LayoutDirection {
        get { self[_LayoutDirectionKey.self] }
        set { self[_LayoutDirectionKey.self] = newValue }
    }

    /// The display scale of this environment: device pixels a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The current locale that views should use.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The current calendar that views should use when handling dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The current time zone that views should use when handling dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the view allows user interaction.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The current phase of the scene; active until the host says otherwise.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// The horizontal size class of this environment.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The vertical size class of this environment.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The current capture state; a window that is recorded or mirrored says so.
    public var isSceneCaptured: Bool {
        get { self[IsSceneCapturedKey.self] }
        set { self[IsSceneCapturedKey.self] = newValue }
    }

    /// Whether views and styles in this environment should prefer an active appearance.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the current platform supports opening multiple windows.
    public var supportsMultipleWindows: Bool { _supportsMultipleWindows }

    /// What `supportsMultipleWindows` reads; the host sets it.
    package var _supportsMultipleWindows: Bool {
        get { self[SupportsMultipleWindowsKey.self] }
        set { self[SupportsMultipleWindowsKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// The size of a pixel on the screen. *Units:* points.
    public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
}

extension View {
    /// Adds a condition that controls whether users can interact with this view.
    ///
    /// A view inside a disabled one stays disabled whatever it says itself.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(_DisabledModifier(isDisabled: disabled))
    }
}

/// Disables content; enabling is not in its power.
nonisolated struct _DisabledModifier: _EnvironmentModifier, Equatable {
    typealias Body = Never
    let isDisabled: Bool

    func modify(_ environment: inout EnvironmentValues) {
        if isDisabled { environment.isEnabled = false }
    }
}
