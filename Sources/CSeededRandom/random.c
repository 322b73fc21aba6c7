// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CSeededRandom.h"

#include <errno.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <sys/syscall.h>

static atomic_bool is_seeded;
static _Atomic uint64_t state;

void scrollwork_seed_random(uint64_t seed) {
    atomic_store(&state, seed);
    atomic_store(&is_seeded, true);
}

// SplitMix64 (Steele, Lea, Flood 2014): a counter and a mixer, so that threads that draw at once
// each get a value of their own without a lock.
static uint64_t next(void) {
    const uint64_t step = 0x9E3779B97F4A7C15u;
    uint64_t z = atomic_fetch_add(&state, step) + step;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static long fill(unsigned char *bytes, long count) {
    for (long index = 0; index < count;) {
        uint64_t value = next();
        for (int byte = 0; byte < 8 && index < count; byte++, index++) {
            bytes[index] = (unsigned char)(value >> (8 * byte));
        }
    }
    return count;
}

// The kernel's own entry: the C library's `syscall` is hidden behind ours, and to look it up needs
// a dynamic linker that may not have finished when the first clock is read.
static long enter_kernel(long number, const long arguments[6]) {
#if defined(__x86_64__)
    long result;
    register long r10 __asm__("r10") = arguments[3];
    register long r8 __asm__("r8") = arguments[4];
    register long r9 __asm__("r9") = arguments[5];
    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "a"(number), "D"(arguments[0]), "S"(arguments[1]), "d"(arguments[2]),
                       "r"(r10), "r"(r8), "r"(r9)
                     : "rcx", "r11", "memory");
    return result;
#elif defined(__aarch64__)
    register long x8 __asm__("x8") = number;
    register long x0 __asm__("x0") = arguments[0];
    register long x1 __asm__("x1") = arguments[1];
    register long x2 __asm__("x2") = arguments[2];
    register long x3 __asm__("x3") = arguments[3];
    register long x4 __asm__("x4") = arguments[4];
    register long x5 __asm__("x5") = arguments[5];
    __asm__ volatile("svc #0"
                     : "+r"(x0)
                     : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5)
                     : "memory");
    return x0;
#else
#error "CSeededRandom knows the system calls of x86-64 and arm64 only"
#endif
}

long syscall(long number, ...) {
    long arguments[6];
    va_list list;
    va_start(list, number);
    for (int index = 0; index < 6; index++) arguments[index] = va_arg(list, long);
    va_end(list);
    if (number == SYS_getrandom && atomic_load(&is_seeded)) {
        return fill((unsigned char *)arguments[0], arguments[1]);
    }
    long result = enter_kernel(number, arguments);
    // The kernel answers errors as small negative numbers.
    if (result < 0 && result >= -4095) {
        errno = (int)-result;
        return -1;
    }
    return result;
}
