// SPDX-License-Identifier: MIT
import ScrollPhysics
import UIGeometry

//  What happens after the content is let go.

extension ScrollViewEngine {
    /// Lets the content go with a velocity: it flies on, bounces, settles, or rests at once.
    mutating func release(
        velocity: CGVector, from startOffset: CGPoint, at instant: FrameInstant,
        in update: inout ScrollUpdate
    ) {
        let run = run(velocity: velocity, from: startOffset, origin: .release, at: instant)
        if run.end <= instant {
            finishMomentum(run, in: &update)
        } else {
            enter(.decelerating(run), velocity: velocity, in: &update)
        }
    }

    /// Asks the rule for targets anew where a motion is to end, since what it looks at changed.
    package mutating func realign(at instant: FrameInstant) -> ScrollUpdate {
        var update = open(at: instant)
        guard case .decelerating(let old) = state, adjustTarget != nil else {
            return close(update)
        }
        let run = run(
            velocity: old.velocity(at: instant), from: offset, origin: .continuation, at: instant)
        if run.end <= instant {
            finishMomentum(run, in: &update)
        } else {
            state = .decelerating(run)
        }
        return close(update)
    }

    private func run(
        velocity: CGVector, from startOffset: CGPoint, origin: MomentumSimulation.Origin,
        at instant: FrameInstant
    ) -> MomentumRun {
        var motions = AxisPair { axis in
            (
                start: instant,
                motion: AxisMotion.momentum(
                    momentum(axis, velocity: Double(velocity[axis]), origin: origin))
            )
        }
        let natural = CGPoint { motions[$0].motion.target }
        let wanted = adjusted(natural, velocity: velocity, from: startOffset)
        for axis in Axis.allCases
        where abs(Double(wanted[axis] - natural[axis])) > tolerance {
            motions[axis].motion = .settling(
                settling(axis, velocity: Double(velocity[axis]), target: Double(wanted[axis])))
        }
        return MomentumRun(motions: motions)
    }

    /// Puts the content where its motion ends.
    mutating func finishMomentum(_ run: MomentumRun, in update: inout ScrollUpdate) {
        move(to: run.target, cause: .momentum, isResting: true, in: &update)
        enter(.idle, velocity: .zero, in: &update)
    }

    /// Plans an axis that goes on by itself from where it is.
    func momentum(
        _ axis: Axis, velocity: Double, origin: MomentumSimulation.Origin
    ) -> MomentumSimulation {
        MomentumSimulation(
            offset: Double(exactOffset[axis]),
            velocity: extents.axes.contains(axis) ? velocity : 0,
            range: extents.range(axis), isBouncing: extents.isBouncing(axis),
            rate: decelerationRate, pixelLength: Double(extents.pixelLength), origin: origin)
    }

    /// Plans an axis that goes to a target.
    func settling(_ axis: Axis, velocity: Double, target: Double) -> SettleSimulation {
        func simulation(_ velocity: Double) -> SettleSimulation {
            SettleSimulation(
                start: Double(exactOffset[axis]), velocity: velocity, target: target,
                pixelLength: Double(extents.pixelLength))
        }
        let free = simulation(velocity)
        let room = extents.range(axis).widened(to: Double(exactOffset[axis]))
        let staysInside = room.contains(free.farthestOffset)
        return staysInside || extents.isBouncing(axis) ? free : simulation(0)
    }

    /// Where the rule for targets wants the content to rest.
    private func adjusted(
        _ natural: CGPoint, velocity: CGVector, from startOffset: CGPoint
    ) -> CGPoint {
        guard let adjustTarget else { return natural }
        let original = extents.containerRectInContent(at: natural)
        var target = ScrollTarget(rect: original)
        adjustTarget(
            &target,
            ScrollTargetInput(
                originalRect: original, velocity: velocity, geometry: geometry,
                startRect: extents.containerRectInContent(at: startOffset), axes: extents.axes))
        // Only what the rule changed may differ: placing the rectangle again would move content
        // that is shorter than its container.
        if target.rect == original, target.anchor == nil { return natural }
        return ScrollPlacement.offset(
            showing: target.rect, anchor: target.anchor ?? .topLeading, from: natural,
            extents: extents)
    }
}
