// SPDX-License-Identifier: MIT
//
// What touches the Swift runtime: installing the executors early, and entry points that the
// runtime exports but Swift cannot name.
#include "CVirtualTime.h"

#include <stddef.h>

/// Answered by VirtualTime: installs the executor factory.
extern void scrollwork_install_executors(void);

/// The Swift runtime's: the identity of a job's task.
extern SCROLLWORK_SWIFTCALL uint64_t swift_task_getJobTaskId(void *job);

/// The Swift runtime's: the task that this thread runs.
extern SCROLLWORK_SWIFTCALL void *swift_task_getCurrent(void);

/// The Swift runtime's: runs a job on an executor, here given by its two words.
extern SCROLLWORK_SWIFTCALL void swift_job_run(
    void *job, const void *executor_identity, const void *executor_implementation);

// A constructor because a test runner, and `async` main, start tasks before any of our code runs,
// and the first task fixes the executors of the process.
__attribute__((constructor)) static void install(void) { scrollwork_install_executors(); }

uint64_t scrollwork_task_identity(void *job) { return swift_task_getJobTaskId(job); }

uint64_t scrollwork_current_task_identity(void) {
    void *task = swift_task_getCurrent();
    return task == NULL ? 0 : swift_task_getJobTaskId(task);
}

// Two null words are the runtime's generic executor: no actor, may switch to one.
void scrollwork_run_global_job(void *job) { swift_job_run(job, NULL, NULL); }
