// SPDX-License-Identifier: MIT
import Glibc

/// The signals that the parent waits for instead of being interrupted by them.
///
/// Blocked and fetched with `sigtimedwait`, they arrive between two statements: no handler runs in
/// the middle of anything, and whatever was begun is cleaned up by ordinary `defer`.
enum Signals {
    /// What asks the tool to stop.
    static let requestsToStop = [SIGINT, SIGTERM, SIGHUP]

    /// Blocks the signals. To be called before any other thread exists.
    static func hold() {
        signal(SIGCHLD, SIG_DFL)
        signal(SIGPIPE, SIG_IGN)
        var set = held
        sigprocmask(SIG_BLOCK, &set, nil)
    }

    /// The next signal, or nil when none comes in time. *Units:* seconds.
    static func next(within seconds: Double) -> Int32? {
        var set = held
        var limit = timespec(
            tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
        let number = sigtimedwait(&set, nil, &limit)
        return number > 0 ? number : nil
    }

    /// The signal's name, such as `SIGSEGV`.
    static func name(_ number: Int32) -> String {
        let names: [Int32: String] = [
            SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL",
            SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
            SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM",
            SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU", SIGSYS: "SIGSYS",
        ]
        return names[number] ?? "signal \(number)"
    }

    /// What the signal means for somebody who wrote a view.
    static func meaning(_ number: Int32) -> String {
        switch number {
        case SIGILL, SIGTRAP:
            "the Swift runtime stopped it: a failed precondition, a nil that was unwrapped, an "
                + "index out of range or an overflow"
        case SIGSEGV, SIGBUS: "a bad memory access, most often endless recursion"
        case SIGABRT: "it was aborted"
        case SIGFPE: "an arithmetic error"
        case SIGKILL: "killed from outside, perhaps because memory ran out"
        default: String(cString: strsignal(number))
        }
    }

    static var held: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in requestsToStop + [SIGCHLD] { sigaddset(&set, number) }
        return set
    }
}
