// SPDX-License-Identifier: MIT
//
// Everything that would wait in the kernel or on the process's main queue. While a host drives on
// the calling thread these functions hand the work to the host's queue, or report by name what
// cannot follow; otherwise they pass straight on to the shared library that they stand before.
#define _GNU_SOURCE
#include "CVirtualTime.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

// Answered by VirtualTime. `after` counts nanoseconds from the host's now.
extern void scrollwork_queue_main_block(void *block, void *group, int64_t after);
extern void scrollwork_queue_foreign_block(void *queue, void *block, int64_t after);
extern bool scrollwork_queue_timer(void *timer_object);
extern void scrollwork_refuse(const char *name);

// libdispatch, the blocks runtime and Foundation.
extern char _dispatch_main_q[];
extern char _dispatch_source_type_timer[];
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void CFRunLoopTimerGetContext(void *timer, void *context);

// The ABI of a block: the function stands behind isa, flags and reserved.
struct block {
    void *isa;
    int flags;
    int reserved;
    void (*invoke)(void *block);
};

// CFRunLoopTimerContext.
struct timer_context {
    long version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    void *(*describe)(const void *info);
};

static void *shared_symbol(const char *name) {
    void *symbol = dlsym(RTLD_NEXT, name);
    if (symbol == NULL) {
        fprintf(stderr, "CVirtualTime: no shared library defines %s\n", name);
        abort();
    }
    return symbol;
}

