// SPDX-License-Identifier: MIT

/// A view that controls a navigation presentation.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        case view(AnyView)
        case value(AnyHashable, codable: (() -> NavigationPath.Element)?)
        case nothing
    }
    let label: Label
    let target: Target
    @Environment(\._navigationLevel) private var level
    @Environment(\._isInListRow) private var isInListRow

    @MainActor public var body: some View {
        if isInListRow {
            Button {
                present()
            } label: {
                _DisclosingRow(label: label)
            }
            .buttonStyle(.plain)
            .disabled(isNothing || level == nil)
        } else {
            Button {
                present()
            } label: {
                label
            }
            .disabled(isNothing || level == nil)
        }
    }

    @MainActor private func present() {
        switch target {
        case .view(let view): level?.stack?.push(view)
        case .value(let value, let codable): level?.stack?.push(value, codable: codable)
        case .nothing: break
        }
    }

    private var isNothing: Bool { if case .nothing = target { true } else { false } }
}

/// A row of a list that leads on, and says so by a chevron at its end.
private struct _DisclosingRow<Label: View>: View {
    let label: Label

    var body: some View {
        HStack(spacing: 8) {
            label.frame(maxWidth: .infinity, alignment: .leading)
            Image(systemName: "chevron.forward")
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.tertiary)
                .accessibilityHidden(true)
        }
    }
}

extension NavigationLink where Destination == Never {
    init<P: Hashable>(label: Label, value: P?) {
        self.init(
            label: label, target: value.map { .value(AnyHashable($0), codable: nil) } ?? .nothing)
    }

    init<P: Hashable & Codable>(label: Label, codable value: P?) {
        self.init(
            label: label,
            target: value.map { value in
                .value(AnyHashable(value), codable: { NavigationPath.Element(codable: value) })
            } ?? .nothing)
    }

    /// Creates a navigation link that presents the view corresponding to a value.
    @_disfavoredOverload
    nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
        self.init(label: label(), value: value)
    }

    /// Creates a navigation link that presents the view corresponding to a value, with a text label.
    @_disfavoredOverload
    nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
    where Label == Text, P: Hashable {
        self.init(label: Text(titleKey), value: value)
    }

    /// Creates a navigation link that presents the view corresponding to a value, with a text label.
    @_disfavoredOverload
    nonisolated public init<S, P>(_ title: S, value: P?)
    where Label == Text, S: StringProtocol, P: Hashable {
        self.init(label: Text(title), value: value)
    }

    /// Creates a navigation link that presents the view corresponding to a codable value.
    nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label)
    where P: Decodable, P: Encodable, P: Hashable {
        self.init(label: label(), codable: value)
    }

    /// Creates a navigation link that presents the view corresponding to a codable value, with a
    /// text label.
    nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
    where Label == Text, P: Decodable, P: Encodable, P: Hashable {
        self.init(label: Text(titleKey), codable: value)
    }

    /// Creates a navigation link that presents the view corresponding to a codable value, with a
    /// text label.
    @_disfavoredOverload
    nonisolated public init<S, P>(_ title: S, value: P?)
    where Label == Text, S: StringProtocol, P: Decodable, P: Encodable, P: Hashable {
        self.init(label: Text(title), codable: value)
    }
}

extension NavigationLink {
    /// Creates a navigation link that presents the destination view.
    nonisolated public init(
        @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .view(AnyView(destination())))
    }

    /// Creates a navigation link that presents the destination view.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(AnyView(destination)))
    }
}

extension NavigationLink where Label == Text {
    /// Creates a navigation link that presents a destination view, with a text label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(titleKey), target: .view(AnyView(destination())))
    }

    /// Creates a navigation link that presents a destination view, with a text label.
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination)
    where S: StringProtocol {
        self.init(label: Text(title), target: .view(AnyView(destination())))
    }
}
