// SPDX-License-Identifier: MIT

/// A binary heap of jobs, the earliest (time, sequence) first.
///
/// *Cost:* logarithmic insertion and removal.
struct DeadlineHeap {
    private var jobs: [QueuedJob] = []

    var first: QueuedJob? { jobs.first }

    mutating func insert(_ job: QueuedJob) {
        jobs.append(job)
        var child = jobs.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard Self.precedes(jobs[child], jobs[parent]) else { return }
            jobs.swapAt(child, parent)
            child = parent
        }
    }

    mutating func removeFirst() -> QueuedJob? {
        guard let last = jobs.popLast() else { return nil }
        guard let first = jobs.first else { return last }
        jobs[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < jobs.count && Self.precedes(jobs[child], jobs[least]) {
                least = child
            }
            if least == parent { return first }
            jobs.swapAt(parent, least)
            parent = least
        }
    }

    private static func precedes(_ one: QueuedJob, _ other: QueuedJob) -> Bool {
        (one.due, one.sequence) < (other.due, other.sequence)
    }
}
