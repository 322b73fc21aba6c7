// SPDX-License-Identifier: MIT
@_spi(ExperimentalCustomExecutors) import _Concurrency
import CVirtualTime

/// Work that waits for its instant.
struct QueuedJob: Sendable {
    enum Work: Sendable {
        /// A task's next piece, isolated to the main actor.
        case main(UnownedJob)
        /// A task's or an actor's next piece for the concurrent executor.
        case global(UnownedJob)
        case closure(@MainActor () -> Void)
        case block(DispatchBlock)
    }

    /// Nanoseconds since the timeline was made.
    let due: Int64
    /// Settles equal instants: what was queued first runs first.
    let sequence: UInt64
    let work: Work

    /// What a failure calls this job.
    var name: String {
        switch work {
        case .main: "a task's turn on the main actor"
        case .global: "a Task.yield() or a task's turn off the main actor"
        case .closure: "a scheduled closure or a timer"
        case .block: "a block for a dispatch queue"
        }
    }
}

extension QueuedJob.Work {
    @MainActor
    func run(on timeline: VirtualTimeline) {
        switch self {
        case .main(let job):
            job.runSynchronously(on: MainActor.sharedUnownedExecutor)
        case .global(let job):
            scrollwork_run_global_job(job.pointer)
        case .closure(let work):
            work()
        case .block(let block):
            block.run()
        }
    }
}

extension UnownedJob {
    /// The runtime's job object; a job is nothing but this pointer.
    var pointer: UnsafeMutableRawPointer { unsafeBitCast(self, to: UnsafeMutableRawPointer.self) }

    /// Whether this is a task's next piece, and not an actor's turn or a yield.
    var isTask: Bool { ExecutorJob(self).kind == .task }

    /// Whether this is the turn of an actor, which takes no new turn before this one has run.
    ///
    /// *Source:* the Swift runtime's `JobKind`, where default actors have the first three of the
    /// kinds that are reserved.
    var isActorTurn: Bool {
        let first = ExecutorJob.Kind.firstReserved.rawValue
        return (first..<first + 3).contains(ExecutorJob(self).kind.rawValue)
    }
}
