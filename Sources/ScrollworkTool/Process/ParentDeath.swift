// SPDX-License-Identifier: MIT
import Foundation

/// Ties a process to the one that started it.
enum ParentDeath {
    /// The hidden command that becomes another program, tied to its parent.
    static let tetherName = "__tether"

    /// Asks the kernel to end this process when its parent is ended, even by SIGKILL.
    static func endWithParent() {
        // `prctl` takes its arguments as variadic ones, which Swift does not import; on Linux's
        // ABIs a fixed signature passes them alike.
        typealias Control = @convention(c) (CInt, CUnsignedLong) -> CInt
        guard let symbol = dlsym(nil, "prctl") else { return }
        let setParentDeathSignal: CInt = 1
        _ = unsafeBitCast(symbol, to: Control.self)(setParentDeathSignal, CUnsignedLong(SIGKILL))
    }

    /// Becomes a program that cannot tie itself; the tie outlives the change.
    ///
    /// *Errors:* usage; set-up incomplete, when the program cannot be started.
    static func become(_ words: [String]) throws(ToolFailure) -> Never {
        guard let program = words.first else {
            throw .usage("\(tetherName) is not for people; see scrollwork --help")
        }
        endWithParent()
        var argv = words.map { strdup($0) }
        argv.append(nil)
        execv(program, argv)
        throw ToolFailure(
            .setUpIncomplete,
            "scrollwork: error: \(program) cannot be started: \(String(cString: strerror(errno)))")
    }
}
