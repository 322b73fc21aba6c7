// SPDX-License-Identifier: MIT
import ChromeEngine

/// How often a section is revealed.
public struct ScrollRevealRepetition: Hashable, Sendable {
    let rule: RevealRepetition

    /// Once; then it stays.
    public static let once = ScrollRevealRepetition(rule: .once)
    /// Anew each time it comes back into view.
    public static let everyTime = ScrollRevealRepetition(rule: .everyTime)
    /// Out again when it leaves, in again when it comes back.
    public static let mirror = ScrollRevealRepetition(rule: .mirror)
}
