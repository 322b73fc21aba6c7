// SPDX-License-Identifier: MIT
import UIFrameLoop

/// What a script is played on: a window in virtual time.
@MainActor package protocol ScriptStage: AnyObject {
    /// Queues an input; it is delivered in the first frame at or after its time.
    func send(_ event: InputEvent)
    /// Lets time pass up to an instant and presents the frame of that instant.
    func present(at instant: FrameInstant) throws(ScriptFailure) -> PresentedFrame
    /// Changes what the window and the system say; the next frame shows it.
    func updateSettings(_ change: (inout HostSettings) -> Void)
    /// What is not at rest, by name: scroll views whose phase is not idle, and finite animations.
    var whatMoves: [String] { get }
    /// Whether nothing moves that will stop by itself.
    var isIdle: Bool { get }
}

/// A run that cannot go on.
package struct ScriptFailure: Error, Equatable, CustomStringConvertible, Sendable {
    package var description: String
    package init(_ description: String) { self.description = description }
}
