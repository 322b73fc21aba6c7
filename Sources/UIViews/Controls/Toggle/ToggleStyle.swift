// SPDX-License-Identifier: MIT

/// The appearance and behavior of a toggle.
@preconcurrency @MainActor public protocol ToggleStyle {
    /// A view that represents the appearance and interaction of a toggle.
    associatedtype Body: View
    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration
    /// Creates a view that represents the body of a toggle.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a toggle instance.
nonisolated public struct ToggleStyleConfiguration {
    /// A type-erased label of a toggle.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }
    /// A view that describes the effect of switching the toggle between states.
    public let label: ToggleStyleConfiguration.Label
    /// A binding to a state property that indicates whether the toggle is on.
    @Binding public var isOn: Bool

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// The numbers of switches. *Units:* points. *Source:* measured on iOS 26 (`ios/toggle/basic`).
enum SwitchMetrics {
    static let size = CGSize(width: 66, height: 30)
    static let knob = CGSize(width: 38, height: 25)
    static let inset: CGFloat = 2.5
    /// How opaque the label of a disabled toggle is. *Source:* measured on macOS 26.
    static let disabledOpacity = 0.3
    /// How the knob gets to the other side. *Source:* I.
    static let motion = Animation.snappy(duration: 0.25)
}

/// The default toggle style: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A toggle style that displays a leading label and a trailing switch.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        _SwitchToggle(configuration: configuration)
    }
}

/// A toggle style that displays as a button with its label as the title.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        Button {
            isOn.wrappedValue.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(_ToggledButtonStyle(isOn: isOn.wrappedValue))
        .accessibilityAddTraits(isOn.wrappedValue ? [.isToggle, .isSelected] : .isToggle)
    }
}

/// A bordered button, prominent while it is on.
nonisolated private struct _ToggledButtonStyle: PrimitiveButtonStyle, Equatable {
    let isOn: Bool
    @MainActor func makeBody(configuration: Configuration) -> some View {
        if isOn {
            BorderedProminentButtonStyle().makeBody(configuration: configuration)
        } else {
            BorderedButtonStyle().makeBody(configuration: configuration)
        }
    }
}

nonisolated private struct _SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        let isOn = configuration.$isOn
        HStack {
            configuration.label
            Spacer()
            _Switch(isOn: configuration.isOn)
                .onTapGesture { isOn.wrappedValue.toggle() }
        }
        .opacity(isEnabled ? 1 : SwitchMetrics.disabledOpacity)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isToggle)
        .accessibilityValue(configuration.isOn ? "1" : "0")
        .accessibilityAction { isOn.wrappedValue.toggle() }
    }
}

nonisolated private struct _Switch: View {
    let isOn: Bool
    @Environment(\._tint) private var tint

    @MainActor var body: some View {
        Capsule().fill(ground)
            .frame(width: SwitchMetrics.size.width, height: SwitchMetrics.size.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule().fill(Color.white)
                    .frame(width: SwitchMetrics.knob.width, height: SwitchMetrics.knob.height)
                    .shadow(color: .black.opacity(0.12), radius: 2, x: 0, y: 1)
                    .padding(SwitchMetrics.inset)
            }
            .contentShape(Rectangle())
            .animation(SwitchMetrics.motion, value: isOn)
    }

    private var ground: AnyShapeStyle {
        isOn ? tint ?? AnyShapeStyle(Color.green) : AnyShapeStyle(Color(.system(.fill(1))))
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default toggle style.
    @MainActor @preconcurrency public static var automatic: DefaultToggleStyle {
        DefaultToggleStyle()
    }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A toggle style that displays a leading label and a trailing switch.
    @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle {
        SwitchToggleStyle()
    }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A toggle style that displays as a button with its label as the title.
    @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A style of whatever type, as the environment holds it.
struct _AnyToggleStyle {
    private let storage: _ToggleStyleStorage

    init<S: ToggleStyle>(_ style: S) { storage = _ToggleStyleStorageOf(style) }

    @MainActor func makeBody(_ configuration: ToggleStyleConfiguration) -> AnyView {
        storage.makeBody(configuration)
    }
}

private class _ToggleStyleStorage {
    @MainActor func makeBody(_ configuration: ToggleStyleConfiguration) -> AnyView {
        fatalError("A style must say how it is drawn.")
    }
}

private final class _ToggleStyleStorageOf<S: ToggleStyle>: _ToggleStyleStorage {
    let style: S
    init(_ style: S) { self.style = style }

    override func makeBody(_ configuration: ToggleStyleConfiguration) -> AnyView {
        AnyView(
            _ToggleStyleBody(
                properties: _StyleProperties(style: style), configuration: configuration))
    }
}

nonisolated private struct _ToggleStyleBody<S: ToggleStyle>: View {
    var properties: _StyleProperties<S>
    let configuration: ToggleStyleConfiguration
    @MainActor var body: some View { properties.style.makeBody(configuration: configuration) }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: _AnyToggleStyle { _AnyToggleStyle(DefaultToggleStyle()) }
}

extension EnvironmentValues {
    /// The style of the toggles below.
    var _toggleStyle: _AnyToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style for toggles in a view hierarchy.
    nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
        environment(\._toggleStyle, _AnyToggleStyle(style))
    }
}
