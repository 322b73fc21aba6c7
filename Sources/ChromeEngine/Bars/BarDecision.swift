// SPDX-License-Identifier: MIT

/// What an event did to a bar, and why.
public struct BarDecision: Hashable, Sendable {
    /// How far the bar was hidden before: 0 shown, 1 hidden.
    public var before: Double
    /// How far it is hidden now.
    public var after: Double
    /// Why.
    public var reason: BarReason
    /// Who moved the content, if anybody did.
    public var cause: ChromeCause?

    /// Whether anything changed.
    public var isChange: Bool { before != after }

    /// Whether the bar went from shown or between to hidden, or back from hidden.
    public var isFlip: Bool { (before >= 1) != (after >= 1) }
}

extension BarDecision: CustomStringConvertible {
    /// The decision as a trace prints it.
    public var description: String {
        let change = isChange ? "\(number(before)) → \(number(after))" : number(after)
        return "\(change) \(reason)" + (cause.map { " [\($0)]" } ?? "")
    }
}
