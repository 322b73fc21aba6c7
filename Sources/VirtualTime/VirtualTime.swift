// SPDX-License-Identifier: MIT
//
// VirtualTime: time that belongs to a host and not to the process.
//
// In:  a host makes a `VirtualTimeline`, drives it while it evaluates views and runs actions, and
//      advances it.
// Out: what runs meanwhile (tasks, sleeps, clocks, `Date()`, timers, blocks for the main queue)
//      sees that host's time, in order of (time, sequence), and waits for nothing real.
// May import: Foundation, Dispatch, Synchronization, CVirtualTime. Nothing of the house.
//
// Linking this target installs the process's task executors (`Executors.swift`), so only testing
// libraries, the headless host, the tool and tests link it. Whatever is enqueued while no host
// drives goes to the platform's own executors unchanged. See Docs/Decisions/0001-virtual-time.md.
