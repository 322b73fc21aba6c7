// SPDX-License-Identifier: MIT
import ScrollEngine

/// The visibility of scroll indicators of a UI element.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    enum Value { case automatic, visible, hidden, never }
    let value: Value
    public static var automatic: Self { Self(value: .automatic) }
    public static var visible: Self { Self(value: .visible) }
    public static var hidden: Self { Self(value: .hidden) }
    public static var never: Self { Self(value: .never) }
}

/// The ways that a scrollable view can bounce when it reaches the end of its content.
public struct ScrollBounceBehavior: Sendable, Equatable {
    let bounce: ScrollBounce?
    public static var automatic: Self { Self(bounce: nil) }
    public static var always: Self { Self(bounce: .always) }
    public static var basedOnSize: Self { Self(bounce: .basedOnSize) }
}

private struct ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
private struct VerticalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct HorizontalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct VerticalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}
private struct HorizontalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}
private struct ClipDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether any scroll views associated with this environment
    /// allow scrolling to occur.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
    /// The visibility to apply to scroll indicators of any vertically scrollable content.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }
    /// The visibility to apply to scroll indicators of any horizontally scrollable content.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }
    /// The scroll bounce mode for the vertical axis of scrollable views.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }
    /// The scroll bounce mode for the horizontal axis of scrollable views.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }
    /// Whether scroll views draw beyond their bounds.
    var isScrollClipDisabled: Bool {
        get { self[ClipDisabledKey.self] }
        set { self[ClipDisabledKey.self] = newValue }
    }
}

/// What the environment says to one scroll view.
struct _ScrollSettings: Equatable {
    var isEnabled: Bool
    var showsVerticalIndicator: Bool
    var showsHorizontalIndicator: Bool
    var verticalBounce: ScrollBounce
    var horizontalBounce: ScrollBounce
    var clips: Bool
    var contentMargins: EdgeInsets
    var indicatorMargins: EdgeInsets
    var anchors: _ScrollAnchors
    var behavior: _ScrollBehavior
    var flashes: _ScrollFlashes
    var isRightToLeft: Bool
    var pixelLength: CGFloat

    @MainActor init(_ environment: EnvironmentValues, _ showsIndicators: Bool) {
        isEnabled = environment.isScrollEnabled
        let vertical = environment.verticalScrollIndicatorVisibility
        let horizontal = environment.horizontalScrollIndicatorVisibility
        showsVerticalIndicator = showsIndicators && vertical != .hidden && vertical != .never
        showsHorizontalIndicator = showsIndicators && horizontal != .hidden && horizontal != .never
        // A scroll view bounces along its axes by default, however short its content is.
        verticalBounce = environment.verticalScrollBounceBehavior.bounce ?? .always
        horizontalBounce = environment.horizontalScrollBounceBehavior.bounce ?? .always
        clips = !environment.isScrollClipDisabled
        contentMargins = environment.scrollContentMargins
        indicatorMargins = environment.scrollIndicatorMargins
        anchors = environment.scrollAnchors
        behavior = environment.scrollBehavior
        flashes = environment.scrollFlashes
        isRightToLeft = environment.layoutDirection == .rightToLeft
        pixelLength = environment.pixelLength
    }
}

extension View {
    /// Sets the visibility of scroll indicators within this view.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(
            _EnvironmentClosureModifier { environment in
                if axes.contains(.vertical) {
                    environment.verticalScrollIndicatorVisibility = visibility
                }
                if axes.contains(.horizontal) {
                    environment.horizontalScrollIndicatorVisibility = visibility
                }
            })
    }

    /// Disables or enables scrolling in scrollable views.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        modifier(
            _EnvironmentClosureModifier { $0.isScrollEnabled = $0.isScrollEnabled && !disabled })
    }

    /// Sets whether a scroll view clips its content to its bounds.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }

    /// Configures the bounce behavior of scrollable views along the specified axis.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        modifier(
            _EnvironmentClosureModifier { environment in
                if axes.contains(.vertical) {
                    environment.verticalScrollBounceBehavior = behavior
                }
                if axes.contains(.horizontal) {
                    environment.horizontalScrollBounceBehavior = behavior
                }
            })
    }
}
