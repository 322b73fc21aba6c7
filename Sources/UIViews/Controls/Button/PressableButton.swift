// SPDX-License-Identifier: MIT

/// The standard interaction around a style that only says how a button looks.
nonisolated struct _PressableButtonStyle<S: ButtonStyle>: PrimitiveButtonStyle {
    let style: S
    /// Whether all of the frame can be pressed, also where nothing is drawn.
    var pressesWholeFrame = false

    @MainActor func makeBody(configuration: Configuration) -> some View {
        _PressableButton(
            properties: _StyleProperties(style: style), configuration: configuration,
            pressesWholeFrame: pressesWholeFrame)
    }
}

extension _PressableButtonStyle: Equatable where S: Equatable {}

/// A button that knows whether it is pressed.
nonisolated private struct _PressableButton<S: ButtonStyle>: View {
    var properties: _StyleProperties<S>
    let configuration: PrimitiveButtonStyleConfiguration
    let pressesWholeFrame: Bool
    @State private var isPressed = false

    @MainActor var body: some View {
        _PressArea(
            _content: properties.style.makeBody(
                configuration: ButtonStyleConfiguration(
                    role: configuration.role,
                    label: ButtonStyleConfiguration.Label(source: configuration.label.source),
                    isPressed: isPressed)),
            press: _Press(
                target: configuration.target, pressesWholeFrame: pressesWholeFrame,
                isPressed: $isPressed))
    }
}

/// What a finger on a button does.
nonisolated struct _Press {
    let target: _ButtonTarget
    let pressesWholeFrame: Bool
    let isPressed: Binding<Bool>
}

/// One box around all that a button's style draws: for fingers, and for assistive technology.
nonisolated private struct _PressArea<Content: View>: _ContainerView {
    let _content: Content
    let press: _Press

    @MainActor func makeBox(owner: _ViewNode) -> _PressBox { _PressBox(press, owner: owner) }
    @MainActor func update(_ box: _PressBox, from old: Self) { box.press = press }
    @MainActor func environmentDidChange(_ box: _PressBox) { box.isEnabledMayHaveChanged() }
}
