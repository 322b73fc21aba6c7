// SPDX-License-Identifier: MIT
import UIGeometry

extension ScrollViewEngine {
    /// What does not hold and always should; empty in a sound machine.
    ///
    /// *Cost:* a few comparisons; meant for tests and for a debugging host.
    package var brokenInvariants: [String] {
        var broken: [String] = []
        func require(_ condition: Bool, _ message: @autoclosure () -> String) {
            if !condition { broken.append("\(message()) while \(state.name)") }
        }
        for axis in Axis.allCases {
            let here = Double(offset[axis])
            let range = extents.range(axis)
            require(here.isFinite, "the \(axis) offset is \(here)")
            require(
                abs(Double(exactOffset[axis]) - here) <= tolerance + 1e-9,
                "the \(axis) offset \(here) is not that of \(exactOffset[axis])")
            if !extents.axes.contains(axis) {
                require(range.contains(here), "an axis that does not scroll is at \(here)")
            }
            switch state {
            case .idle:
                require(
                    range.contains(here),
                    "the \(axis) offset \(here) is outside \(range)")
            case .tracking(let hold):
                requireRoom(hold.limits[axis], around: range, axis, require)
            case .interacting(let drag):
                requireRoom(drag.limits[axis], around: range, axis, require)
                requireReach(here, drag.limits[axis], axis, require)
            case .wheeling(let run):
                requireRoom(run.limits[axis], around: range, axis, require)
                requireReach(here, run.limits[axis], axis, require)
            case .decelerating(let run):
                let target = run.motions[axis].motion.target
                require(range.contains(target), "the \(axis) target \(target) is outside \(range)")
                require(run.end.seconds.isFinite, "the motion ends at \(run.end)")
            case .animating(let run):
                let destination = Double(run.destination[axis])
                require(
                    range.contains(destination),
                    "the \(axis) destination \(destination) is outside \(range)")
            }
        }
        return broken
    }

    private func requireRoom(
        _ limits: ClosedRange<Double>, around range: ClosedRange<Double>, _ axis: Axis,
        _ require: (Bool, @autoclosure () -> String) -> Void
    ) {
        require(
            limits.lowerBound <= range.lowerBound && limits.upperBound >= range.upperBound,
            "the \(axis) limits \(limits) leave out part of \(range)")
    }

    private func requireReach(
        _ here: Double, _ limits: ClosedRange<Double>, _ axis: Axis,
        _ require: (Bool, @autoclosure () -> String) -> Void
    ) {
        let beyond = abs(here - limits.clamping(here))
        let reach =
            extents.isBouncing(axis) ? Double(extents.frameLength(axis)) : 0
        require(beyond <= reach + tolerance, "the \(axis) over-scroll is \(beyond) of \(reach)")
    }
}