// The definition behind ours, looked up once: two threads that race write the same pointer.
#define SHARED(name)                                                                               \
    ({                                                                                             \
        static __typeof__(&name) resolved;                                                         \
        __typeof__(&name) function = __atomic_load_n(&resolved, __ATOMIC_ACQUIRE);                 \
        if (function == NULL) {                                                                    \
            function = (__typeof__(&name))shared_symbol(#name);                                    \
            __atomic_store_n(&resolved, function, __ATOMIC_RELEASE);                               \
        }                                                                                          \
        function;                                                                                  \
    })

void scrollwork_run_block(void *block) {
    ((struct block *)block)->invoke(block);
    _Block_release(block);
}

void scrollwork_release_block(void *block, void *queue) {
    _Block_release(block);
    if (queue != NULL) {
        dispatch_release(queue);
    }
}

void scrollwork_leave_group(void *group) {
    dispatch_group_leave(group);
    dispatch_release(group);
}

// Blocks for the main queue.

static bool is_driven_main(const void *queue) {
    return queue == _dispatch_main_q && scrollwork_drive_current() != NULL;
}

void dispatch_async(void *queue, void *block) {
    if (is_driven_main(queue)) {
        scrollwork_queue_main_block(_Block_copy(block), NULL, 0);
    } else {
        SHARED(dispatch_async)(queue, block);
    }
}

void scrollwork_dispatch_block(void *queue, void *block) {
    SHARED(dispatch_async)(queue, block);
    _Block_release(block);
    dispatch_release(queue);
}

void dispatch_group_async(void *group, void *queue, void *block) {
    if (is_driven_main(queue)) {
        dispatch_retain(group);
        dispatch_group_enter(group);
        scrollwork_queue_main_block(_Block_copy(block), group, 0);
    } else {
        SHARED(dispatch_group_async)(group, queue, block);
    }
}

// A barrier means nothing on a serial queue, and the main queue is one.
void dispatch_barrier_async(void *queue, void *block) {
    if (is_driven_main(queue)) {
        scrollwork_queue_main_block(_Block_copy(block), NULL, 0);
    } else {
        SHARED(dispatch_barrier_async)(queue, block);
    }
}

// Deadlines. A dispatch_time_t names its clock in its two highest bits: 00 and 01 uptime, 10 uptime
// that counts suspension, 11 wall time, stored negated.

static const uint64_t wall_or_boottime_bit = UINT64_C(1) << 63;
static const uint64_t wall_bit = UINT64_C(1) << 62;
static const uint64_t forever = ~UINT64_C(0);
static const uint64_t wall_now = ~UINT64_C(1);

static int64_t delay_until(const struct scrollwork_drive *drive, uint64_t when) {
    int64_t delay;
    if (when == 0 || when == wall_now) {
        return 0;
    } else if ((when & wall_or_boottime_bit) == 0) {
        delay = (int64_t)when - drive->monotonic;
    } else if ((when & wall_bit) == 0) {
        delay = (int64_t)(when & ~wall_or_boottime_bit) - drive->boottime;
    } else {
        delay = -(int64_t)when - drive->realtime;
    }
    return delay > 0 ? delay : 0;
}

void dispatch_after(uint64_t when, void *queue, void *block) {
    struct scrollwork_drive *drive = scrollwork_drive_current();
    if (drive == NULL || when == forever) {
        SHARED(dispatch_after)(when, queue, block);
    } else if (queue == _dispatch_main_q) {
        scrollwork_queue_main_block(_Block_copy(block), NULL, delay_until(drive, when));
    } else {
        dispatch_retain(queue);
        scrollwork_queue_foreign_block(queue, _Block_copy(block), delay_until(drive, when));
    }
}

// Foundation's Timer. Its run loop belongs to the thread and not to a host, so a timer that is
// started while a host drives never enters one.
void CFRunLoopAddTimer(void *run_loop, void *timer, const void *mode) {
    if (scrollwork_drive_current() != NULL && timer != NULL) {
        struct timer_context context = {0};
        CFRunLoopTimerGetContext(timer, &context);
        if (context.info != NULL && scrollwork_queue_timer(context.info)) {
            return;
        }
    }
    SHARED(CFRunLoopAddTimer)(run_loop, timer, mode);
}

// What cannot follow is reported.

void *dispatch_source_create(
    const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
    if (type == _dispatch_source_type_timer && scrollwork_drive_current() != NULL) {
        scrollwork_refuse("DispatchSource.makeTimerSource");
    }
    return SHARED(dispatch_source_create)(type, handle, mask, queue);
}

enum { nanoseconds_per_second = 1000000000, nanoseconds_per_microsecond = 1000 };

// A date is exact to about a tenth of this. Who sleeps until a date sleeps again for the rest that
// rounding leaves, which may be no nanosecond at all, so a refused sleep lasts a little longer.
enum { date_resolution_in_nanoseconds = 1000 };

// A sleep of the thread would block the host, whose clock then stands still; Foundation sleeps
// until a date and would do so for ever. So the sleeper is told that the time has passed, and the
// host sets the clocks right when it takes the report.
static bool refuse_sleep(const char *name, int64_t nanoseconds) {
    struct scrollwork_drive *drive = scrollwork_drive_current();
    if (drive == NULL) {
        return false;
    }
    scrollwork_refuse(name);
    nanoseconds += date_resolution_in_nanoseconds;
    drive->boottime += nanoseconds;
    drive->monotonic += nanoseconds;
    drive->realtime += nanoseconds;
    return true;
}

int nanosleep(const struct timespec *duration, struct timespec *remaining) {
    int64_t nanoseconds =
        (int64_t)duration->tv_sec * nanoseconds_per_second + duration->tv_nsec;
    return refuse_sleep("Thread.sleep", nanoseconds) ? 0
                                                     : SHARED(nanosleep)(duration, remaining);
}

unsigned int sleep(unsigned int seconds) {
    int64_t nanoseconds = (int64_t)seconds * nanoseconds_per_second;
    return refuse_sleep("sleep", nanoseconds) ? 0 : SHARED(sleep)(seconds);
}

int usleep(useconds_t microseconds) {
    int64_t nanoseconds = (int64_t)microseconds * nanoseconds_per_microsecond;
    return refuse_sleep("usleep", nanoseconds) ? 0 : SHARED(usleep)(microseconds);
}
