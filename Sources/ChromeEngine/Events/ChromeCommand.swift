// SPDX-License-Identifier: MIT

/// What a host asks of the bars directly.
public enum ChromeCommand: String, Hashable, Sendable, Codable, CaseIterable {
    /// Show; the next travel hides again.
    case show
    /// Hide, if the bar can be brought back.
    case hide
    /// Leave the bars as they are until `unfreeze`; what has to show still shows.
    case freeze
    /// Follow again.
    case unfreeze
}
