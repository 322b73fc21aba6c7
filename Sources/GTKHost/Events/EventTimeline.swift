// SPDX-License-Identifier: MIT
import UIInput

/// Puts the time stamps of a display server on a host's own time line.
///
/// Stamps are milliseconds that wrap around after 49.7 days, on a clock that nobody names. An event
/// cannot come before it happened, so the smallest delay seen so far is taken for none.
struct EventTimeline: Sendable {
    /// An event that seems older than this has a stamp from somewhere else. *Units:* seconds;
    /// our own choice (trust I).
    static let longestDelay = 1.0

    private var last: (milliseconds: UInt32, unwrapped: Int64)?
    /// Arrival less stamp, at its smallest. *Units:* seconds.
    private var offset = Double.infinity

    /// When an event happened; never later than it came, and 0 for "unknown" is when it came.
    mutating func instant(milliseconds: UInt32, arrival: FrameInstant) -> FrameInstant {
        guard milliseconds != 0 else { return arrival }
        let stamp = Double(unwrap(milliseconds)) / 1000
        let delay = arrival.seconds - stamp
        // A clock that was set back, or another one: start over.
        if delay - offset > Self.longestDelay { offset = delay }
        offset = min(offset, delay)
        return FrameInstant(seconds: max(0, min(stamp + offset, arrival.seconds)))
    }

    /// The stamp without the jumps of its wrapping around.
    private mutating func unwrap(_ milliseconds: UInt32) -> Int64 {
        guard let last else {
            self.last = (milliseconds, Int64(milliseconds))
            return Int64(milliseconds)
        }
        let step = Int64(Int32(bitPattern: milliseconds &- last.milliseconds))
        let unwrapped = last.unwrapped + step
        // Samples of a history are older than the event before; the newest stays the base.
        if step > 0 { self.last = (milliseconds, unwrapped) }
        return unwrapped
    }
}
