// SPDX-License-Identifier: MIT

/// How a toolbar gets out of the way while its content scrolls.
nonisolated public struct ToolbarMinimizationBehavior: Sendable, Equatable {
    private enum Kind { case automatic, onScrollDown, onScrollUp, never }
    private let kind: Kind
    /// The bar of a phone stays.
    public static var automatic: Self { Self(kind: .automatic) }
    /// The bar minimizes when the content scrolls down, towards its end.
    public static let onScrollDown = Self(kind: .onScrollDown)
    /// The bar minimizes when the content scrolls up, towards its start.
    public static let onScrollUp = Self(kind: .onScrollUp)
    /// The bar never minimizes.
    public static let never = Self(kind: .never)
}

/// When a minimized toolbar comes back.
nonisolated public struct ToolbarMinimizationRestoration: Sendable, Equatable {
    private enum Kind { case automatic, atScrollEdge }
    private let kind: Kind
    /// The bar comes back when the direction of the scroll reverses.
    public static let automatic = Self(kind: .automatic)
    /// The bar comes back only at the edge of the content.
    public static let atScrollEdge = Self(kind: .atScrollEdge)
}

/// Whether the safe area follows a toolbar that minimizes.
///
/// *Source:* Apple's documentation of iOS 27.
nonisolated public struct ToolbarMinimizationSafeAreaAdjustment: Sendable, Equatable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind
    /// The safe area follows, as with `enabled`.
    public static let automatic = Self(kind: .automatic)
    /// The content gets the room that the bar leaves.
    public static let enabled = Self(kind: .enabled)
    /// The safe area stays as it is, and so does the content, under a bar that is gone.
    public static let disabled = Self(kind: .disabled)
}

extension View {
    /// Sets when the bars minimize while content scrolls; only the navigation bar does.
    nonisolated public func toolbarMinimizationBehavior(
        _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
    ) -> some View {
        let bars = bars.bars
        return saying { for bar in bars { $0.minimization[bar] = behavior } }
    }

    /// Sets when minimized bars come back; only with `onScrollDown` and for the navigation bar.
    nonisolated public func toolbarMinimizationRestoration(
        _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
    ) -> some View {
        let bars = bars.bars
        return saying { for bar in bars { $0.restoration[bar] = restoration } }
    }

    /// Sets whether the safe area follows the bars as they minimize; only the navigation bar's
    /// does.
    nonisolated public func toolbarMinimizationSafeAreaAdjustment(
        _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
    ) -> some View {
        let bars = bars.bars
        return saying { for bar in bars { $0.safeAreaAdjustment[bar] = adjustment } }
    }
}
