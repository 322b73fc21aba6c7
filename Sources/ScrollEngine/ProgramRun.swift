// SPDX-License-Identifier: MIT
import ScrollPhysics
import UIGeometry

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

    /// How far the curve itself swings past where it begins or ends; the destination if it does not.
    func swing(at instant: FrameInstant) -> CGPoint {
        let remaining = 1 - (curve.fraction(max(0, instant - start)) ?? 1)
        guard remaining < 0 || remaining > 1 else { return destination }
        return CGPoint { Double(destination[$0] + way[$0] * remaining) }
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
