// SPDX-License-Identifier: MIT
//
// CVirtualTime: the part of virtual time that only C can do.
//
// In:  a thread says "this host drives me now" by entering a `scrollwork_drive`.
// Out: while it does, the process's own `clock_gettime`, `gettimeofday` and `time` answer that
//      host's time on that thread, and timers and main-queue blocks that would wait in the kernel
//      are handed to the host's queue (the functions under "Answered by VirtualTime").
// May import: the C library, libdispatch's and Foundation's exported symbols. Nothing of the house.
//
// The functions of the C library and of libdispatch that are defined here take the place of the
// shared ones because an executable's own definition comes first in the dynamic linker's search.
#ifndef SCROLLWORK_CVIRTUALTIME_H
#define SCROLLWORK_CVIRTUALTIME_H

#include <stdbool.h>
#include <stdint.h>

#define SCROLLWORK_SWIFTCALL __attribute__((swiftcall))

/// What one host's clocks answer, in nanoseconds, and whose queue takes its jobs.
struct scrollwork_drive {
    /// CLOCK_BOOTTIME: what `ContinuousClock` reads.
    int64_t boottime;
    /// CLOCK_MONOTONIC and its relatives: what `SuspendingClock`, GLib and libdispatch read.
    int64_t monotonic;
    /// CLOCK_REALTIME and its relatives: what `Date()` reads.
    int64_t realtime;
    /// The Swift object that queues jobs; not retained, its host keeps it alive while it drives.
    const void *_Nonnull queue;
};

/// The drive that this thread is in, or NULL in real time.
struct scrollwork_drive *_Nullable scrollwork_drive_current(void);

/// Enters a drive, or leaves all with NULL; returns what was current so that it can be restored.
struct scrollwork_drive *_Nullable scrollwork_drive_swap(struct scrollwork_drive *_Nullable drive);

/// The system's clock in nanoseconds, whoever drives.
int64_t scrollwork_real_nanoseconds(int32_t clock_id);

/// Where this thread wants the next task's identity to be written instead of the task being queued.
uint64_t *_Nullable scrollwork_identity_probe(void);

/// Sets or clears (NULL) the identity probe of this thread.
void scrollwork_set_identity_probe(uint64_t *_Nullable destination);

/// The identity of the task that a job belongs to, unique in the process's life.
uint64_t scrollwork_task_identity(void *_Nonnull job);

/// The identity of the task that this thread runs, or 0 outside any task.
uint64_t scrollwork_current_task_identity(void);

/// Runs a job as the process's concurrent executor would: isolated to no actor.
void scrollwork_run_global_job(void *_Nonnull job);

/// Runs a block that an interposed libdispatch function has copied, and releases it.
void scrollwork_run_block(void *_Nonnull block);

/// Releases a copied block that will never run, and the queue that it was meant for.
void scrollwork_release_block(void *_Nonnull block, void *_Nullable queue);

/// Hands a copied block to its own dispatch queue in real time; releases block and queue.
void scrollwork_dispatch_block(void *_Nonnull queue, void *_Nonnull block);

/// Leaves a dispatch group that an interposed `dispatch_group_async` has entered, and releases it.
void scrollwork_leave_group(void *_Nonnull group);

#endif
