// SPDX-License-Identifier: MIT
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
