// SPDX-License-Identifier: MIT
import ChromeEngine

/// Why bars are as they are, with the numbers that decided.
public struct ScrollChromeReason: Hashable, Sendable, CustomStringConvertible {
    let decision: BarDecision

    /// The name of the rule without its numbers, for example `travel` or `voiceOver`.
    public var code: String { "\(decision.reason.kind)" }

    /// Who moved the content: `user`, `momentum`, `program`, `layout`, `clamp`; nil if nobody did.
    public var cause: String? { decision.cause?.rawValue }

    /// The rule with its numbers, for example `0 → 1 travel 16.4 ≥ 16 [user]`.
    public var description: String { decision.description }
}
