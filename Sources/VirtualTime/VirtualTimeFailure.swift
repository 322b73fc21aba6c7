// SPDX-License-Identifier: MIT

/// Why a timeline could not run its jobs.
package enum VirtualTimeFailure: Error, Equatable, CustomStringConvertible {
    /// A job respawns itself without letting time pass.
    case endless(seconds: Double, limit: Int, last: String)
    /// The clock was asked to move to an instant that has passed, or to none.
    case stepsBack(from: Double, to: Double)
    /// A job that runs on a timeline asked the same timeline to run jobs.
    case reentered
    /// Something was used, by this name, that waits in the kernel and cannot follow virtual time.
    case unsupported(String)

    /// One sentence on what happened and one on what to do.
    package var description: String {
        switch self {
        case .endless(let seconds, let limit, let last):
            """
            more than \(limit) jobs ran at \(seconds) s and none lets time pass; the last one was \
            \(last). Look for a loop around Task.yield() or around a sleep of zero, and make it \
            await what it waits for.
            """
        case .stepsBack(let from, let to):
            """
            virtual time stands at \(from) s and cannot move to \(to) s. Advance to a finite \
            instant that is not in the past.
            """
        case .reentered:
            """
            a job that runs in virtual time tried to advance that same time. Advance it from the \
            test or the script, not from the view.
            """
        case .unsupported(let name):
            """
            \(name) waits in the kernel and does not follow virtual time. Use Task.sleep, \
            DispatchQueue.main.asyncAfter or Timer.
            """
        }
    }
}
