// SPDX-License-Identifier: MIT

// Only brings GTK's flags to the targets that depend on it.

#ifndef SCROLLWORK_BENCH_GTK_SHIM_H
#define SCROLLWORK_BENCH_GTK_SHIM_H
#endif
