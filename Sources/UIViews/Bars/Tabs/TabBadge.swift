// SPDX-License-Identifier: MIT

/// Tells a badge to the tabs inside.
nonisolated struct _TabBadge: _EnvironmentModifier, Equatable {
    typealias Body = Never
    let text: Text?
    func modify(_ environment: inout EnvironmentValues) { environment._badge = text }
}

private struct BadgeKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
    /// The badge of the tab inside.
    var _badge: Text? {
        get { self[BadgeKey.self] }
        set { self[BadgeKey.self] = newValue }
    }
}

extension TabContent {
    /// Generates a badge for the tab from an integer value; zero shows none.
    nonisolated public func badge(_ count: Int) -> some TabContent<Self.TabValue> {
        _ModifiedTabContent(
            content: self, badge: _TabBadge(text: count == 0 ? nil : Text("\(count)")))
    }

    /// Generates a badge for the tab from a text view.
    nonisolated public func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
        _ModifiedTabContent(content: self, badge: _TabBadge(text: label))
    }

    /// Generates a badge for the tab from a localized string key.
    nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<Self.TabValue> {
        _ModifiedTabContent(content: self, badge: _TabBadge(text: Text(key)))
    }

    /// Generates a badge for the tab from a string.
    @_disfavoredOverload
    nonisolated public func badge<S>(_ label: S) -> some TabContent<Self.TabValue>
    where S: StringProtocol {
        _ModifiedTabContent(content: self, badge: _TabBadge(text: Text(label)))
    }
}

extension View {
    /// Generates a badge for the view's tab from an integer value; zero shows none.
    nonisolated public func badge(_ count: Int) -> some View {
        modifier(_TabBadge(text: count == 0 ? nil : Text("\(count)")))
    }

    /// Generates a badge for the view's tab from a text view.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(_TabBadge(text: label))
    }

    /// Generates a badge for the view's tab from a localized string key.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(_TabBadge(text: key.map { Text($0) }))
    }

    /// Generates a badge for the view's tab from a string.
    @_disfavoredOverload
    nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
        modifier(_TabBadge(text: label.map { Text($0) }))
    }
}
