// SPDX-License-Identifier: MIT
@_spi(ExperimentalCustomExecutors) import _Concurrency
import Synchronization

/// The jobs of one timeline, and the part of it that any thread may reach.
///
/// A task of the timeline can be resumed from another thread, so everything is behind one lock.
final class JobQueue: Sendable {
    private struct State {
        var now: Int64 = 0
        var jobs = DeadlineHeap()
        var nextSequence: UInt64 = 0
        /// For each nested drive the identity that its first new task can have.
        var firstTasks: [UInt64] = []
        var ownedTasks: [UInt64] = []
        var timers: Set<ObjectIdentifier> = []
        var refusal: String?
    }

    private let state = Mutex(State())

    /// Nanoseconds since the timeline was made.
    var now: Int64 { state.withLock { $0.now } }

    var nextDeadline: Int64? { state.withLock { $0.jobs.first?.due } }

    /// Queues work for an instant, or for now if that has passed.
    func add(_ work: QueuedJob.Work, due: Int64) {
        state.withLock { state in
            state.nextSequence += 1
            state.jobs.insert(
                QueuedJob(
                    due: max(due, state.now), sequence: state.nextSequence, work: work))
        }
    }

    /// Queues work for an instant that lies `delay` nanoseconds after now.
    func add(_ work: QueuedJob.Work, after delay: Int64) {
        let (due, overflows) = now.addingReportingOverflow(max(0, delay))
        add(work, due: overflows ? .max : due)
    }

    /// Queues a job again that was taken but not run, in its old place.
    func putBack(_ job: QueuedJob) { state.withLock { $0.jobs.insert(job) } }

    func takeFirst(dueBy target: Int64) -> QueuedJob? {
        state.withLock { state in
            guard let first = state.jobs.first, first.due <= target else { return nil }
            return state.jobs.removeFirst()
        }
    }

    func move(to nanoseconds: Int64) {
        state.withLock { $0.now = max($0.now, nanoseconds) }
    }

    func refuse(_ name: String) {
        state.withLock { $0.refusal = $0.refusal ?? name }
    }

    func takeRefusal() -> String? {
        state.withLock { state in
            defer { state.refusal = nil }
            return state.refusal
        }
    }

    // MARK: Tasks

    func beginDrive(firstTask: UInt64) {
        state.withLock { $0.firstTasks.append(firstTask) }
    }

    func endDrive() {
        state.withLock { _ = $0.firstTasks.popLast() }
    }

    /// Whether a task that nobody owns yet was made inside the current drive.
    func isNew(_ task: UInt64) -> Bool {
        state.withLock { state in state.firstTasks.last.map { task >= $0 } ?? false }
    }

    func own(_ task: UInt64) {
        state.withLock { $0.ownedTasks.append(task) }
        TaskOwners.shared.set(self, for: task)
    }

    /// Lets go of the tasks, and drops the jobs that still wait.
    ///
    /// An actor's turn is not dropped but handed to real time: the actor may be shared, and would
    /// never take another.
    func close() {
        let (tasks, jobs) = state.withLock { state in
            var jobs: [QueuedJob] = []
            while let job = state.jobs.removeFirst() { jobs.append(job) }
            defer { state.ownedTasks = [] }
            return (state.ownedTasks, jobs)
        }
        TaskOwners.shared.remove(tasks)
        for case .global(let job) in jobs.map(\.work) where job.isActorTurn {
            JobRouting.inRealTime { PlatformExecutorFactory.defaultExecutor.enqueue(job) }
        }
    }

    // MARK: Timers

    /// Whether the timer was not yet here; a timer that is added for two modes still fires once.
    func insertTimer(_ identity: ObjectIdentifier) -> Bool {
        state.withLock { $0.timers.insert(identity).inserted }
    }

    func removeTimer(_ identity: ObjectIdentifier) {
        state.withLock { _ = $0.timers.remove(identity) }
    }
}
