// SPDX-License-Identifier: MIT
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Installs the executors; called by a C constructor before `main`.
@_cdecl("scrollwork_install_executors")
func installExecutors() {
    _createExecutors(factory: VirtualExecutorFactory.self)
}

/// The process's executors: the platform's own, behind a choice of whose time a job is in.
struct VirtualExecutorFactory: ExecutorFactory {
    static let mainExecutor: any MainExecutor =
        VirtualMainExecutor(platform: PlatformExecutorFactory.mainExecutor)
    static let defaultExecutor: any TaskExecutor =
        VirtualTaskExecutor(platform: PlatformExecutorFactory.defaultExecutor)
}

/// The main actor's executor.
final class VirtualMainExecutor: MainExecutor, SchedulingExecutor {
    private let platform: any MainExecutor
    private let scheduler: (any SchedulingExecutor)?

    init(platform: any MainExecutor) {
        self.platform = platform
        scheduler = platform as? any SchedulingExecutor
    }

    func run() throws { try platform.run() }

    func runUntil(_ condition: () -> Bool) throws { try platform.runUntil(condition) }

    func stop() { platform.stop() }

    func checkIsolated() { platform.checkIsolated() }

    func isIsolatingCurrentContext() -> Bool? { platform.isIsolatingCurrentContext() }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if let queue = JobRouting.queue(for: job) {
            queue.add(.main(job), after: 0)
        } else {
            JobRouting.inRealTime { platform.enqueue(ExecutorJob(job)) }
        }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        let job = UnownedJob(job)
        if let queue = JobRouting.queueForWait() {
            queue.add(.main(job), after: nanosecondsUp(delay, clock))
        } else {
            required(scheduler).enqueue(
                ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
        }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
        let job = UnownedJob(job)
        if let queue = JobRouting.queueForWait() {
            queue.add(.main(job), after: nanosecondsUp(clock.now.duration(to: instant), clock))
        } else {
            required(scheduler).enqueue(
                ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
        }
    }
}

/// The executor of everything that no actor isolates.
final class VirtualTaskExecutor: TaskExecutor, SchedulingExecutor {
    private let platform: any TaskExecutor
    private let scheduler: (any SchedulingExecutor)?

    init(platform: any TaskExecutor) {
        self.platform = platform
        scheduler = platform as? any SchedulingExecutor
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if JobRouting.answersProbe(with: job) { return }
        if let queue = JobRouting.queue(for: job) {
            queue.add(.global(job), after: 0)
        } else {
            JobRouting.inRealTime { platform.enqueue(ExecutorJob(job)) }
        }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        let job = UnownedJob(job)
        if let queue = JobRouting.queueForWait() {
            queue.add(.global(job), after: nanosecondsUp(delay, clock))
        } else {
            required(scheduler).enqueue(
                ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
        }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
        let job = UnownedJob(job)
        if let queue = JobRouting.queueForWait() {
            queue.add(.global(job), after: nanosecondsUp(clock.now.duration(to: instant), clock))
        } else {
            required(scheduler).enqueue(
                ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
        }
    }
}

/// The platform's scheduler, which every platform that this target builds on has.
private func required(_ scheduler: (any SchedulingExecutor)?) -> any SchedulingExecutor {
    guard let scheduler else {
        preconditionFailure("The platform's executor cannot wait, so nothing can sleep.")
    }
    return scheduler
}

/// A clock's duration in whole nanoseconds, rounded up so that a sleeper never wakes too early.
private func nanosecondsUp<C: Clock>(_ duration: C.Duration, _ clock: C) -> Int64 {
    guard let duration = duration as? Duration else {
        preconditionFailure(
            "\(C.self) measures in \(C.Duration.self), which virtual time cannot read.")
    }
    let attosecondsPerNanosecond: Int64 = 1_000_000_000
    let nanosecondsPerSecond: Int64 = 1_000_000_000
    let (seconds, attoseconds) = duration.components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: nanosecondsPerSecond)
    if overflows { return seconds > 0 ? .max : 0 }
    let rest = attoseconds / attosecondsPerNanosecond
    let isInexact = attoseconds > 0 && attoseconds % attosecondsPerNanosecond != 0
    return whole.addingReportingOverflow(rest + (isInexact ? 1 : 0)).partialValue
}
