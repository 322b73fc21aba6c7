// SPDX-License-Identifier: MIT

/// When the indicators of scroll views show though nobody scrolls.
struct _ScrollFlashes: Equatable {
    var onAppear = false
    /// A change of any of these values shows them; outer modifiers first.
    var triggers: [Trigger] = []

    /// A value of some type that can only be compared.
    struct Trigger: Equatable {
        let value: any Equatable
        static func == (a: Self, b: Self) -> Bool { isSame(a.value, b.value) }
        private static func isSame<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool {
            (b as? T).map { a == $0 } ?? false
        }
    }
}

private struct ScrollFlashesKey: EnvironmentKey {
    static var defaultValue: _ScrollFlashes { _ScrollFlashes() }
}

extension EnvironmentValues {
    /// When scroll views flash their indicators.
    var scrollFlashes: _ScrollFlashes {
        get { self[ScrollFlashesKey.self] }
        set { self[ScrollFlashesKey.self] = newValue }
    }
}

extension View {
    /// Flashes the scroll indicators of scrollable views when a value changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(
            _EnvironmentClosureModifier {
                $0.scrollFlashes.triggers.append(_ScrollFlashes.Trigger(value: value))
            })
    }

    /// Flashes the scroll indicators of a scrollable view when it appears.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(_EnvironmentClosureModifier { $0.scrollFlashes.onAppear = onAppear })
    }
}
