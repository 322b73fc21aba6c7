// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Runs tests that wait for other processes on threads of their own, so that they take none of
/// Swift's few threads from the tests beside them.
enum OwnThread {
    static func run<T: Sendable>(_ body: @Sendable () throws -> T) async throws -> T {
        try await withTaskExecutorPreference(ThreadExecutor.shared) { try body() }
    }
}

/// An executor that starts a thread for each job: jobs of tests are few, and they block.
private final class ThreadExecutor: TaskExecutor {
    static let shared = ThreadExecutor()
    static let threadName = "scrollwork test"

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread {
            Thread.current.name = Self.threadName
            job.runSynchronously(on: self.asUnownedTaskExecutor())
        }
    }
}

@Suite("Tests on threads of their own") struct OwnThreadTests {
    @Test("one that waits is on none of Swift's own threads")
    func thread() async throws {
        try await OwnThread.run { #expect(Thread.current.name == ThreadExecutor.threadName) }
    }
}
