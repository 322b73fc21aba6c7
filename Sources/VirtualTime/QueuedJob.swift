// SPDX-License-Identifier: MIT
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
        case .main(let job): "a main actor job of \(job)"
        case .global(let job): "a background job of \(job)"
        case .closure: "a scheduled closure"
        case .block: "a DispatchQueue block"
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
}
