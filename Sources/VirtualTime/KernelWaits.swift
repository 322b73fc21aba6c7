// SPDX-License-Identifier: MIT
import CVirtualTime
import Dispatch
import Foundation

/// A copied block of libdispatch, which `CVirtualTime` took before it could wait in the kernel.
///
/// Runs at most once; a block that never runs is released with its queue.
final class DispatchBlock: @unchecked Sendable {
    // Unchecked because only the thread that takes the block out of the queue touches the pointers,
    // and the queue hands it to one.
    private var block: UnsafeMutableRawPointer?
    private let target: UnsafeMutableRawPointer?
    private let group: UnsafeMutableRawPointer?

    /// - Parameter target: the queue that runs the block; `nil` for the timeline itself.
    /// - Parameter group: the group to leave when the block has run.
    init(
        _ block: UnsafeMutableRawPointer, target: UnsafeMutableRawPointer?,
        group: UnsafeMutableRawPointer?
    ) {
        self.block = block
        self.target = target
        self.group = group
    }

    func run() {
        guard let block else { return }
        self.block = nil
        if let target {
            JobRouting.inRealTime { scrollwork_dispatch_block(target, block) }
        } else {
            scrollwork_run_block(block)
        }
        if let group { scrollwork_leave_group(group) }
    }

    deinit {
        guard let block else { return }
        scrollwork_release_block(block, target)
        if let group { scrollwork_leave_group(group) }
    }
}

@_cdecl("scrollwork_queue_main_block")
func queueMainBlock(
    _ block: UnsafeMutableRawPointer, _ group: UnsafeMutableRawPointer?, _ delay: Int64
) {
    JobRouting.drivingQueue?.add(
        .block(DispatchBlock(block, target: nil, group: group)), after: delay)
}

@_cdecl("scrollwork_queue_foreign_block")
func queueForeignBlock(
    _ target: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer, _ delay: Int64
) {
    JobRouting.drivingQueue?.add(
        .block(DispatchBlock(block, target: target, group: nil)), after: delay)
}

@_cdecl("scrollwork_refuse")
func refuse(_ name: UnsafePointer<CChar>) {
    JobRouting.drivingQueue?.refuse(String(cString: name))
}

/// Takes a Foundation timer; false when it is something else's.
@_cdecl("scrollwork_queue_timer")
func queueTimer(_ object: UnsafeMutableRawPointer) -> Bool {
    guard let queue = JobRouting.drivingQueue else { return false }
    let timer = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
    guard let timer = timer as? Timer else { return false }
    if queue.insertTimer(ObjectIdentifier(timer)) {
        QueuedTimer(timer: timer, queue: queue).wait()
    }
    return true
}

/// A Foundation timer that waits on a timeline instead of in a run loop.
private final class QueuedTimer: @unchecked Sendable {
    // Unchecked because a timer is not Sendable; it is touched only while its timeline drives.
    private let timer: Timer
    private unowned let queue: JobQueue

    /// A date is a `Double` since 2001 and exact to 0.1 µs; a delay is rounded to whole microseconds
    /// so that equal deadlines stay equal.
    private static let dateResolution = 1e-6
    private static let nanosecondsPerResolution: Int64 = 1000

    init(timer: Timer, queue: JobQueue) {
        self.timer = timer
        self.queue = queue
    }

    /// Nanoseconds from now to the timer's date.
    private var delay: Int64 {
        let steps = (timer.fireDate.timeIntervalSinceNow / Self.dateResolution).rounded()
        return Int64(max(0, min(steps, 1e12))) * Self.nanosecondsPerResolution
    }

    func wait() { wait(until: queue.now + delay) }

    private func wait(until due: Int64) {
        queue.add(.closure { [self] in fire(due: due) }, due: due)
    }

    private func fire(due: Int64) {
        guard timer.isValid else { return finish() }
        // The user moved the date on while the timer waited.
        if delay > 0 { return wait() }
        let interval = timer.timeInterval
        let next = due + VirtualTimeline.nanoseconds(interval)
        let date = timer.fireDate.addingTimeInterval(interval)
        if interval > 0 { timer.fireDate = date }
        timer.fire()
        guard timer.isValid, interval > 0 else { return finish() }
        // Exact unless the block itself set another date.
        let isMoved = abs(timer.fireDate.timeIntervalSince(date)) > Self.dateResolution
        wait(until: isMoved ? queue.now + delay : next)
    }

    private func finish() { queue.removeTimer(ObjectIdentifier(timer)) }
}
