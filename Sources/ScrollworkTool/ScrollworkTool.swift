// SPDX-License-Identifier: MIT

//  ScrollworkTool: the command `scrollwork`.
//
//  In:      arguments, the user's Swift files, a scroll script.
//  Out:     pictures, a timeline, a trace; messages; an exit code (`ExitCode`).
//  Imports: SwiftUI (so that the user's library finds it in this executable), HeadlessHost, GTKHost,
//           the kit (likewise, and to replay traces), Foundation, Glibc.
//
//  Two processes: the parent checks, compiles and supervises (Compile/, Process/); a child, which
//  is this executable again, loads the user's code and records it (Record/). A crash of user code
//  ends the child alone.

import Foundation

/// The entry of the process: one command, one exit code.
@main enum Tool {
    @MainActor static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do throws(ToolFailure) {
            try Command.parse(arguments).run()
            exit(ExitCode.done.rawValue)
        } catch {
            StandardError.write(error.message)
            exit(error.code.rawValue)
        }
    }
}
