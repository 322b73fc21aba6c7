// SPDX-License-Identifier: MIT

/// What a programmatic scroll does to the bars.
public enum ProgramPolicy: String, Hashable, Sendable, Codable, CaseIterable {
    /// An animated scroll drives the bars, an unanimated one leaves them.
    case automatic
    /// The bars stay as they are.
    case keep
    /// The bars show, until the end of the scroll.
    case show
    /// The bars hide if they can be brought back.
    case hide
    /// The scroll drives the bars as a finger would.
    case follow

    /// The policy that `automatic` stands for.
    ///
    /// *Source:* the first seed's demo plays by itself with animated `scrollTo` and relies on it.
    public func resolved(isAnimated: Bool) -> ProgramPolicy {
        self == .automatic ? (isAnimated ? .follow : .keep) : self
    }
}

/// A programmatic scroll that is about to begin.
public struct ProgramRequest: Hashable, Sendable, Codable {
    /// When it was asked for.
    public var time: Double
    /// The scroll view it concerns.
    public var source: UInt32
    /// Whether it moves over several frames.
    public var isAnimated: Bool
    /// What it does to the bars.
    public var policy: ProgramPolicy
    /// Whether it is the system's own scroll to the top (a tap on the status bar).
    public var isScrollToTop: Bool

    /// Makes a request.
    public init(
        time: Double, source: UInt32 = 0, isAnimated: Bool, policy: ProgramPolicy = .automatic,
        isScrollToTop: Bool = false
    ) {
        self.time = time
        self.source = source
        self.isAnimated = isAnimated
        self.policy = policy
        self.isScrollToTop = isScrollToTop
    }

    /// A tap on the status bar.
    public static func statusBarTap(time: Double, source: UInt32 = 0) -> ProgramRequest {
        ProgramRequest(
            time: time, source: source, isAnimated: true, policy: .show, isScrollToTop: true)
    }
}
