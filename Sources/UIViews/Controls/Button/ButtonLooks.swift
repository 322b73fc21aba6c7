// SPDX-License-Identifier: MIT

/// The numbers of the standard buttons.
enum ButtonMetrics {
    /// *Units:* points. *Source:* measured on iOS 26 (`ios/button/basic`).
    static let horizontalPadding: CGFloat = 12
    /// *Units:* points. *Source:* measured on iOS 26 (`ios/button/basic`).
    static let verticalPadding: CGFloat = 7
    /// How opaque a disabled button's label is. *Source:* measured on iOS 26.
    static let disabledOpacity = 0.24
    /// How opaque a borderless or plain button is while it is pressed. *Source:* I, by eye.
    static let pressedOpacity = 0.35
    /// How opaque a bordered button is while it is pressed. *Source:* I, by eye.
    static let pressedBorderedOpacity = 0.7
    /// How much of a tint fills a bordered button. *Source:* I, by eye.
    static let tintedFillOpacity = 0.15
}

/// The tint, or red for a destructive button, or grey for one that is disabled.
nonisolated private struct ButtonTint {
    let role: ButtonRole?
    let isEnabled: Bool

    var label: AnyShapeStyle {
        if !isEnabled {
            AnyShapeStyle(Color.primary.opacity(ButtonMetrics.disabledOpacity))
        } else if role == .destructive {
            AnyShapeStyle(Color.red)
        } else {
            AnyShapeStyle(TintShapeStyle())
        }
    }
}

nonisolated struct _BorderlessLook: ButtonStyle, Equatable {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        _BorderlessBody(configuration: configuration)
    }
}

nonisolated private struct _BorderlessBody: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .foregroundStyle(ButtonTint(role: configuration.role, isEnabled: isEnabled).label)
            .opacity(configuration.isPressed ? ButtonMetrics.pressedOpacity : 1)
    }
}

nonisolated struct _PlainLook: ButtonStyle, Equatable {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        _PlainBody(configuration: configuration)
    }
}

nonisolated private struct _PlainBody: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let pressed = configuration.isPressed ? ButtonMetrics.pressedOpacity : 1
        configuration.label
            .opacity(isEnabled ? pressed : ButtonMetrics.disabledOpacity)
    }
}

nonisolated struct _BorderedLook: ButtonStyle, Equatable {
    let isProminent: Bool
    @MainActor func makeBody(configuration: Configuration) -> some View {
        _BorderedBody(configuration: configuration, isProminent: isProminent)
    }
}

nonisolated private struct _BorderedBody: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\._buttonBorderShape) private var shape
    @Environment(\._tint) private var tint

    var body: some View {
        configuration.label
            .foregroundStyle(label)
            .padding(.horizontal, ButtonMetrics.horizontalPadding)
            .padding(.vertical, ButtonMetrics.verticalPadding)
            .background(fill, in: shape)
            .opacity(configuration.isPressed ? ButtonMetrics.pressedBorderedOpacity : 1)
    }

    private var label: AnyShapeStyle {
        if isProminent, isEnabled { return AnyShapeStyle(Color.white) }
        return ButtonTint(role: configuration.role, isEnabled: isEnabled).label
    }

    private var fill: AnyShapeStyle {
        let neutral = AnyShapeStyle(FillShapeStyle().tertiary)
        guard isEnabled else { return neutral }
        let tint = ButtonTint(role: configuration.role, isEnabled: true).label
        if isProminent { return tint }
        // Without a tint of its own, a bordered button is grey.
        guard self.tint != nil || configuration.role == .destructive else { return neutral }
        return AnyShapeStyle(tint.opacity(ButtonMetrics.tintedFillOpacity))
    }
}
