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
        properties.style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role,
                label: ButtonStyleConfiguration.Label(source: configuration.label.source),
                isPressed: isPressed)
        )
        .modifier(
            _PressModifier(
                target: configuration.target, pressesWholeFrame: pressesWholeFrame,
                isPressed: $isPressed))
    }
}

/// Makes one button of its content: for fingers, and for assistive technology.
nonisolated struct _PressModifier: ViewModifier {
    typealias Body = Never
    let target: _ButtonTarget
    let pressesWholeFrame: Bool
    let isPressed: Binding<Bool>

    @MainActor static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode {
        _ContainerNode(_PressArea(_content: view.content, press: view.modifier), inputs)
    }
}

/// One box around all that a button's style draws.
nonisolated private struct _PressArea<Content: View>: _ContainerView {
    let _content: Content
    let press: _PressModifier

    @MainActor func makeBox(owner: _ViewNode) -> _PressBox { _PressBox(press, owner: owner) }
    @MainActor func update(_ box: _PressBox, from old: Self) { box.press = press }
    @MainActor func environmentDidChange(_ box: _PressBox) { box.isEnabledMayHaveChanged() }
}
