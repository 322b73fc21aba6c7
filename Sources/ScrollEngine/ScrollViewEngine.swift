// SPDX-License-Identifier: MIT
import ScrollPhysics
import UIGeometry

/// The state machine of one scroll view: one offset, one writer.
///
/// Events go in with the instant at which they happened, a `ScrollUpdate` comes out. The machine
/// never reads a clock. An event that cannot follow what came before (a drag without a touch)
/// traps and names both.
package struct ScrollViewEngine: Sendable {
    /// What layout has said last.
    package internal(set) var extents: ScrollExtents
    /// The displayed offset, on whole device pixels while it moves.
    ///
    /// *Space:* content, reading direction; minus the start insets at rest at the start.
    package private(set) var offset: CGPoint
    /// How fast a fling loses its speed.
    package var decelerationRate = DecelerationRate.normal
    /// The rule that may choose another place of rest when a scroll is let go.
    package var adjustTarget: (@Sendable (inout ScrollTarget, ScrollTargetInput) -> Void)?

    /// The offset before it is rounded for display.
    private(set) var exactOffset: CGPoint
    var state = ScrollState.idle
    /// The latest instant that the machine has seen.
    var now = FrameInstant.zero

    /// A machine at rest at the start of both axes, or at `initialAnchor` of its range.
    package init(extents: ScrollExtents, initialAnchor: UnitPoint? = nil) {
        self.extents = extents
        let start = extents.offset(at: initialAnchor ?? .topLeading)
        offset = start
        exactOffset = start
    }

    /// What the user or the program is doing with the content.
    package var phase: ScrollPhase { state.phase }

    /// What a geometry observer sees.
    package var geometry: ScrollGeometry { extents.geometry(at: offset) }

    /// Whether `advance(to:)` must be called although nothing else happens.
    package var needsFrames: Bool {
        switch state {
        case .idle, .tracking, .interacting: false
        case .wheeling, .decelerating, .animating: true
        }
    }

    /// Whether a finger is down, even if the program scrolls meanwhile.
    package var isTouched: Bool {
        switch state {
        case .tracking, .interacting: true
        case .animating(let run): run.hold.isDown
        case .idle, .wheeling, .decelerating: false
        }
    }

    /// Where the content will rest if nothing else happens; the offset itself if it does not move.
    package var restingOffset: CGPoint {
        switch state {
        case .decelerating(let run): run.target
        case .animating(let run): run.destination
        case .idle, .tracking, .interacting, .wheeling: offset
        }
    }

    /// The velocity of the content offset at the latest instant. *Units:* pt/s.
    package var velocity: CGVector {
        switch state {
        case .idle, .tracking, .wheeling:
            return .zero
        case .interacting(let drag):
            return drag.velocity
        case .decelerating(let run):
            return run.velocity(at: now)
        case .animating(let run):
            // A curve is only a function of time; a short step tells its slope.
            let step = 1.0 / 960
            let before = run.offset(at: now + -step, tolerance: tolerance).offset
            let after = run.offset(at: now, tolerance: tolerance).offset
            return CGVector { Double(after[$0] - before[$0]) / step }
        }
    }

    /// Whether the content can move by some of `delta` without being pulled past an edge.
    ///
    /// *Space:* content offset, left to right. Nested scroll views ask who takes a gesture.
    package func hasRoom(towards delta: CGVector) -> Bool {
        let directed = extents.directed(delta.finite)
        return Axis.allCases.contains { axis in
            let range = extents.range(axis)
            return directed[axis] > 0 && Double(exactOffset[axis]) < range.upperBound - tolerance
                || directed[axis] < 0 && Double(exactOffset[axis]) > range.lowerBound + tolerance
        }
    }

    /// Distances below this are no distance: half a device pixel.
    var tolerance: Double { max(Double(extents.pixelLength), 1e-3) / 2 }

    // MARK: Writing

    /// Begins an update at an instant.
    mutating func open(at instant: FrameInstant) -> ScrollUpdate {
        now = max(now, instant)
        return ScrollUpdate(
            oldOffset: offset, newOffset: offset, cause: nil, transitions: [], needsFrames: false)
    }

    /// Ends an update.
    func close(_ update: ScrollUpdate) -> ScrollUpdate {
        var update = update
        update.newOffset = offset
        update.needsFrames = needsFrames
        return update
    }

    /// The only place that writes the offset.
    ///
    /// Content in motion shows on whole pixels; at rest it lies exactly where it was put.
    mutating func move(
        to exact: CGPoint, cause: ScrollCause, isResting: Bool, in update: inout ScrollUpdate
    ) {
        exactOffset = exact
        let shown = isResting ? exact : roundedForDisplay(exact)
        guard shown != offset else { return }
        offset = shown
        update.cause = cause
    }

    /// Takes what is displayed for exact, so that a motion can start from what is seen.
    mutating func adoptDisplayedOffset() { exactOffset = offset }

    /// Goes to another state and records the transition if the phase is another one.
    mutating func enter(
        _ newState: ScrollState, velocity: CGVector, in update: inout ScrollUpdate
    ) {
        let old = state.phase
        state = newState
        guard old != newState.phase else { return }
        update.transitions.append(
            ScrollPhaseTransition(
                old: old, new: newState.phase, geometry: geometry, velocity: velocity))
    }

    /// Traps for an event that cannot follow what came before.
    func rejectAsImpossible(_ event: String) -> Never {
        // Unlike a precondition's, this message also shows in an optimised build.
        fatalError("\(event) while \(state.name) cannot happen")
    }

    private func roundedForDisplay(_ exact: CGPoint) -> CGPoint {
        CGPoint {
            PixelRounding.round(
                Double(exact[$0]), to: Double(extents.pixelLength), within: extents.range($0))
        }
    }
}
