// SPDX-License-Identifier: MIT

/// A type that applies standard interaction behavior and a custom appearance to all buttons within
/// a view hierarchy.
@preconcurrency @MainActor public protocol ButtonStyle {
    /// A view that represents the body of a button.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration
    /// Creates a view that represents the body of a button.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button.
nonisolated public struct ButtonStyleConfiguration {
    /// A type-erased label of a button.
    public struct Label: _PlaceholderView {
        public let source: _AnyContentSource
    }
    /// An optional semantic role that describes the button's purpose.
    public let role: ButtonRole?
    /// A view that describes the effect of pressing the button.
    public let label: ButtonStyleConfiguration.Label
    /// A Boolean that indicates whether the user is currently pressing the button.
    public let isPressed: Bool
}

/// A type that applies custom interaction behavior and a custom appearance to all buttons within a
/// view hierarchy.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
    /// A view that represents the body of a button.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Creates a view that represents the body of a button.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button.
nonisolated public struct PrimitiveButtonStyleConfiguration {
    /// A type-erased label of a button.
    public struct Label: _PlaceholderView {
        public let source: _AnyContentSource
    }
    /// An optional semantic role describing the button's purpose.
    public let role: ButtonRole?
    /// A view that describes the effect of calling the button's action.
    public let label: PrimitiveButtonStyleConfiguration.Label
    let target: _ButtonTarget

    /// Performs the button's action.
    public func trigger() {
        let target = _UncheckedBox(target)
        _onMain { target.value.trigger() }
    }
}

/// A style of whatever type, as the environment holds it.
struct _AnyButtonStyle {
    private let storage: _ButtonStyleStorage

    init<S: PrimitiveButtonStyle>(_ style: S) { storage = _ButtonStyleStorageOf(style) }

    @MainActor func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        storage.makeBody(configuration)
    }
}

/// Equal styles spare their buttons an evaluation.
extension _AnyButtonStyle: Equatable {
    static func == (a: Self, b: Self) -> Bool { a.storage.isSame(as: b.storage) }
}

private class _ButtonStyleStorage {
    @MainActor func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        fatalError("A button style must say how it is drawn.")
    }
    func isSame(as other: _ButtonStyleStorage) -> Bool { self === other }
}

private final class _ButtonStyleStorageOf<S: PrimitiveButtonStyle>: _ButtonStyleStorage {
    let style: S
    init(_ style: S) { self.style = style }

    override func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        AnyView(
            _PrimitiveButtonBody(
                properties: _StyleProperties(style: style), configuration: configuration))
    }

    override func isSame(as other: _ButtonStyleStorage) -> Bool {
        guard let other = other as? _ButtonStyleStorageOf<S> else { return false }
        return _isEqual(style, other.style)
    }
}

/// The body that a primitive style makes.
nonisolated private struct _PrimitiveButtonBody<S: PrimitiveButtonStyle>: View {
    var properties: _StyleProperties<S>
    let configuration: PrimitiveButtonStyleConfiguration

    @MainActor var body: some View { properties.style.makeBody(configuration: configuration) }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: _AnyButtonStyle { _AnyButtonStyle(DefaultButtonStyle()) }
}

extension EnvironmentValues {
    /// The style of the buttons below.
    var _buttonStyle: _AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style for buttons within this view to a button style with a custom appearance and
    /// custom interaction behavior.
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        environment(\._buttonStyle, _AnyButtonStyle(style))
    }

    /// Sets the style for buttons within this view to a button style with a custom appearance and
    /// standard interaction behavior.
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
        buttonStyle(_PressableButtonStyle(style: style))
    }
}
