// SPDX-License-Identifier: MIT
import Foundation

/// Whether `./scrollwork test --long` runs: a release build with time to spare.
enum LongRun {
    static let isOn = ProcessInfo.processInfo.environment["SCROLLWORK_LONG"] == "1"

    /// How many random events the proof takes.
    ///
    /// `SCROLLWORK_RANDOM_EVENTS` says another number, for looking into one.
    static let eventCount: Int = {
        let text = ProcessInfo.processInfo.environment["SCROLLWORK_RANDOM_EVENTS"]
        return text.flatMap { Int($0) } ?? (isOn ? 100_000_000 : 1_000_000)
    }()
}
