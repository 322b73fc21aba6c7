// SPDX-License-Identifier: MIT
import UIInput

/// A gesture taken apart: the shape that its recogniser is made from, and how that is listened to.
///
/// A part is made anew whenever its view is; the recogniser lasts as long as the shape stays equal,
/// and what must outlast an update is in the `_GestureMemory`.
public struct _GesturePart<Value> {
    let shape: _GestureShape
    let listen:
        @MainActor (_GestureReport, _GestureMemory, _GestureContext) -> _GestureSignal<Value>

    /// A part with the same recogniser that makes something else of it.
    @MainActor func following<New>(
        _ change:
            @escaping @MainActor (_GestureSignal<Value>, _GestureMemory)
            -> _GestureSignal<New>
    ) -> _GesturePart<New> {
        _GesturePart<New>(shape: shape) { report, memory, context in
            change(listen(report, memory.part(0), context), memory)
        }
    }
}

/// What a recogniser tells, reduced to what gestures distinguish.
enum _GestureReport {
    /// The gesture goes on with a value; a finger that is down and counts is a value as well.
    case changed(GestureValue)
    case ended(GestureValue)
    case cancelled

    init(_ output: GestureOutput) {
        self =
            switch output.phase {
            case .touchDown, .began, .changed: .changed(output.value)
            case .ended: .ended(output.value)
            case .cancelled: .cancelled
            }
    }
}

/// What a part makes of a report.
enum _GestureSignal<Value> {
    case silent
    case changed(Value)
    case ended(Value)
    case cancelled

    func map<New>(_ transform: (Value) -> New) -> _GestureSignal<New> {
        switch self {
        case .silent: .silent
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .cancelled: .cancelled
        }
    }
}

/// What a part remembers while its gesture goes on; a tree like that of the parts.
@MainActor final class _GestureMemory {
    private var parts: [Int: _GestureMemory] = [:]
    /// Whatever the part keeps; nil at the start of a gesture.
    var value: Any?

    func part(_ index: Int) -> _GestureMemory {
        if let part = parts[index] { return part }
        let part = _GestureMemory()
        parts[index] = part
        return part
    }
}

/// Where and by which recogniser a report was made.
@MainActor struct _GestureContext {
    let box: _LayoutNode
    let now: FrameInstant
    /// The recogniser of the part that listens.
    let recognizer: GestureRecognizer

    /// The same for a part whose recogniser is inside this one's.
    func inside(_ choose: (PairRecognizer) -> GestureRecognizer) -> _GestureContext {
        guard let pair = recognizer as? PairRecognizer else { return self }
        return _GestureContext(box: box, now: now, recognizer: choose(pair))
    }

    /// A point of the window in a coordinate space; one that nobody named is the window's.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        let target = box.box(of: space)
        return target.box?.pointFromRoot(point, at: now) ?? point
    }

    /// A point of the box's own space as a part of its size.
    func anchor(of point: CGPoint) -> UnitPoint {
        let size = box.presentedFrame(at: now).size
        return UnitPoint(
            x: size.width > 0 ? point.x / size.width : 0,
            y: size.height > 0 ? point.y / size.height : 0)
    }
}
