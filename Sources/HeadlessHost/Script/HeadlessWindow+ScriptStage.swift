// SPDX-License-Identifier: MIT
import UIFrameLoop

extension HeadlessWindow: ScriptStage {
    /// The frame of an instant; a failure of virtual time is the script's.
    package func present(at instant: FrameInstant) throws(ScriptFailure) -> PresentedFrame {
        do {
            return try frame(at: instant)
        } catch {
            throw ScriptFailure(error.description)
        }
    }
}
