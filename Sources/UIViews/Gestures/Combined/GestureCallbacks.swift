// SPDX-License-Identifier: MIT

/// A gesture that ends with an action.
nonisolated public struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _makeGesture(_ gesture: Self) -> _GesturePart<Value> {
        Content._makeGesture(gesture.content).following { signal, _ in
            if case .ended(let value) = signal { gesture.action(value) }
            return signal
        }
    }
}

/// A gesture that tells of each new value.
nonisolated public struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture
where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _makeGesture(_ gesture: Self) -> _GesturePart<Value> {
        Content._makeGesture(gesture.content).following { signal, memory in
            switch signal {
            case .changed(let value):
                guard memory.value as? Value != value else { break }
                memory.value = value
                gesture.action(value)
            case .ended, .cancelled: memory.value = nil
            case .silent: break
            }
            return signal
        }
    }
}

/// A gesture whose values are made into others.
nonisolated public struct _MapGesture<Content: Gesture, Value>: _PrimitiveGesture {
    public typealias Body = Never
    let content: Content
    let transform: (Content.Value) -> Value

    @MainActor public static func _makeGesture(_ gesture: Self) -> _GesturePart<Value> {
        Content._makeGesture(gesture.content).following { signal, _ in
            signal.map(gesture.transform)
        }
    }
}

/// A gesture that tells how long it may still succeed: true from the finger's coming down to the
/// end, good or bad.
nonisolated struct _PressingGesture<Content: Gesture>: _PrimitiveGesture {
    typealias Value = Content.Value
    typealias Body = Never
    let content: Content
    let action: (Bool) -> Void

    @MainActor static func _makeGesture(_ gesture: Self) -> _GesturePart<Value> {
        Content._makeGesture(gesture.content).following { signal, memory in
            let wasPressing = memory.value as? Bool ?? false
            switch signal {
            case .changed:
                memory.value = true
                if !wasPressing { gesture.action(true) }
            case .ended, .cancelled:
                memory.value = nil
                if wasPressing { gesture.action(false) }
            case .silent: break
            }
            return signal
        }
    }
}

extension Gesture {
    /// Adds an action to perform when the gesture ends.
    nonisolated public func onEnded(
        _ action: @escaping (Self.Value) -> Void
    ) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Returns a gesture that's the result of mapping the given closure over the gesture.
    @MainActor @preconcurrency
    public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// Combines a gesture with another gesture to create a new gesture that recognizes both
    /// gestures at the same time.
    @MainActor @preconcurrency
    public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other>
    where Other: Gesture {
        SimultaneousGesture(self, other)
    }

    /// Sequences a gesture with another one to create a new gesture, which results in the second
    /// gesture only receiving events after the first gesture succeeds.
    @MainActor @preconcurrency
    public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other>
    where Other: Gesture {
        SequenceGesture(self, other)
    }

    /// Combines two gestures exclusively to create a new gesture where only one gesture succeeds,
    /// giving precedence to the first gesture.
    @MainActor @preconcurrency
    public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other>
    where Other: Gesture {
        ExclusiveGesture(self, other)
    }
}

extension Gesture where Value: Equatable {
    /// Adds an action to perform when the gesture's value changes.
    @MainActor @preconcurrency
    public func onChanged(
        _ action: @escaping (Self.Value) -> Void
    ) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
