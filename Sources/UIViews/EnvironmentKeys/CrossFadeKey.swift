// SPDX-License-Identifier: MIT

private struct PrefersCrossFadeKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the user prefers cross-fades to slides; UIKit has it, SwiftUI has no key for it.
    package var prefersCrossFade: Bool {
        get { self[PrefersCrossFadeKey.self] }
        set { self[PrefersCrossFadeKey.self] = newValue }
    }
}
