// SPDX-License-Identifier: MIT
import UIGeometry

/// Everything that one axis does after it is let go: it decelerates, bounces at an edge, or both.
///
/// The whole path is fixed at the start as a few closed-form legs whose joints are solved exactly,
/// so that the frames that look at it have no part in it.
package struct MomentumSimulation: Sendable {
    /// What a motion starts from.
    package enum Origin: Hashable, Sendable {
        /// A finger let go: slow motions stay where they are, over-scroll gets its kick.
        case release
        /// A motion goes on under changed circumstances, from the instant of the change.
        case continuation
    }

    /// One closed-form piece of the path.
    enum Leg: Hashable, Sendable {
        case rest(Double)
        case deceleration(DecelerationSimulation)
        case bounce(BounceSimulation)
    }

    /// The legs in order, each with the time at which it begins; never empty.
    private(set) var legs: [(begin: Double, leg: Leg)] = []
    /// The time on the legs' own clock at elapsed time zero (the lift-off lead). *Units:* s.
    private let lead: Double
    /// The elapsed time at which the axis rests. *Units:* s.
    package private(set) var duration: Double
    /// The offset at rest. *Units:* pt.
    package private(set) var target: Double
    /// Whether an edge shapes the path, so that it depends on where that edge is.
    package private(set) var isShapedByEdge: Bool

    /// Plans the motion of an axis that is at `offset` with `velocity`.
    ///
    /// With `isBouncing` false the motion ends dead at an edge; content that is already past an
    /// edge returns in any case. *Units:* pt, pt/s.
    package init(
        offset: Double, velocity: Double, range: ClosedRange<Double>, isBouncing: Bool,
        rate: DecelerationRate = .normal, pixelLength: Double, origin: Origin
    ) {
        var plan = Plan(
            range: range, isBouncing: isBouncing, rate: rate, pixelLength: pixelLength,
            origin: origin)
        plan.start(at: offset, velocity: velocity)
        legs = plan.legs
        target = plan.target
        isShapedByEdge = plan.isShapedByEdge
        if case .deceleration = plan.legs[0].leg, origin == .release {
            lead = ScrollPhysicsConstants.liftOffLead
        } else {
            lead = 0
        }
        duration = max(0, plan.end - lead)
    }

    /// The offset after `elapsed` seconds; the target from the end on.
    package func offset(at elapsed: Double) -> Double {
        if elapsed >= duration { return target }
        let (leg, time) = legAndTime(at: elapsed)
        return switch leg {
        case .rest(let offset): offset
        case .deceleration(let simulation): simulation.offset(at: time)
        case .bounce(let simulation): simulation.offset(at: time)
        }
    }

    /// The velocity after `elapsed` seconds; zero from the end on. *Units:* pt/s.
    package func velocity(at elapsed: Double) -> Double {
        if elapsed >= duration { return 0 }
        let (leg, time) = legAndTime(at: elapsed)
        return switch leg {
        case .rest: 0
        case .deceleration(let simulation): simulation.velocity(at: time)
        case .bounce(let simulation): simulation.velocity(at: time)
        }
    }

    /// Moves the whole path by `delta` points, keeping its velocity.
    package mutating func shift(by delta: Double) {
        target += delta
        for index in legs.indices {
            switch legs[index].leg {
            case .rest(let offset):
                legs[index].leg = .rest(offset + delta)
            case .deceleration(var simulation):
                simulation.shift(by: delta)
                legs[index].leg = .deceleration(simulation)
            case .bounce(var simulation):
                simulation.shift(by: delta)
                legs[index].leg = .bounce(simulation)
            }
        }
    }

    private func legAndTime(at elapsed: Double) -> (Leg, Double) {
        let time = max(0, elapsed) + lead
        let current = legs.last { $0.begin <= time } ?? legs[0]
        return (current.leg, time - current.begin)
    }
}

/// Builds the legs of a `MomentumSimulation` one after the other.
private struct Plan {
    let range: ClosedRange<Double>
    let isBouncing: Bool
    let rate: DecelerationRate
    let pixelLength: Double
    let origin: MomentumSimulation.Origin
    var legs: [(begin: Double, leg: MomentumSimulation.Leg)] = []
    var end = 0.0
    var target = 0.0
    var isShapedByEdge = false

    mutating func start(at offset: Double, velocity: Double) {
        let edge = min(max(offset, range.lowerBound), range.upperBound)
        let overscroll = offset - edge
        guard overscroll != 0 else {
            let least =
                origin == .release
                ? ScrollPhysicsConstants.flingThreshold : ScrollPhysicsConstants.stopSpeed
            if abs(velocity) < least {
                rest(at: PixelRounding.round(offset, to: pixelLength, within: range))
            } else {
                decelerate(from: offset, velocity: velocity)
            }
            return
        }
        isShapedByEdge = true
        // A flick back into the content that reaches it goes on there as an ordinary fling.
        let isFlickIntoContent =
            velocity * overscroll < 0 && abs(velocity) >= ScrollPhysicsConstants.flingThreshold
            && abs(DecelerationSimulation.travel(velocity: velocity, rate: rate)) > abs(overscroll)
        if isFlickIntoContent {
            decelerate(from: offset, velocity: velocity)
        } else {
            bounce(at: edge, overscroll: overscroll, velocity: velocity)
        }
    }

    private mutating func rest(at offset: Double) {
        legs.append((end, .rest(offset)))
        target = offset
    }

    private mutating func decelerate(from offset: Double, velocity: Double) {
        let free = DecelerationSimulation(
            start: offset, velocity: velocity, rate: rate, pixelLength: pixelLength)
        let edge = velocity > 0 ? range.upperBound : range.lowerBound
        legs.append((end, .deceleration(free)))
        if let crossing = free.crossing(of: edge) {
            isShapedByEdge = true
            end += crossing.elapsed
            if isBouncing {
                bounce(at: edge, overscroll: 0, velocity: crossing.velocity)
            } else {
                rest(at: edge)
            }
        } else {
            end += free.duration
            target = min(max(free.target, range.lowerBound), range.upperBound)
        }
    }

    private mutating func bounce(at edge: Double, overscroll: Double, velocity: Double) {
        let spring = BounceSimulation(
            edge: edge, overscroll: overscroll, velocity: velocity,
            isRelease: origin == .release && overscroll != 0, pixelLength: pixelLength)
        legs.append((end, .bounce(spring)))
        let hasRoom = range.lowerBound < range.upperBound
        if let crossing = spring.crossing, hasRoom || !isBouncing {
            // A spring that passes its edge hands its speed over to the content; content without
            // room to scroll swings through to the other side instead.
            end += crossing.elapsed
            if hasRoom, abs(crossing.velocity) > ScrollPhysicsConstants.stopSpeed {
                decelerate(from: edge, velocity: crossing.velocity)
            } else {
                rest(at: edge)
            }
        } else {
            end += spring.duration
            target = edge
        }
    }
}

extension PixelRounding {
    /// The nearest whole pixel within `range`, whose ends need not be whole pixels.
    ///
    /// An offset within half a pixel of an end is that end, so that rest at an edge is exact.
    package static func round(
        _ value: Double, to pixelLength: Double, within range: ClosedRange<Double>
    ) -> Double {
        if abs(value - range.lowerBound) <= pixelLength / 2 { return range.lowerBound }
        if abs(value - range.upperBound) <= pixelLength / 2 { return range.upperBound }
        return round(value, to: pixelLength)
    }
}
