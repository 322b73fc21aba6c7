// SPDX-License-Identifier: MIT

/// The builder that creates keyframe track content from the keyframes in a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
    /// One keyframe.
    public static func buildExpression<K>(
        _ expression: K
    ) -> K where Value == K.Value, K: KeyframeTrackContent { expression }

    /// The keyframes of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> { _KeyframeList(components) }

    /// The first branch of a condition.
    public static func buildEither<First, Second>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where
        Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
        First.Value == Second.Value
    { .init(branch: .first(component)) }

    /// The second branch of a condition.
    public static func buildEither<First, Second>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where
        Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
        First.Value == Second.Value
    { .init(branch: .second(component)) }

    /// The first keyframe of a block.
    public static func buildPartialBlock<K>(
        first: K
    ) -> K where Value == K.Value, K: KeyframeTrackContent { first }

    /// One more keyframe of a block.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> { _KeyframeSequence(first: accumulated, second: next) }

    /// No keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> {
        _KeyframeList<MoveKeyframe<Value>>([])
    }
}

extension KeyframeTrackContentBuilder {
    /// A conditional result from the result builder.
    public struct Conditional<ConditionalValue, First, Second>: _PrimitiveKeyframeTrackContent
    where
        ConditionalValue == First.Value, First: KeyframeTrackContent,
        Second: KeyframeTrackContent, First.Value == Second.Value
    {
        /// The type of the value that both branches animate.
        public typealias Value = ConditionalValue

        enum Branch {
            case first(First)
            case second(Second)
        }

        let branch: Branch

        /// Adds the keyframes to a list, in order.
        public func _collect(into segments: inout [_KeyframeSegment<ConditionalValue>]) {
            switch branch {
            case .first(let content): content._collect(into: &segments)
            case .second(let content): content._collect(into: &segments)
            }
        }
    }
}

/// Two pieces of keyframe content, one after the other.
struct _KeyframeSequence<First, Second>: _PrimitiveKeyframeTrackContent
where
    First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value
{
    typealias Value = First.Value

    let first: First
    let second: Second

    func _collect(into segments: inout [_KeyframeSegment<First.Value>]) {
        first._collect(into: &segments)
        second._collect(into: &segments)
    }
}

/// Any number of pieces of keyframe content, one after the other.
struct _KeyframeList<Element>: _PrimitiveKeyframeTrackContent
where Element: KeyframeTrackContent {
    typealias Value = Element.Value

    let elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }

    func _collect(into segments: inout [_KeyframeSegment<Element.Value>]) {
        for element in elements { element._collect(into: &segments) }
    }
}
