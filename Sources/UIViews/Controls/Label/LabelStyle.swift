// SPDX-License-Identifier: MIT

/// A type that applies a custom appearance to all labels within a view.
@preconcurrency @MainActor public protocol LabelStyle {
    /// A view that represents the body of a label.
    associatedtype Body: View
    /// The properties of a label.
    typealias Configuration = LabelStyleConfiguration
    /// Creates a view that represents the body of a label.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a label.
nonisolated public struct LabelStyleConfiguration {
    /// A type-erased title view of a label.
    public struct Title: _PlaceholderView {
        public let source: _AnyContentSource
    }
    /// A type-erased icon view of a label.
    public struct Icon: _PlaceholderView {
        public let source: _AnyContentSource
    }
    /// A description of the labeled item.
    public let title: Title
    /// A symbolic representation of the labeled item.
    public let icon: Icon
    /// What the title says, where it is plain text.
    let spokenTitle: String?
}

/// A style of whatever type, as the environment holds it.
struct _AnyLabelStyle {
    private let storage: _LabelStyleStorage

    init<S: LabelStyle>(_ style: S) { storage = _LabelStyleStorageOf(style) }

    @MainActor func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView {
        storage.makeBody(configuration)
    }
}

/// Equal styles spare their labels an evaluation.
extension _AnyLabelStyle: Equatable {
    static func == (a: Self, b: Self) -> Bool { a.storage.isSame(as: b.storage) }
}

private class _LabelStyleStorage {
    @MainActor func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView {
        fatalError("A label style must say how it is drawn.")
    }
    func isSame(as other: _LabelStyleStorage) -> Bool { self === other }
}

private final class _LabelStyleStorageOf<S: LabelStyle>: _LabelStyleStorage {
    let style: S
    init(_ style: S) { self.style = style }

    override func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView {
        AnyView(
            _LabelBody(properties: _StyleProperties(style: style), configuration: configuration))
    }

    override func isSame(as other: _LabelStyleStorage) -> Bool {
        guard let other = other as? _LabelStyleStorageOf<S> else { return false }
        return _isEqual(style, other.style)
    }
}

/// The body that a label style makes.
nonisolated private struct _LabelBody<S: LabelStyle>: View {
    var properties: _StyleProperties<S>
    let configuration: LabelStyleConfiguration

    @MainActor var body: some View { properties.style.makeBody(configuration: configuration) }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: _AnyLabelStyle { _AnyLabelStyle(DefaultLabelStyle()) }
}

extension EnvironmentValues {
    /// The style of the labels below.
    var _labelStyle: _AnyLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style for labels within this view.
    nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
        environment(\._labelStyle, _AnyLabelStyle(style))
    }
}
