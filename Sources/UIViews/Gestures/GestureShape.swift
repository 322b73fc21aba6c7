// SPDX-License-Identifier: MIT
import UIInput

/// Which recogniser a gesture needs; equal shapes can share one.
indirect enum _GestureShape: Equatable {
    case tap(count: Int)
    case longPress(duration: Double, distance: CGFloat)
    case drag(distance: CGFloat)
    case magnify(delta: CGFloat)
    case rotate(delta: Angle)
    case simultaneous(_GestureShape, _GestureShape)
    case sequence(_GestureShape, _GestureShape)
    case exclusive(_GestureShape, _GestureShape)

    func makeRecognizer() -> GestureRecognizer {
        switch self {
        case .tap(let count): TapRecognizer(count: count)
        case .longPress(let duration, let distance):
            LongPressRecognizer(minimumDuration: duration, maximumDistance: distance)
        case .drag(let distance): DragRecognizer(minimumDistance: distance)
        case .magnify(let delta): MagnifyRecognizer(minimumScaleDelta: delta)
        case .rotate(let delta): RotateRecognizer(minimumAngleDelta: delta)
        case .simultaneous(let first, let second):
            SimultaneousRecognizer(first.makeRecognizer(), second.makeRecognizer())
        case .sequence(let first, let second):
            SequenceRecognizer(first.makeRecognizer(), second.makeRecognizer())
        case .exclusive(let first, let second):
            ExclusiveRecognizer(first.makeRecognizer(), second.makeRecognizer())
        }
    }
}

extension FrameInstant {
    /// The date that a gesture's value carries: the host's own time line, from the reference date.
    var gestureDate: Date { Date(timeIntervalSinceReferenceDate: seconds) }
}
