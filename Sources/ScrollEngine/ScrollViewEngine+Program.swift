// SPDX-License-Identifier: MIT
import UIGeometry

//  Programmatic scrolls.

extension ScrollViewEngine {
    /// Scrolls to the possible offset nearest to `wanted`, along a curve or at once.
    ///
    /// A jump ends a running scroll without being a phase of its own; with `preservesVelocity` a
    /// fling goes on from the new place. A finger that is down keeps the content: a jump goes on
    /// under it, an animation runs until the finger moves.
    package mutating func scroll(
        to wanted: CGPoint, curve: ScrollAnimationCurve? = nil, preservesVelocity: Bool = false,
        at instant: FrameInstant
    ) -> ScrollUpdate {
        var update = open(at: instant)
        let destination = extents.clamped(wanted)
        if let curve, curve.fraction(0) != nil, isElsewhere(destination) {
            animate(to: destination, curve: curve, at: instant, in: &update)
        } else {
            jump(
                to: destination, preservesVelocity: preservesVelocity && curve == nil,
                at: instant, in: &update)
        }
        return close(update)
    }

    /// Gives a running animated scroll another destination without a jump of the content.
    ///
    /// Lazy content refines its estimate of the destination while the scroll approaches. Without
    /// an animated scroll (it may just have arrived) nothing changes.
    package mutating func redirect(to wanted: CGPoint, at instant: FrameInstant) -> ScrollUpdate {
        let update = open(at: instant)
        if case .animating(var run) = state {
            let here = kept(run, at: instant, in: extents)
            run.redirect(to: extents.clamped(wanted), from: here, at: instant)
            state = .animating(run)
        }
        return close(update)
    }

    private func isElsewhere(_ destination: CGPoint) -> Bool {
        Axis.allCases.contains {
            abs(Double(destination[$0] - exactOffset[$0])) > tolerance * 1e-3
        }
    }

    private mutating func jump(
        to destination: CGPoint, preservesVelocity: Bool, at instant: FrameInstant,
        in update: inout ScrollUpdate
    ) {
        let old = state
        move(to: destination, cause: .program, isResting: true, in: &update)
        switch old {
        case .idle:
            break
        case .tracking(var hold):
            hold.limits = freshLimits()
            hold.hasStoppedMotion = false
            state = .tracking(hold)
        case .interacting(let drag):
            state = .interacting(rebased(drag, limits: freshLimits()))
        case .decelerating(let run) where preservesVelocity && run.end > instant:
            let velocity = run.velocity(at: instant)
            let motions = AxisPair { axis in
                (
                    start: instant,
                    motion: AxisMotion.momentum(
                        momentum(axis, velocity: Double(velocity[axis]), origin: .continuation))
                )
            }
            state = .decelerating(MomentumRun(motions: motions))
        case .decelerating, .wheeling:
            enter(.idle, velocity: .zero, in: &update)
        case .animating(let run):
            leave(run, in: &update)
        }
    }

    private mutating func animate(
        to destination: CGPoint, curve: ScrollAnimationCurve, at instant: FrameInstant,
        in update: inout ScrollUpdate
    ) {
        let hold: ProgramHold =
            switch state {
            case .tracking(let touch): .touch(touch)
            case .interacting(let drag): .drag(drag)
            case .animating(let run): run.hold
            case .idle, .wheeling, .decelerating: .none
            }
        adoptDisplayedOffset()
        let run = ProgramRun(
            start: instant, from: exactOffset, to: destination, curve: curve, hold: hold)
        enter(.animating(run), velocity: .zero, in: &update)
    }
}
