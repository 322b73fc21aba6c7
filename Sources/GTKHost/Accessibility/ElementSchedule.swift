// SPDX-License-Identifier: MIT

/// Decides when assistive technology is told what a window shows.
///
/// Collecting the elements walks over the whole tree, so a frame of a fling must not pay for it: what
/// moves is told when it comes to rest, and before that only to somebody who listens.
struct ElementSchedule {
    /// How often somebody who reads hears of what moves. *Units:* seconds; our own choice (trust I):
    /// nobody reads faster.
    static let readingInterval = 0.1
    /// How often what never rests is told though no screen reader is on. *Units:* seconds; our own
    /// choice (trust I).
    static let movingInterval = 0.5

    /// Whether frames were shown that were not told.
    private(set) var isBehind = false
    private var lastTelling = FrameInstant.zero

    /// A frame was shown.
    mutating func frameWasShown() { isBehind = true }

    /// Whether to tell now; the answer yes is taken for done.
    ///
    /// `isStill` says that no frame follows, `isScrolling` that a scroll view moves or is touched,
    /// `isReading` that a screen reader is on.
    mutating func isDue(
        at now: FrameInstant, isStill: Bool, isScrolling: Bool, isReading: Bool
    ) -> Bool {
        guard isBehind else { return false }
        if !isStill {
            if isScrolling, !isReading { return false }
            let interval = isReading ? Self.readingInterval : Self.movingInterval
            guard now - lastTelling >= interval else { return false }
        }
        isBehind = false
        lastTelling = now
        return true
    }
}
