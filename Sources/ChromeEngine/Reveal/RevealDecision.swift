// SPDX-License-Identifier: MIT

/// Why a section is revealed or not.
public enum RevealReason: Hashable, Sendable {
    /// Enough of it is visible.
    case visible(Double, needed: Double)
    /// It covers the viewport.
    case covers(viewport: Double)
    /// It was in view at rest for long enough.
    case deadline(rest: Double)
    /// The content is at its end.
    case end(remaining: Double)
    /// It lies above what is visible: jumped over or restored.
    case passed(distance: Double)
    /// An assistive technology reaches only what is shown.
    case assistive(ChromeAssistance)
    /// Its place is not a number.
    case invalidPlace
    /// It was revealed before its view went away.
    case remembered
    /// It left the viewport.
    case left(visible: Double, needed: Double)

    /// The name without its numbers, for counting.
    public var kind: Kind {
        switch self {
        case .visible: .visible
        case .covers: .covers
        case .deadline: .deadline
        case .end: .end
        case .passed: .passed
        case .assistive: .assistive
        case .invalidPlace: .invalidPlace
        case .remembered: .remembered
        case .left: .left
        }
    }

    /// The kinds of reasons.
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        case visible, covers, deadline, end, passed, assistive, invalidPlace, remembered, left
    }
}

extension RevealReason: CustomStringConvertible {
    /// The reason as a trace prints it.
    public var description: String {
        switch self {
        case .visible(let visible, let needed): "visible \(number(visible)) ≥ \(number(needed))"
        case .covers(let viewport): "covers \(number(viewport))"
        case .deadline(let rest):
            "deadline \(number(rest)) ≥ \(number(RevealConstants.deadline))"
        case .end(let remaining): "end \(number(remaining))"
        case .passed(let distance): "passed by \(number(distance))"
        case .assistive(let what): "assistive(\(what.rawValue))"
        case .invalidPlace: "invalidPlace"
        case .remembered: "remembered"
        case .left(let visible, let needed): "left \(number(visible)) < \(number(needed))"
        }
    }
}

/// What happens to a section, and why.
public struct RevealDecision: Hashable, Sendable {
    /// Which section.
    public var id: UInt64
    /// Whether it is revealed from now on.
    public var isRevealed: Bool
    /// Whether the change is animated.
    public var isAnimated: Bool
    /// How long the change waits.
    public var delay: Double
    /// Why.
    public var reason: RevealReason
}
