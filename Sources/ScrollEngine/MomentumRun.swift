// SPDX-License-Identifier: MIT
import ScrollPhysics
import UIGeometry

/// One axis on its way to rest.
enum AxisMotion: Sendable {
    case momentum(MomentumSimulation)
    case settling(SettleSimulation)

    var duration: Double {
        switch self {
        case .momentum(let simulation): simulation.duration
        case .settling(let simulation): simulation.duration
        }
    }

    var target: Double {
        switch self {
        case .momentum(let simulation): simulation.target
        case .settling(let simulation): simulation.target
        }
    }

    func offset(at elapsed: Double) -> Double {
        switch self {
        case .momentum(let simulation): simulation.offset(at: elapsed)
        case .settling(let simulation): simulation.offset(at: elapsed)
        }
    }

    func velocity(at elapsed: Double) -> Double {
        switch self {
        case .momentum(let simulation): simulation.velocity(at: elapsed)
        case .settling(let simulation): simulation.velocity(at: elapsed)
        }
    }

    mutating func shift(by delta: Double) {
        switch self {
        case .momentum(var simulation):
            simulation.shift(by: delta)
            self = .momentum(simulation)
        case .settling(var simulation):
            simulation.shift(by: delta)
            self = .settling(simulation)
        }
    }
}

/// Content on its way to rest.
struct MomentumRun: Sendable {
    /// The motion of each axis, with the instant of its elapsed time zero.
    var motions: AxisPair<(start: FrameInstant, motion: AxisMotion)>

    /// The instant at which the last axis rests.
    var end: FrameInstant {
        max(
            motions.horizontal.start + motions.horizontal.motion.duration,
            motions.vertical.start + motions.vertical.motion.duration)
    }

    /// The offset at rest.
    var target: CGPoint { CGPoint { motions[$0].motion.target } }

    /// The offset at an instant.
    func offset(at instant: FrameInstant) -> CGPoint {
        CGPoint { motions[$0].motion.offset(at: max(0, instant - motions[$0].start)) }
    }

    /// The velocity at an instant. *Units:* pt/s.
    func velocity(at instant: FrameInstant) -> CGVector {
        CGVector { motions[$0].motion.velocity(at: max(0, instant - motions[$0].start)) }
    }
}
