// SPDX-License-Identifier: MIT
import ScrollPhysics
import UIGeometry

//  What layout does to a scroll view.

extension ScrollViewEngine {
    /// Layout has new extents, and may have moved the visible content by `shift` within them.
    ///
    /// At rest the offset follows the edge at which it lies, else it stays and is clamped. Under a
    /// finger or in a motion nothing jumps: the edges give way until the scroll ends, and a motion
    /// whose way is affected goes on from its place and velocity. *Space:* `shift` is how far the
    /// visible content has moved in the content, in reading direction; the offset moves along on
    /// the axes that scroll. With `keepsOffset` content at rest follows no edge.
    package mutating func setExtents(
        _ newExtents: ScrollExtents, shift: CGVector = .zero, keepsOffset: Bool = false,
        at instant: FrameInstant
    ) -> ScrollUpdate {
        var update = open(at: instant)
        let old = extents
        let finite = shift.finite
        let shift = CGVector { newExtents.axes.contains($0) ? Double(finite[$0]) : 0 }
        guard newExtents != old || shift != .zero else { return close(update) }
        extents = newExtents
        if newExtents.pixelLength != old.pixelLength { adoptDisplayedOffset() }
        if state.phase.isScrolling { pinUnscrolledAxes(in: &update) }
        switch state {
        case .idle:
            rest(after: keepsOffset ? newExtents : old, shift: shift, in: &update)
        case .tracking(var hold):
            shiftContent(by: shift, in: &update)
            hold.limits = widenedLimits(from: hold.limits.shifted(by: shift))
            state = .tracking(hold)
        case .interacting(let drag):
            shiftContent(by: shift, in: &update)
            let limits = widenedLimits(from: drag.limits.shifted(by: shift))
            var held = rebased(drag, limits: limits)
            held.startOffset.x += shift.dx
            held.startOffset.y += shift.dy
            state = .interacting(held)
        case .wheeling(var run):
            shiftContent(by: shift, in: &update)
            run.limits = widenedLimits(from: run.limits.shifted(by: shift))
            run.position =
                run.isTrackpad ? fingerOffset(for: exactOffset, limits: run.limits) : exactOffset
            run.startOffset.x += shift.dx
            run.startOffset.y += shift.dy
            state = .wheeling(run)
        case .decelerating(let run):
            shiftContent(by: shift, in: &update)
            let ranges = ScrollLimits { old.range($0) }
            redirect(run, shift: shift, from: ranges, at: instant, in: &update)
        case .animating(var run):
            let here = kept(run, at: instant, in: old)
            // What is on its way to an edge ends at that edge, as it would have followed it at rest.
            let wanted = run.destination
            run.destination = CGPoint {
                followedOffset($0, from: Double(wanted[$0]), after: old, shift: Double(shift[$0]))
            }
            run.redirect(
                to: extents.clamped(run.destination),
                from: CGPoint(x: here.x + shift.dx, y: here.y + shift.dy), at: instant)
            shiftContent(by: shift, in: &update)
            for axis in Axis.allCases where !extents.axes.contains(axis) {
                run.pin(axis, at: extents.range(axis).lowerBound)
            }
            state = .animating(run)
        }
        return close(update)
    }

    /// Layout has moved the visible content by `delta` within unchanged extents.
    package mutating func adjustOffset(
        by delta: CGVector, at instant: FrameInstant
    ) -> ScrollUpdate {
        setExtents(extents, shift: delta, at: instant)
    }

    /// Puts the axes that do not scroll, or no longer do, where they belong; nobody holds them.
    private mutating func pinUnscrolledAxes(in update: inout ScrollUpdate) {
        let here = exactOffset
        let pinned = CGPoint { axis in
            extents.axes.contains(axis) ? Double(here[axis]) : extents.range(axis).lowerBound
        }
        if pinned != here { move(to: pinned, cause: .layout, isResting: false, in: &update) }
    }

    private mutating func shiftContent(by shift: CGVector, in update: inout ScrollUpdate) {
        guard shift != .zero else { return }
        let shifted = CGPoint(x: exactOffset.x + shift.dx, y: exactOffset.y + shift.dy)
        move(to: shifted, cause: .layout, isResting: false, in: &update)
    }

    /// Finds the place of content at rest in new extents.
    private mutating func rest(
        after old: ScrollExtents, shift: CGVector, in update: inout ScrollUpdate
    ) {
        let here = exactOffset
        let followed = CGPoint {
            followedOffset($0, from: Double(here[$0]), after: old, shift: Double(shift[$0]))
        }
        move(to: followed, cause: .layout, isResting: true, in: &update)
        let clamped = extents.clamped(followed)
        if clamped != followed {
            move(to: clamped, cause: .clamp, isResting: true, in: &update)
        }
    }

    private func followedOffset(
        _ axis: Axis, from here: Double, after old: ScrollExtents, shift: Double
    ) -> Double {
        let (before, after) = (old.range(axis), extents.range(axis))
        // An edge that is kept on purpose is stronger than what keeps a row in its place.
        if let anchor = extents.sizeChangesAnchor.map({ Double($0[axis]) }),
            abs(here - before.point(at: anchor)) <= tolerance
        {
            return after.point(at: anchor)
        }
        if shift != 0 { return here + shift }
        if abs(here - before.lowerBound) <= tolerance { return after.lowerBound }
        // Content that grows at its end does so out of sight; only insets and the frame push the
        // end itself.
        let isSameContent = old.contentLength(axis) == extents.contentLength(axis)
        if isSameContent, abs(here - before.upperBound) <= tolerance { return after.upperBound }
        return here
    }

    /// Takes a motion over into new extents.
    private mutating func redirect(
        _ run: MomentumRun, shift: CGVector, from old: ScrollLimits, at instant: FrameInstant,
        in update: inout ScrollUpdate
    ) {
        var run = run
        for axis in Axis.allCases {
            let velocity = run.motions[axis].motion.velocity(
                at: max(0, instant - run.motions[axis].start))
            run.motions[axis].motion.shift(by: Double(shift[axis]))
            let (before, after) = (
                old[axis].shifted(by: Double(shift[axis])), extents.range(axis)
            )
            guard extents.axes.contains(axis) else {
                run.motions[axis] = (
                    instant, .momentum(momentum(axis, velocity: 0, origin: .continuation))
                )
                continue
            }
            switch run.motions[axis].motion {
            case .momentum(let simulation):
                let isStillRight =
                    before == after
                    || !simulation.isShapedByEdge && after.contains(simulation.target)
                        && after.contains(Double(exactOffset[axis]))
                if isStillRight { continue }
                let motion = momentum(axis, velocity: velocity, origin: .continuation)
                run.motions[axis] = (instant, .momentum(motion))
            case .settling(let simulation):
                let target = after.clamping(simulation.target)
                if target == simulation.target { continue }
                let motion = settling(axis, velocity: velocity, target: target)
                run.motions[axis] = (instant, .settling(motion))
            }
        }
        if run.end <= instant {
            finishMomentum(run, in: &update)
        } else {
            state = .decelerating(run)
        }
    }
}

extension ClosedRange where Bound == Double {
    /// The value at a fraction of the range.
    fileprivate func point(at fraction: Double) -> Double {
        lowerBound + fraction * (upperBound - lowerBound)
    }
}

extension AxisPair where Value == ClosedRange<Double> {
    /// The ranges moved along with the content.
    fileprivate func shifted(by shift: CGVector) -> ScrollLimits {
        AxisPair { self[$0].shifted(by: Double(shift[$0])) }
    }
}
