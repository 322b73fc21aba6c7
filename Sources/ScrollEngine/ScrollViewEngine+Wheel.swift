// SPDX-License-Identifier: MIT
import ScrollPhysics
import UIGeometry

//  Wheels and trackpads.

extension ScrollViewEngine {
    /// A wheel or a trackpad turns.
    ///
    /// *Units and space:* `delta` and `velocity` of the content offset, left to right; points if
    /// `isPrecise`, else clicks of a wheel; pt/s, used by `.ended` only. A finger that is down is
    /// stronger than a wheel; a tick that has nowhere to go changes nothing.
    package mutating func wheel(
        delta: CGVector, isPrecise: Bool, phase: ScrollWheelPhase, velocity: CGVector = .zero,
        at instant: FrameInstant
    ) -> ScrollUpdate {
        var update = open(at: instant)
        if isTouched { return close(update) }
        let unit = isPrecise ? 1 : ScrollPhysicsConstants.wheelClickDistance
        let way = extents.directed(delta.finite)
        let distance = CGVector { Double(way[$0]) * unit }

        var run: WheelRun
        switch state {
        case .wheeling(let current) where current.isTrackpad == (phase != .tick):
            run = current
        default:
            if phase == .ended { return close(update) }
            if phase == .tick, case .idle = state, !hasRoom(towards: extents.directed(distance)) {
                return close(update)
            }
            adoptDisplayedOffset()
            run = begunWheel(isTrackpad: phase != .tick, at: instant)
            enter(.wheeling(run), velocity: .zero, in: &update)
        }
        turn(&run, by: distance, at: instant, in: &update)
        state = .wheeling(run)
        if phase == .ended {
            let contentVelocity = extents.directed(velocity.finite)
            release(velocity: contentVelocity, from: run.startOffset, at: instant, in: &update)
        }
        return close(update)
    }

    private func begunWheel(isTrackpad: Bool, at instant: FrameInstant) -> WheelRun {
        let range = extents
        let here = exactOffset
        // A wheel does not pull content past its edges, but takes it over where it is.
        let limits =
            isTrackpad
            ? freshLimits() : AxisPair { range.range($0).widened(to: Double(here[$0])) }
        return WheelRun(
            limits: limits,
            position: isTrackpad ? fingerOffset(for: here, limits: limits) : here,
            startOffset: offset, lastTurn: instant, isTrackpad: isTrackpad)
    }

    private mutating func turn(
        _ run: inout WheelRun, by distance: CGVector, at instant: FrameInstant,
        in update: inout ScrollUpdate
    ) {
        let limits = run.limits
        let position = run.position
        let axes = extents.axes
        let isTrackpad = run.isTrackpad
        let wanted = CGPoint { axis in
            guard axes.contains(axis) else { return Double(position[axis]) }
            let sum = Double(position[axis] + distance[axis])
            return isTrackpad ? sum : limits[axis].clamping(sum)
        }
        run.position = wanted
        run.lastTurn = instant
        let shown = isTrackpad ? displayedOffset(ofFinger: wanted, limits: limits) : wanted
        move(to: shown, cause: .user, isResting: false, in: &update)
    }
}
