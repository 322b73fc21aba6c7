// SPDX-License-Identifier: MIT

/// The numbers of the reader, in one place.
public enum ReaderConstants {
    /// How long after a nudge following resumes.
    ///
    /// *Source:* `chrome.md`, section 5: 2–5 s.
    public static let nudgeResume = 2.0
    /// How long after a way further off following resumes.
    ///
    /// *Source:* `chrome.md`, section 5: 2–5 s.
    public static let awayResume = 5.0
    /// The share of the viewport within which the playing line counts as in sync.
    ///
    /// *Source:* `chrome.md`, section 5: ½ … ⅞.
    public static let syncZone = 0.5
    /// How far a reported time may be from the one that was sought.
    ///
    /// *Source:* chosen: players report whole seconds.
    public static let seekTolerance = 1.5
    /// How long a sought time is believed against reports of an older one.
    ///
    /// *Source:* chosen.
    public static let seekHold = 2.0
    /// How near the end a stop counts as at the end.
    ///
    /// *Source:* chosen: one line of text.
    public static let endTolerance = 24.0
    /// How long controls stay without activity.
    ///
    /// *Source:* `chrome.md`, section 6, K7.
    public static let inactivity = 5.0
}

/// What a reader follows.
public enum ReaderFollowing: UInt8, Hashable, Sendable, Codable {
    /// The line that is being played.
    case line
    /// The end of a text that grows.
    case end
}

/// How a reader follows.
public struct ReaderRules: Hashable, Sendable, Codable {
    /// What it follows.
    public var following: ReaderFollowing
    /// How long after a nudge following resumes.
    public var nudgeResume: Double
    /// How long after a way further off following resumes.
    public var awayResume: Double
    /// The share of the viewport within which the playing line counts as in sync.
    public var syncZone: Double

    /// Makes rules.
    public init(
        following: ReaderFollowing = .line, nudgeResume: Double = ReaderConstants.nudgeResume,
        awayResume: Double = ReaderConstants.awayResume,
        syncZone: Double = ReaderConstants.syncZone
    ) {
        self.following = following
        self.nudgeResume = nudgeResume
        self.awayResume = awayResume
        self.syncZone = syncZone
    }
}
