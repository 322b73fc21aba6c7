// SPDX-License-Identifier: MIT
import UIInput

/// A gesture containing two gestures that can happen at the same time with neither of them
/// preceding the other.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public typealias Body = Never

    /// The value of a simultaneous gesture that indicates which of its two gestures receives events.
    public struct Value {
        /// The value of the first gesture.
        public var first: First.Value?
        /// The value of the second gesture.
        public var second: Second.Value?
    }

    /// The first of two gestures that can happen simultaneously.
    public var first: First
    /// The second of two gestures that can happen simultaneously.
    public var second: Second

    /// Creates a gesture with two gestures that can receive updates or succeed independently.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeGesture(_ gesture: Self) -> _GesturePart<Value> {
        let first = First._makeGesture(gesture.first)
        let second = Second._makeGesture(gesture.second)
        return _GesturePart(shape: .simultaneous(first.shape, second.shape)) {
            report, memory, context in
            var value = memory.value as? Value ?? Value()
            let values = report.simultaneousValues
            let isOver = report.isOver
            // What a part says goes into the value of the whole.
            let one = first.listen(
                to: values.map(\.0), isOver: isOver, memory.part(0), context.inside(\.first))
            let two = second.listen(
                to: values.map(\.1), isOver: isOver, memory.part(1), context.inside(\.second))
            one.update(&value.first)
            two.update(&value.second)
            memory.value = isOver ? nil : value
            if case .cancelled = report {
                memory.forgetParts()
                return .cancelled
            }
            if isOver {
                memory.forgetParts()
                return .ended(value)
            }
            return one.isSilent && two.isSilent ? .silent : .changed(value)
        }
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension _GestureReport {
    /// Whether no more reports of this gesture come.
    var isOver: Bool {
        if case .changed = self { false } else { true }
    }

    /// The values of both parts; nil for a cancellation, which has none.
    fileprivate var simultaneousValues: (GestureValue?, GestureValue?)? {
        switch self {
        case .changed(.simultaneous(let first, let second)),
            .ended(.simultaneous(let first, let second)):
            (first, second)
        default: nil
        }
    }
}

extension _GestureSignal {
    var isSilent: Bool {
        if case .silent = self { true } else { false }
    }

    fileprivate func update(_ value: inout Value?) {
        switch self {
        case .changed(let new), .ended(let new): value = new
        case .cancelled: value = nil
        case .silent: break
        }
    }
}

/// What has become of one of two simultaneous gestures.
private enum SimultaneousPart {
    case going(GestureValue)
    case over
}

extension _GesturePart {
    /// Tells one part what is new of it, from the values of both.
    ///
    /// The pair's values do not say that a part has ended; its recogniser does, as it is by the
    /// end of the frame's events, and so does the end of the pair.
    @MainActor fileprivate func listen(
        to values: GestureValue??, isOver: Bool, _ memory: _GestureMemory,
        _ context: _GestureContext
    ) -> _GestureSignal<Value> {
        let last = memory.value as? SimultaneousPart
        if case .over? = last { return .silent }
        let inner = memory.part(0)
        guard let value = values ?? nil else {
            guard last != nil else { return .silent }
            memory.value = isOver ? SimultaneousPart.over : nil
            return listen(.cancelled, inner, context)
        }
        if isOver || context.recognizer.state == .ended {
            memory.value = SimultaneousPart.over
            return listen(.ended(value), inner, context)
        }
        if case .going(value)? = last { return .silent }
        memory.value = SimultaneousPart.going(value)
        return listen(.changed(value), inner, context)
    }
}

extension _GestureMemory {
    /// Forgets which of two parts were over, for the next gesture.
    fileprivate func forgetParts() {
        part(0).value = nil
        part(1).value = nil
    }
}
