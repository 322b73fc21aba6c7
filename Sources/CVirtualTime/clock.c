// SPDX-License-Identifier: MIT
//
// The clocks of the process. Swift's clocks, `Date()`, GLib and libdispatch all end here.
#define _GNU_SOURCE
#include "CVirtualTime.h"

#include <dlfcn.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { nanoseconds_per_second = 1000000000, nanoseconds_per_microsecond = 1000 };

static _Thread_local struct scrollwork_drive *current_drive;
static _Thread_local uint64_t *identity_probe;

struct scrollwork_drive *scrollwork_drive_current(void) { return current_drive; }

struct scrollwork_drive *scrollwork_drive_swap(struct scrollwork_drive *drive) {
    struct scrollwork_drive *previous = current_drive;
    current_drive = drive;
    return previous;
}

uint64_t *scrollwork_identity_probe(void) { return identity_probe; }

void scrollwork_set_identity_probe(uint64_t *destination) { identity_probe = destination; }

typedef int (*clock_reader)(clockid_t clock_id, struct timespec *time);
static clock_reader shared_clock_gettime;

// The C library's own reader needs no system call, but can be looked up only when the dynamic
// linker has finished; until then it is the system call.
__attribute__((constructor)) static void find_shared_reader(void) {
    shared_clock_gettime = (clock_reader)dlsym(RTLD_NEXT, "clock_gettime");
}

static int real_clock_gettime(clockid_t clock_id, struct timespec *time) {
    if (shared_clock_gettime != NULL) {
        return shared_clock_gettime(clock_id, time);
    }
    return (int)syscall(SYS_clock_gettime, clock_id, time);
}

int64_t scrollwork_real_nanoseconds(int32_t clock_id) {
    struct timespec time = {0};
    real_clock_gettime(clock_id, &time);
    return (int64_t)time.tv_sec * nanoseconds_per_second + time.tv_nsec;
}

// Writes the answer of the drive; false for clocks that measure work and not time (CPU clocks),
// which stay real.
static bool virtual_nanoseconds(
    const struct scrollwork_drive *drive, clockid_t clock_id, int64_t *nanoseconds) {
    switch (clock_id) {
    case CLOCK_BOOTTIME:
    case CLOCK_BOOTTIME_ALARM:
        *nanoseconds = drive->boottime;
        return true;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
        *nanoseconds = drive->monotonic;
        return true;
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_REALTIME_ALARM:
    case CLOCK_TAI:
        *nanoseconds = drive->realtime;
        return true;
    default:
        return false;
    }
}

int clock_gettime(clockid_t clock_id, struct timespec *time) {
    int64_t nanoseconds;
    if (current_drive == NULL || !virtual_nanoseconds(current_drive, clock_id, &nanoseconds)) {
        return real_clock_gettime(clock_id, time);
    }
    time->tv_sec = nanoseconds / nanoseconds_per_second;
    time->tv_nsec = nanoseconds % nanoseconds_per_second;
    return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    (void)zone;  // Obsolete, and ignored by Linux's C libraries too.
    struct timespec precise;
    if (clock_gettime(CLOCK_REALTIME, &precise) != 0) {
        return -1;
    }
    time->tv_sec = precise.tv_sec;
    time->tv_usec = precise.tv_nsec / nanoseconds_per_microsecond;
    return 0;
}

time_t time(time_t *destination) {
    struct timespec precise;
    if (clock_gettime(CLOCK_REALTIME, &precise) != 0) {
        return (time_t)-1;
    }
    if (destination != NULL) {
        *destination = precise.tv_sec;
    }
    return precise.tv_sec;
}
