// SPDX-License-Identifier: MIT

private struct PresenceKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether the views are shown: those of a page below another, or of a tab that is not
    /// selected, keep their state but have disappeared.
    package var _isPresent: Bool {
        get { self[PresenceKey.self] }
        set { self[PresenceKey.self] = newValue }
    }
}
