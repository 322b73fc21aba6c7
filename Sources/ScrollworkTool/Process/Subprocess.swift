// SPDX-License-Identifier: MIT
import Foundation

/// A process that the tool started, in a process group of its own so that it can be ended whole.
final class Subprocess {
    enum Outcome: Equatable {
        case exited(Int32)
        case signalled(Int32)
    }

    private let pid: pid_t
    private(set) var outcome: Outcome?

    /// How often a wait looks up when no signal comes. *Units:* seconds. *Source:* chosen.
    static let tick = 0.1

    /// Starts a program; what it prints goes to the files named, else where ours goes.
    ///
    /// *Errors:* set-up incomplete, when the program cannot be started.
    init(
        _ program: String, _ arguments: [String], environment: [String: String]? = nil,
        standardOutput: String? = nil, standardError: String? = nil
    ) throws(ToolFailure) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, path) in [(1, standardOutput), (2, standardError)] {
            guard let path else { continue }
            posix_spawn_file_actions_addopen(
                &actions, Int32(descriptor), path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The signals that we hold are the child's to receive; SIGPIPE is no longer ignored.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var ignored = sigset_t()
        sigemptyset(&ignored)
        sigaddset(&ignored, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &ignored)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        var argv = ([program] + arguments).map { strdup($0) }
        argv.append(nil)
        let variables = environment ?? ProcessInfo.processInfo.environment
        var envp = variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
        envp.append(nil)
        defer { (argv + envp).forEach { free($0) } }
        var pid: pid_t = 0
        let status = posix_spawnp(&pid, program, &actions, &attributes, argv, envp)
        guard status == 0 else {
            throw ToolFailure(
                .setUpIncomplete,
                "scrollwork: error: \(program) cannot be started: "
                    + String(cString: strerror(status)))
        }
        self.pid = pid
    }

    deinit { end() }

    /// Whether the process has ended, without waiting.
    func poll() -> Bool {
        guard outcome == nil else { return true }
        var status: Int32 = 0
        guard waitpid(pid, &status, WNOHANG) == pid else { return false }
        record(status)
        return true
    }

    /// Waits for the end; `watch` is called now and then and may give the process up by throwing.
    ///
    /// *Errors:* the run failed, when the tool is asked to stop; the process is ended then.
    func wait(watch: () throws(ToolFailure) -> Void = {}) throws(ToolFailure) -> Outcome {
        while !poll() {
            if let number = Signals.next(within: Self.tick),
                Signals.requestsToStop.contains(number)
            {
                end()
                throw .stopped(by: number)
            }
            do throws(ToolFailure) { try watch() } catch {
                end()
                throw error
            }
        }
        return outcome!
    }

    /// Sends a signal to the process alone.
    func ask(toStopBy number: Int32) {
        if outcome == nil { kill(pid, number) }
    }

    /// Ends the process and all that it started.
    func end() {
        guard outcome == nil else { return }
        kill(-pid, SIGKILL)
        var status: Int32 = 0
        if waitpid(pid, &status, 0) == pid { record(status) }
    }

    private func record(_ status: Int32) {
        let number = status & 0x7F
        outcome = number == 0 ? .exited((status >> 8) & 0xFF) : .signalled(number)
    }
}
