// SPDX-License-Identifier: MIT

/// Where a wheel event stands in its scroll.
package enum ScrollWheelPhase: String, Hashable, Sendable {
    /// A single turn of a device that announces neither begin nor end.
    case tick
    /// A trackpad begins to scroll.
    case began
    /// A trackpad goes on.
    case changed
    /// A trackpad is let go.
    case ended
}
