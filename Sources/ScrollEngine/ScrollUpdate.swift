// SPDX-License-Identifier: MIT
import UIGeometry

/// Who moved the content.
package enum ScrollCause: String, Hashable, Sendable {
    /// A finger or a wheel.
    case user
    /// What a finger left behind: deceleration, bounce, settling on a target.
    case momentum
    /// A programmatic scroll, animated or not.
    case program
    /// Layout that keeps content in its place or follows an edge.
    case layout
    /// An offset that was no longer within the range.
    case clamp
}

/// One change of the phase, with what held at that moment.
package struct ScrollPhaseTransition: Equatable, Sendable {
    /// The phase that ended.
    package let old: ScrollPhase
    /// The phase that began.
    package let new: ScrollPhase
    /// The geometry at that moment.
    package let geometry: ScrollGeometry
    /// The velocity of the content offset at that moment. *Units:* pt/s.
    package let velocity: CGVector

    /// A change of the phase.
    package init(old: ScrollPhase, new: ScrollPhase, geometry: ScrollGeometry, velocity: CGVector) {
        self.old = old
        self.new = new
        self.geometry = geometry
        self.velocity = velocity
    }
}

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
