// SPDX-License-Identifier: MIT

/// Contextual values that a custom animation can use to manage state and access a view's
/// environment.
public struct AnimationContext<Value> where Value: VectorArithmetic {
    /// The state that the animation keeps between frames.
    public var state: AnimationState<Value>

    /// Whether an animation that has not been removed yet counts as complete.
    public var isLogicallyComplete: Bool

    /// The environment of the view that animates, whose type is declared further up.
    package var environmentBox: Any?

    /// When the animation ended, if it knows that more exactly than by the frame.
    ///
    /// *Units:* seconds of the time that was handed to it.
    @usableFromInline var endTime: Double?

    /// A context for an animation that begins.
    @usableFromInline
    package init(
        state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
        environmentBox: Any? = nil
    ) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environmentBox = environmentBox
    }

    /// A context with the given state, and otherwise the same.
    public func withState<T>(
        _ state: AnimationState<T>
    ) -> AnimationContext<T> where T: VectorArithmetic {
        AnimationContext<T>(
            state: state, isLogicallyComplete: isLogicallyComplete, environmentBox: environmentBox)
    }
}
