// SPDX-License-Identifier: MIT
//
// CSeededRandom: a random source that repeats.
//
// In:  a seed.
// Out: from then on `SystemRandomNumberGenerator`, and with it `Int.random(in:)`, `shuffled()` and
//      their like, give the same values in every run of this process's program.
// May import: the C library. Nothing of the house.
//
// Swift's library asks the kernel by `syscall(SYS_getrandom, …)`. Defined in an executable, our
// `syscall` stands before the C library's for every shared library; all other calls pass through.
// `UUID()` reads /dev/urandom by itself and stays random: no trace holds one.
#ifndef SCROLLWORK_CSEEDEDRANDOM_H
#define SCROLLWORK_CSEEDEDRANDOM_H

#include <stdint.h>

/// Makes the process's random source repeat, from now on.
void scrollwork_seed_random(uint64_t seed);

#endif
