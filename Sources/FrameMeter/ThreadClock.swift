// SPDX-License-Identifier: MIT
import Foundation

/// The processor time of the calling thread: what else the machine does is not in it.
public enum ThreadClock {
    /// *Units:* milliseconds since the thread began.
    public static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// How long `body` takes. *Units:* milliseconds.
    public static func measure(_ body: () throws -> Void) rethrows -> Double {
        let start = now
        try body()
        return now - start
    }
}
