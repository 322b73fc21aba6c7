// SPDX-License-Identifier: MIT

/// The ways that scrollable content can interact with the software keyboard.
public struct ScrollDismissesKeyboardMode: Sendable, Hashable {
    package enum Value { case immediately, interactively, never }
    package let value: Value
    /// Determine the mode automatically based on the surrounding context.
    ///
    /// *Source:* I; interactively, as Apple says it is for text that is edited.
    public static var automatic: Self { Self(value: .interactively) }
    /// Dismiss the keyboard as soon as scrolling starts.
    public static var immediately: Self { Self(value: .immediately) }
    /// Enable people to interactively dismiss the keyboard as part of the scroll operation.
    public static var interactively: Self { Self(value: .interactively) }
    /// Never dismiss the keyboard automatically as a result of scrolling.
    public static var never: Self { Self(value: .never) }
}

private struct KeyboardModeKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// The way that scrollable content interacts with the software keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[KeyboardModeKey.self] }
        set { self[KeyboardModeKey.self] = newValue }
    }
}

extension View {
    /// Configures the behavior in which scrollable content interacts with the software keyboard.
    nonisolated public func scrollDismissesKeyboard(
        _ mode: ScrollDismissesKeyboardMode
    ) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}

extension _ScrollBox {
    /// What a finger that scrolls this view does to the keyboard.
    package var keyboardMode: ScrollDismissesKeyboardMode {
        owner.environment.scrollDismissesKeyboardMode
    }
}
