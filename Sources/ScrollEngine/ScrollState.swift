// SPDX-License-Identifier: MIT
import ScrollPhysics
import UIGeometry

/// The ranges that hold while a finger or a wheel moves the content.
typealias ScrollLimits = AxisPair<ClosedRange<Double>>

/// What the machine is doing, with all that it must remember for it.
enum ScrollState: Sendable {
    case idle
    case tracking(TouchHold)
    case interacting(DragHold)
    case wheeling(WheelRun)
    case decelerating(MomentumRun)
    case animating(ProgramRun)

    /// The phase that the outside sees.
    var phase: ScrollPhase {
        switch self {
        case .idle: .idle
        case .tracking: .tracking
        case .interacting, .wheeling: .interacting
        case .decelerating: .decelerating
        case .animating: .animating
        }
    }

    /// The state's name in messages.
    var name: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .wheeling: "wheeling"
        case .decelerating: "decelerating"
        case .animating(let run): "animating (\(run.hold.name))"
        }
    }
}

/// A finger that is down and has not begun to scroll.
struct TouchHold: Sendable {
    /// The edges as they are for this touch.
    var limits: ScrollLimits
    /// Whether the touch stopped a motion, which must then come to rest once more.
    var hasStoppedMotion: Bool
}

/// A finger that moves the content.
struct DragHold: Sendable {
    /// The edges as they are for this drag.
    var limits: ScrollLimits
    /// The finger-space offset for a translation of zero.
    var origin: CGPoint
    /// The finger's way since the drag began, in reading direction.
    var translation: CGVector
    /// The displayed offset at which the drag began.
    var startOffset: CGPoint
    /// The speed of the content over the last two samples. *Units:* pt/s.
    var velocity: CGVector
    /// When the last sample came.
    var lastSample: FrameInstant
}

/// A wheel or a trackpad that moves the content.
struct WheelRun: Sendable {
    /// The edges as they are for this scroll.
    var limits: ScrollLimits
    /// The offset before resistance.
    var position: CGPoint
    /// The displayed offset at which the scroll began.
    var startOffset: CGPoint
    /// When the last turn came.
    var lastTurn: FrameInstant
    /// Whether the device announces its end, and may pull content past its edges.
    var isTrackpad: Bool

    /// How long the device must be quiet for the scroll to end.
    var quietTime: Double {
        isTrackpad
            ? ScrollPhysicsConstants.trackpadQuietTime : ScrollPhysicsConstants.wheelQuietTime
    }
}

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

/// A finger that stays down while the program scrolls.
enum ProgramHold: Sendable {
    case none
    case touch(TouchHold)
    case drag(DragHold)

    var name: String {
        switch self {
        case .none: "no finger down"
        case .touch: "finger down"
        case .drag: "finger dragging"
        }
    }

    var isDown: Bool {
        if case .none = self { false } else { true }
    }
}

/// An animated programmatic scroll.
struct ProgramRun: Sendable {
    /// The instant of the curve's elapsed time zero.
    let start: FrameInstant
    /// The way from the destination back to the start, as it was when the scroll began.
    private(set) var way: CGVector
    /// The destination.
    var destination: CGPoint
    /// How the scroll gets there.
    let curve: ScrollAnimationCurve
    /// What is left of earlier changes of the destination; it fades so that none is seen as a jump.
    private var correction: AxisPair<CriticalOscillator>
    /// The instant of the correction's elapsed time zero.
    private var correctionStart: FrameInstant
    /// The finger that is down meanwhile.
    var hold: ProgramHold

    init(
        start: FrameInstant, from offset: CGPoint, to destination: CGPoint,
        curve: ScrollAnimationCurve, hold: ProgramHold
    ) {
        self.start = start
        way = CGVector { Double(offset[$0] - destination[$0]) }
        self.destination = destination
        self.curve = curve
        correction = AxisPair { _ in CriticalOscillator(displacement: 0, velocity: 0) }
        correctionStart = start
        self.hold = hold
    }

    /// The offset at an instant, and whether the scroll has arrived.
    func offset(at instant: FrameInstant, tolerance: Double) -> (offset: CGPoint, isOver: Bool) {
        let fraction = curve.fraction(max(0, instant - start))
        let remaining = 1 - (fraction ?? 1)
        let fading = max(0, instant - correctionStart)
        let isSteady = Axis.allCases.allSatisfy {
            correction[$0].settlingTime(within: tolerance) <= fading
        }
        if fraction == nil, isSteady { return (destination, true) }
        let offset = CGPoint {
            Double(destination[$0] + way[$0] * remaining) + correction[$0].displacement(at: fading)
        }
        return (offset, false)
    }

    /// Moves the destination without a jump of the content, which shows at `offset`.
    mutating func redirect(
        to newDestination: CGPoint, from offset: CGPoint, at instant: FrameInstant
    ) {
        let remaining = 1 - (curve.fraction(max(0, instant - start)) ?? 1)
        let fading = max(0, instant - correctionStart)
        let old = correction
        correction = AxisPair { axis in
            CriticalOscillator(
                displacement: Double(offset[axis] - newDestination[axis] - way[axis] * remaining),
                velocity: old[axis].velocity(at: fading))
        }
        correctionStart = max(instant, correctionStart)
        destination = newDestination
    }

    /// Takes an axis out of the scroll.
    mutating func pin(_ axis: Axis, at offset: Double) {
        way = CGVector { $0 == axis ? 0 : Double(way[$0]) }
        correction[axis] = CriticalOscillator(displacement: 0, velocity: 0)
        destination[axis] = CGFloat(offset)
    }
}
