// SPDX-License-Identifier: MIT

extension Button where Label == Text {
    /// Creates a button that generates its label from a localized string key.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, role: nil, action: action)
    }

    /// Creates a button that generates its label from a string.
    @preconcurrency @_disfavoredOverload
    nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
    where S: StringProtocol {
        self.init(title, role: nil, action: action)
    }

    /// Creates a button with a specified role that generates its label from a localized string key.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a specified role that generates its label from a string.
    @preconcurrency @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == UIViews.Label<Text, Image> {
    /// Creates a button that generates its label from a localized string key and system image name.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button that generates its label from a string and system image name.
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button with a specified role that generates its label from a localized string key
    /// and a system image.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            UIViews.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a button with a specified role that generates its label from a string and a system
    /// image.
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(role: role, action: action) { UIViews.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button based on a configuration for a style with a custom appearance and custom
    /// interaction behavior.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        let target = configuration.target
        self.init(
            role: configuration.role, action: { target.trigger() }, label: { configuration.label })
    }
}
