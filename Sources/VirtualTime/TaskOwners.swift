// SPDX-License-Identifier: MIT
import CVirtualTime
import Synchronization

/// Which timeline each task belongs to, for as long as the timeline lives.
///
/// A task belongs to the timeline that drove when it was made. That is known when its first job is
/// enqueued, and has to be remembered, because later jobs may be enqueued while nobody drives, on
/// another thread, or while another host drives.
final class TaskOwners: Sendable {
    static let shared = TaskOwners()

    private struct WeakQueue {
        weak var queue: JobQueue?
    }

    private let owners = Mutex<[UInt64: WeakQueue]>([:])
    /// So that real-time work takes no lock in a process without hosts.
    private let isUsed = Atomic(false)

    func owner(of task: UInt64) -> JobQueue? {
        guard isUsed.load(ordering: .acquiring) else { return nil }
        return owners.withLock { $0[task]?.queue }
    }

    func set(_ queue: JobQueue, for task: UInt64) {
        isUsed.store(true, ordering: .releasing)
        owners.withLock { $0[task] = WeakQueue(queue: queue) }
    }

    func remove(_ tasks: [UInt64]) {
        owners.withLock { owners in
            for task in tasks { owners[task] = nil }
        }
    }
}

/// The runtime numbers tasks upwards, so a number tells whether a task is older than a drive.
enum TaskIdentity {
    /// The number of a task that is made here and now; all tasks made later have a higher one.
    static func next() -> UInt64 {
        var identity: UInt64 = 0
        withUnsafeMutablePointer(to: &identity) { destination in
            scrollwork_set_identity_probe(destination)
            // The executor sees the probe, writes the number and runs the empty task at once.
            Task.detached {}
            scrollwork_set_identity_probe(nil)
        }
        precondition(
            identity != 0,
            """
            Virtual time needs its own task executors, and others were installed first. Link \
            VirtualTime into the executable itself, not into a library that it loads.
            """)
        return identity
    }
}
