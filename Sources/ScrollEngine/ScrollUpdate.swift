// SPDX-License-Identifier: MIT
import UIGeometry

/// What one event or one frame did to a scroll view.
package struct ScrollUpdate: Equatable, Sendable {
    /// The displayed offset before. *Space:* content, reading direction.
    package var oldOffset: CGPoint
    /// The displayed offset after.
    package var newOffset: CGPoint
    /// Who moved the content last; `nil` if nobody did.
    package var cause: ScrollCause?
    /// The changes of the phase in order.
    package var transitions: [ScrollPhaseTransition]
    /// Whether `advance(to:)` must be called again although nothing else happens.
    package var needsFrames: Bool

    /// Whether the displayed offset is another one.
    package var hasMoved: Bool { oldOffset != newOffset }

    /// The effect of this update followed by `next`.
    package func followed(by next: ScrollUpdate) -> ScrollUpdate {
        ScrollUpdate(
            oldOffset: oldOffset, newOffset: next.newOffset, cause: next.cause ?? cause,
            transitions: transitions + next.transitions, needsFrames: next.needsFrames)
    }
}
