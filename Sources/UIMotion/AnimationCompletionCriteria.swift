// SPDX-License-Identifier: MIT

/// The criteria that determines when an animation is considered finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Criterion: Hashable, Sendable { case logicallyComplete, removed }

    private let criterion: Criterion

    /// The animation has logically completed, but may still be in its long tail.
    public static let logicallyComplete = Self(criterion: .logicallyComplete)

    /// The entire animation is finished and will now be removed.
    public static let removed = Self(criterion: .removed)
}
