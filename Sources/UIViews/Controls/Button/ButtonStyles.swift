// SPDX-License-Identifier: MIT

/// The default button style, based on the button's context: that of a borderless button.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Equatable {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

/// A button style that doesn't apply a border.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Equatable {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        _PressableButtonStyle(style: _BorderlessLook(), pressesWholeFrame: true)
            .makeBody(configuration: configuration)
    }
}

/// A button style that doesn't style or decorate its content while idle, but may apply a visual
/// effect to indicate the pressed, focused, or enabled state of the button.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Equatable {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        _PressableButtonStyle(style: _PlainLook()).makeBody(configuration: configuration)
    }
}

/// A button style that applies standard border artwork based on the button's context.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Equatable {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        _PressableButtonStyle(style: _BorderedLook(isProminent: false), pressesWholeFrame: true)
            .makeBody(configuration: configuration)
    }
}

/// A button style that applies standard border prominent artwork based on the button's context.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Equatable {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        _PressableButtonStyle(style: _BorderedLook(isProminent: true), pressesWholeFrame: true)
            .makeBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default button style, based on the button's context.
    @MainActor @preconcurrency public static var automatic: DefaultButtonStyle {
        DefaultButtonStyle()
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button style that doesn't apply a border.
    @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle {
        BorderlessButtonStyle()
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button style that doesn't style or decorate its content while idle.
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button style that applies standard border artwork based on the button's context.
    @MainActor @preconcurrency public static var bordered: BorderedButtonStyle {
        BorderedButtonStyle()
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button style that applies standard border prominent artwork based on the button's context.
    @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}
