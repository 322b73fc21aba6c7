// SPDX-License-Identifier: MIT

/// What happens to a text that is played or grows.
public enum ReaderEvent: Hashable, Sendable, Codable {
    /// Another text, with the times at which its lines begin, in order; it starts at its top.
    case document(starts: [Double])
    /// The player says where it is and whether it plays.
    case playback(position: Double, isPlaying: Bool)
    /// The user or the program went to a time; also a tap on a line.
    case seek(position: Double)
    /// The user asks to follow again.
    case resume
}

/// Why a reader follows, or does not.
public enum ReaderReason: Hashable, Sendable {
    /// Another text was set.
    case document
    /// The playing line changed.
    case line(Int?)
    /// Someone sought a time.
    case seek(Double)
    /// A report of an older time was not believed.
    case stale(reported: Double, sought: Double)
    /// The user moved the text.
    case dragged
    /// A nudge was long enough ago.
    case nudge(rest: Double, way: Double)
    /// A way further off was long enough ago.
    case away(rest: Double, way: Double)
    /// The text came to rest at the end as it was when the finger lifted.
    case atEnd(remaining: Double)
    /// The text grew while its end was followed.
    case grew(Double)
    /// Nothing is played, so nothing resumes by itself.
    case paused
    /// Everything fits, so nothing moves.
    case fits
    /// The user asked.
    case resumed
    /// Nothing happened.
    case still
}

/// What a reader does, and why.
public struct ReaderDecision: Hashable, Sendable {
    /// Where to scroll.
    public enum Scroll: Hashable, Sendable {
        /// To a line, so that it stands where the playing line stands.
        case line(Int, isAnimated: Bool)
        /// To the top, at once.
        case top
        /// To the end.
        case end
    }

    /// The playing line.
    public var line: Int?
    /// Whether it is followed.
    public var isFollowing: Bool
    /// Where to scroll, if anywhere; the bars stay as they are (`ProgramPolicy.keep`).
    public var scroll: Scroll?
    /// Why.
    public var reason: ReaderReason
}
