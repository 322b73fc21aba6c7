// SPDX-License-Identifier: MIT
import Foundation

/// What the process says to its caller when it ends. *Source:* Docs/Tool.md.
enum ExitCode: Int32 {
    case done = 0
    /// The run began and failed: user code crashed, looped or never came to rest.
    case runFailed = 1
    /// Nothing was run: the command line is wrong, or a file that it names is.
    case usage = 2
    /// The user's files do not compile.
    case doesNotCompile = 3
    /// Something that the tool needs is not installed or not built.
    case setUpIncomplete = 4
}

/// The end of a command that did not do what it was asked to do.
struct ToolFailure: Error {
    var code: ExitCode
    /// What is wrong, where, and what to do; empty when all has been said already.
    var message: String
    /// The signal that asked the tool to stop, when that is what happened.
    var signal: Int32?

    init(_ code: ExitCode, _ message: String) {
        self.code = code
        self.message = message
    }

    /// A mistake in the command line or in a file that it names.
    static func usage(_ message: String) -> ToolFailure {
        ToolFailure(.usage, "scrollwork: error: " + message)
    }

    /// Work that is not wanted any more; nobody is told.
    static let givenUp = ToolFailure(.done, "")

    /// A signal has asked the tool to stop.
    static func stopped(by number: Int32) -> ToolFailure {
        var failure = run("stopped by \(Signals.name(number)); nothing was written")
        failure.signal = number
        return failure
    }

    /// A run that began and could not be finished.
    static func run(_ message: String) -> ToolFailure {
        ToolFailure(.runFailed, "scrollwork: error: " + message)
    }
}

/// The process's standard error, for messages; standard output is for results.
enum StandardError {
    static func write(_ message: String) {
        guard !message.isEmpty else { return }
        let text = message.hasSuffix("\n") ? message : message + "\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
}
