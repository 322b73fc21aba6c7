// SPDX-License-Identifier: MIT
import CVirtualTime
import Foundation

/// One host's time: a clock that moves only when told to, and the queue of jobs that wait for it.
///
/// Jobs run in order of (time, sequence). A task that started while the host drove stays with its
/// timeline, wherever it is resumed from. Jobs that still wait when the timeline goes away never
/// run.
@MainActor
package final class VirtualTimeline {
    /// How many jobs may run at one instant before the run counts as endless.
    ///
    /// *Source:* chosen here; a busy screen runs some hundred, and this many take about 50 ms.
    package nonisolated static let jobsPerInstantLimit = 100_000

    let queue = JobQueue()
    private let clock: HostClock
    private var isRunningJobs = false

    /// Makes a timeline that starts at the real now.
    ///
    /// - Parameter epoch: what `Date()` answers at second 0, so that recorded runs repeat; `nil`
    ///   for today.
    package init(epoch: Date? = nil) {
        clock = HostClock(epoch: epoch, queue: queue)
    }

    deinit { queue.close() }

    /// The time on this timeline's clocks.
    ///
    /// *Units and space:* seconds since the timeline was made.
    package var now: Double { Self.seconds(queue.now) }

    /// When the earliest waiting job is due, or `nil` when nothing waits.
    ///
    /// *Units and space:* seconds since the timeline was made. A sleep that was cancelled keeps its
    /// old deadline here, because the runtime wakes it once more to clean up.
    package var nextDeadline: Double? { queue.nextDeadline.map(Self.seconds) }

    /// Whether any job waits, now or for later.
    package var hasPendingJobs: Bool { queue.nextDeadline != nil }

    /// Whether a job waits that `runDueJobs()` would run.
    package var hasDueJobs: Bool { queue.nextDeadline.map { $0 <= queue.now } ?? false }

    /// Whether this timeline answers the clocks of the calling code.
    package var isDriving: Bool { scrollwork_drive_current() == clock.drive }

    /// Runs `body` in this timeline's time: clocks answer it, and tasks, sleeps and timers that
    /// start in it belong to it.
    package func drive<R>(_ body: () throws -> R) rethrows -> R {
        if isDriving { return try body() }
        queue.beginDrive(firstTask: TaskIdentity.next())
        let previous = scrollwork_drive_swap(clock.drive)
        defer {
            _ = scrollwork_drive_swap(previous)
            queue.endDrive()
        }
        return try body()
    }

    /// Queues `work` for an instant; one that has passed means now.
    ///
    /// *Units and space:* seconds since the timeline was made.
    package func schedule(at seconds: Double, _ work: @escaping @MainActor () -> Void) {
        queue.add(.closure(work), due: Self.nanoseconds(seconds))
    }

    /// Runs the jobs that are due at or before now, and those that they enqueue for now.
    ///
    /// *Errors:* `endless` when a job respawns itself without letting time pass, `unsupported` when
    /// something started that cannot follow virtual time, `reentered` inside a job.
    package func runDueJobs() throws(VirtualTimeFailure) {
        try run(until: queue.now)
    }

    /// Moves the clock to `seconds`, stopping at each job's due time to run it.
    ///
    /// *Units and space:* seconds since the timeline was made.
    /// *Errors:* those of `runDueJobs()`, and `stepsBack` for an instant that has passed. After an
    /// error the clock stands at the instant of the error.
    package func advance(to seconds: Double) throws(VirtualTimeFailure) {
        let target = Self.nanoseconds(seconds)
        guard seconds.isFinite, target >= queue.now else {
            throw .stepsBack(from: now, to: seconds)
        }
        try run(until: target)
    }

    private func run(until target: Int64) throws(VirtualTimeFailure) {
        guard !isRunningJobs else { throw .reentered }
        isRunningJobs = true
        defer { isRunningJobs = false }
        let failure = drive { runJobs(until: target) }
        if let failure { throw failure }
    }

    private func runJobs(until target: Int64) -> VirtualTimeFailure? {
        var countAtInstant = 0
        while let job = queue.takeFirst(dueBy: target) {
            if job.due > queue.now {
                move(to: job.due)
                countAtInstant = 0
            }
            countAtInstant += 1
            if countAtInstant > Self.jobsPerInstantLimit {
                queue.putBack(job)
                return .endless(seconds: now, limit: Self.jobsPerInstantLimit, last: job.name)
            }
            job.work.run(on: self)
            if let failure = takeRefusal() { return failure }
        }
        if let failure = takeRefusal() { return failure }
        move(to: target)
        return nil
    }

    private func takeRefusal() -> VirtualTimeFailure? {
        guard let name = queue.takeRefusal() else { return nil }
        // A sleep that was refused has put the clocks ahead.
        move(to: queue.now)
        return .unsupported(name)
    }

    private func move(to nanoseconds: Int64) {
        queue.move(to: nanoseconds)
        clock.move(to: nanoseconds)
    }
}

extension VirtualTimeline {
    nonisolated static let nanosecondsPerSecond = 1e9

    /// The nearest nanosecond; what does not fit stops at the ends of the range.
    nonisolated static func nanoseconds(_ seconds: Double) -> Int64 {
        Int64(exactly: (seconds * nanosecondsPerSecond).rounded())
            ?? (seconds > 0 ? Int64.max / 4 : 0)
    }

    nonisolated static func seconds(_ nanoseconds: Int64) -> Double {
        Double(nanoseconds) / nanosecondsPerSecond
    }
}
