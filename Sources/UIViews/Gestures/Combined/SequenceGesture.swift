// SPDX-License-Identifier: MIT
import UIInput

/// A gesture that's a sequence of two gestures.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public typealias Body = Never

    /// The value of a sequence gesture that helps to detect whether the first gesture succeeded, so
    /// the second gesture can start.
    @frozen public enum Value {
        /// The first gesture hasn't ended.
        case first(First.Value)
        /// The first gesture has ended.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture in a sequence of two gestures.
    public var first: First
    /// The second gesture in a sequence of two gestures.
    public var second: Second

    /// Creates a sequence gesture with two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeGesture(_ gesture: Self) -> _GesturePart<Value> {
        let first = First._makeGesture(gesture.first)
        let second = Second._makeGesture(gesture.second)
        return _GesturePart(shape: .sequence(first.shape, second.shape)) {
            report, memory, context in
            let parts = SequenceParts<First, Second>(
                first: first, second: second, memory: memory, context: context)
            return parts.hear(report)
        }
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Both parts of a sequence and what is remembered of them.
@MainActor private struct SequenceParts<First: Gesture, Second: Gesture> {
    let first: _GesturePart<First.Value>
    let second: _GesturePart<Second.Value>
    let memory: _GestureMemory
    let context: _GestureContext
    typealias Value = SequenceGesture<First, Second>.Value

    /// Where the sequence is.
    private enum Stage {
        case first
        case second(First.Value, heard: Bool)
    }

    func hear(_ report: _GestureReport) -> _GestureSignal<Value> {
        switch report {
        case .changed(.sequenceFirst(let value)):
            if memory.value == nil { memory.value = Stage.first }
            return hearFirst(.changed(value))
        case .changed(.sequenceSecond(let ended, let value)):
            return hearSecond(after: ended, value.map { .changed($0) })
        case .ended(.sequenceSecond(let ended, let value)):
            defer { memory.value = nil }
            return hearSecond(after: ended, value.map { .ended($0) })
        case .changed, .ended: return .silent
        case .cancelled:
            defer { memory.value = nil }
            cancel()
            return .cancelled
        }
    }

    private func hearFirst(_ report: _GestureReport) -> _GestureSignal<Value> {
        first.listen(report, memory.part(0), context.inside(\.first)).map { .first($0) }
    }

    private func hearSecond(
        after ended: GestureValue, _ report: _GestureReport?
    ) -> _GestureSignal<Value> {
        let firstValue: First.Value
        if case .second(let value, _)? = memory.value as? Stage {
            firstValue = value
        } else {
            let signal = first.listen(.ended(ended), memory.part(0), context.inside(\.first))
            guard case .ended(let value) = signal else { return .silent }
            firstValue = value
            memory.value = Stage.second(value, heard: false)
        }
        guard let report else { return .changed(.second(firstValue, nil)) }
        memory.value = Stage.second(firstValue, heard: true)
        return second.listen(report, memory.part(1), context.inside(\.second))
            .map { .second(firstValue, $0) }
    }

    private func cancel() {
        switch memory.value as? Stage {
        case .first: _ = first.listen(.cancelled, memory.part(0), context.inside(\.first))
        case .second(_, heard: true):
            _ = second.listen(.cancelled, memory.part(1), context.inside(\.second))
        case .second, nil: break
        }
    }
}
