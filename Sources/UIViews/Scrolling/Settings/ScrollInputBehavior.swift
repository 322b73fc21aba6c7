// SPDX-License-Identifier: MIT

/// A type that defines whether input should scroll a view.
public struct ScrollInputBehavior: Sendable, Equatable {
    private enum Value { case automatic, enabled, disabled }
    private let value: Value
    /// The automatic behavior.
    public static let automatic = Self(value: .automatic)
    /// The input scrolls.
    public static let enabled = Self(value: .enabled)
    /// The input does not scroll.
    public static let disabled = Self(value: .disabled)
}

/// Inputs used to scroll views.
///
/// The phone has none that can be configured; those of a watch and a headset are not declared.
public struct ScrollInputKind: Sendable, Equatable {
    private init() {}
}

extension View {
    /// Enables or disables scrolling in scrollable views when using particular inputs.
    ///
    /// There is nothing to do: no input that could be named exists on the phone.
    @MainActor @preconcurrency public func scrollInputBehavior(
        _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> some View {
        self
    }
}
