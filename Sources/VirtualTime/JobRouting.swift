// SPDX-License-Identifier: MIT
import CVirtualTime

/// Decides whose time a job belongs to.
enum JobRouting {
    /// The queue that takes the job, or `nil` when it is real time's.
    ///
    /// A task stays with the timeline that drove when it was made. A task from before the drive,
    /// such as the test's own, stays in real time even when a driven job resumes it. What is not a
    /// task's (an actor's turn) goes to whoever drives.
    static func queue(for job: UnownedJob) -> JobQueue? {
        let driving = queueForWait()
        guard job.isTask else { return driving }
        let task = scrollwork_task_identity(job.pointer)
        if let owner = TaskOwners.shared.owner(of: task) { return owner }
        guard let driving, driving.isNew(task) else { return nil }
        driving.own(task)
        return driving
    }

    /// The queue that takes a job that waits for a deadline, or `nil` in real time.
    ///
    /// A task that was started with `Task.immediate` is not enqueued when it is made, so it is
    /// noticed here, when it first sleeps or enqueues another.
    static func queueForWait() -> JobQueue? {
        guard let driving = drivingQueue else { return nil }
        let current = scrollwork_current_task_identity()
        if current != 0, driving.isNew(current), TaskOwners.shared.owner(of: current) == nil {
            driving.own(current)
        }
        return driving
    }

    /// The queue of the host that drives on this thread.
    static var drivingQueue: JobQueue? {
        scrollwork_drive_current().map {
            Unmanaged<JobQueue>.fromOpaque($0.pointee.queue).takeUnretainedValue()
        }
    }

    /// Hands something to the system in real time, though a host may drive.
    static func inRealTime(_ body: () -> Void) {
        let drive = scrollwork_drive_swap(nil)
        body()
        _ = scrollwork_drive_swap(drive)
    }

    /// If the thread asks for the identity of the next task, answers with this job's and runs it.
    static func answersProbe(with job: UnownedJob) -> Bool {
        guard let destination = scrollwork_identity_probe() else { return false }
        destination.pointee = scrollwork_task_identity(job.pointer)
        scrollwork_run_global_job(job.pointer)
        return true
    }
}
