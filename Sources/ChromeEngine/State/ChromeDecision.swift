// SPDX-License-Identifier: MIT

/// What an event did, and why.
public struct ChromeDecision: Hashable, Sendable {
    /// What it did to the bars.
    public var bars: BarDecision
}
