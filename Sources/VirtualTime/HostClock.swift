// SPDX-License-Identifier: MIT
import CVirtualTime
import Foundation

/// What the C library's clocks answer while one host drives.
///
/// Starts at the real now and never steps back, because libraries such as GLib hang when it does.
final class HostClock {
    /// The memory that the driving thread's clocks read.
    let drive: UnsafeMutablePointer<scrollwork_drive>
    private let start: scrollwork_drive

    /// - Parameter epoch: what `Date()` answers at second 0; `nil` for the real date.
    /// - Parameter queue: must live as long as the clock.
    init(epoch: Date?, queue: JobQueue) {
        let realtime = epoch.map { VirtualTimeline.nanoseconds($0.timeIntervalSince1970) }
        start = scrollwork_drive(
            boottime: scrollwork_real_nanoseconds(CLOCK_BOOTTIME),
            monotonic: scrollwork_real_nanoseconds(CLOCK_MONOTONIC),
            realtime: realtime ?? scrollwork_real_nanoseconds(CLOCK_REALTIME),
            queue: Unmanaged.passUnretained(queue).toOpaque())
        drive = .allocate(capacity: 1)
        drive.initialize(to: start)
    }

    deinit { drive.deallocate() }

    /// Sets all clocks to so many nanoseconds after their start.
    func move(to nanoseconds: Int64) {
        drive.pointee.boottime = start.boottime + nanoseconds
        drive.pointee.monotonic = start.monotonic + nanoseconds
        drive.pointee.realtime = start.realtime + nanoseconds
    }
}
