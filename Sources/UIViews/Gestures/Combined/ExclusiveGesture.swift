// SPDX-License-Identifier: MIT
import UIInput

/// A gesture that consists of two gestures where only one of them can succeed.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public typealias Body = Never

    /// The value of an exclusive gesture that indicates which of two gestures succeeded.
    @frozen public enum Value {
        /// The first of two gestures succeeded.
        case first(First.Value)
        /// The second of two gestures succeeded.
        case second(Second.Value)
    }

    /// The first of two gestures.
    public var first: First
    /// The second of two gestures.
    public var second: Second

    /// Creates a gesture from two gestures where only one of them succeeds.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeGesture(_ gesture: Self) -> _GesturePart<Value> {
        let first = First._makeGesture(gesture.first)
        let second = Second._makeGesture(gesture.second)
        return _GesturePart(shape: .exclusive(first.shape, second.shape)) {
            report, memory, context in
            let active = memory.value as? ExclusiveSide
            let hearFirst = { (report: _GestureReport) -> _GestureSignal<First.Value> in
                first.listen(report, memory.part(0), context.inside(\.first))
            }
            let hearSecond = { (report: _GestureReport) -> _GestureSignal<Second.Value> in
                second.listen(report, memory.part(1), context.inside(\.second))
            }
            guard let (side, inner) = report.exclusive else {
                defer { memory.value = nil }
                switch active {
                case .first: _ = hearFirst(.cancelled)
                case .second: _ = hearSecond(.cancelled)
                case nil: break
                }
                return .cancelled
            }
            memory.value = report.isOver ? nil : side
            switch side {
            case .first:
                if active == .second { _ = hearSecond(.cancelled) }
                return hearFirst(inner).map { .first($0) }
            case .second:
                if active == .first { _ = hearFirst(.cancelled) }
                return hearSecond(inner).map { .second($0) }
            }
        }
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

private enum ExclusiveSide { case first, second }

extension _GestureReport {
    /// Which of two exclusive gestures a report is of; nil for a cancellation.
    fileprivate var exclusive: (ExclusiveSide, _GestureReport)? {
        switch self {
        case .changed(.exclusiveFirst(let value)): (.first, .changed(value))
        case .changed(.exclusiveSecond(let value)): (.second, .changed(value))
        case .ended(.exclusiveFirst(let value)): (.first, .ended(value))
        case .ended(.exclusiveSecond(let value)): (.second, .ended(value))
        default: nil
        }
    }
}
