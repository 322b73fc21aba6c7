// SPDX-License-Identifier: MIT

/// A container that animates its content with keyframes.
nonisolated public struct KeyframeAnimator<
    Value, KeyframePath: Keyframes, Content: View
>: _PrimitiveView where Value == KeyframePath.Value {
    let initialValue: Value
    /// nil plays without one.
    let trigger: _AnimatorTrigger?
    let isRepeating: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Plays the given keyframes when the given trigger value changes, updating the view using the
    /// modifiers you apply in `body`.
    public init(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = _AnimatorTrigger(value: trigger)
        isRepeating = false
        self.content = content
        self.keyframes = keyframes
    }

    /// Loops the given keyframes continuously, updating the view using the modifiers you apply in
    /// `body`.
    public init(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        isRepeating = repeating
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _KeyframeAnimatorNode(view, inputs)
    }
}

private final class _KeyframeAnimatorNode<
    Value, KeyframePath: Keyframes, Content: View
>: _TypedNode<KeyframeAnimator<Value, KeyframePath, Content>>, _AnimationClient
where Value == KeyframePath.Value {
    private var child: _ViewNode?
    private var value: Value
    private var timeline: KeyframeTimeline<Value>?
    /// When the timeline began; nil until the first frame that it runs in.
    private var start: FrameInstant?

    override init(
        _ view: KeyframeAnimator<Value, KeyframePath, Content>, _ inputs: _NodeInputs
    ) {
        value = view.initialValue
        super.init(view, inputs)
        evaluate()
        if view.trigger == nil { play() }
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(
        from old: KeyframeAnimator<Value, KeyframePath, Content>
    ) {
        if let trigger = view.trigger, !trigger.isSame(as: old.trigger) { play() }
        graph.evaluateNow(self)
    }

    override func evaluate() {
        graph.willEvaluateBody(of: KeyframeAnimator<Value, KeyframePath, Content>.self)
        let content = tracking { view.content(value) }
        _reconcile(&child, with: content, under: self)
    }

    /// Starts the keyframes from the value that is shown.
    private func play() {
        let value = value
        timeline = KeyframeTimeline(initialValue: value) { view.keyframes(value) }
        start = nil
        graph.animate(self)
    }

    func tick(at now: FrameInstant) -> Bool {
        guard let timeline, !isDiscarded else { return false }
        let begin = start ?? now
        start = begin
        var elapsed = now - begin
        let isOver = elapsed >= timeline.duration
        if isOver, view.isRepeating, timeline.duration > 0 {
            // The next round begins where this one ended, whatever frame that fell into.
            let rounds = (elapsed / timeline.duration).rounded(.down)
            start = begin + rounds * timeline.duration
            elapsed -= rounds * timeline.duration
        }
        value = timeline.value(time: elapsed)
        setNeedsEvaluation()
        guard isOver, !view.isRepeating || timeline.duration == 0 else { return true }
        self.timeline = nil
        return false
    }

    var isFiniteAnimation: Bool { !view.isRepeating }
    var animationOwnerName: String { "KeyframeAnimator" }
}

extension View {
    /// Plays the given keyframes when the given trigger value changes, updating the view using the
    /// modifiers you apply in `body`.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content:
            @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        hosted { placeholder in
            KeyframeAnimator(
                initialValue: initialValue, trigger: trigger,
                content: { content(placeholder, $0) }, keyframes: keyframes)
        }
    }

    /// Loops the given keyframes continuously, updating the view using the modifiers you apply in
    /// `body`.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content:
            @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        hosted { placeholder in
            KeyframeAnimator(
                initialValue: initialValue, repeating: repeating,
                content: { content(placeholder, $0) }, keyframes: keyframes)
        }
    }
}
