// SPDX-License-Identifier: MIT

/// A type that defines changes to a value over time.
public protocol Keyframes<Value> {
    /// The type of the value that the keyframes animate.
    associatedtype Value = Self.Body.Value
    /// The type of the keyframes that make up this one.
    associatedtype Body: Keyframes

    /// The composition of content that comprises the keyframes.
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the tracks to a list, in order. Keyframes with a `body` need not write this.
    func _collect(into tracks: inout [_KeyframeTrackPlan<Value>])
}

extension Keyframes where Body.Value == Value {
    /// Adds the tracks of the body.
    public func _collect(into tracks: inout [_KeyframeTrackPlan<Value>]) {
        body._collect(into: &tracks)
    }
}

/// Keyframes that have no parts of their own: they are their own body, and collect themselves.
public protocol _PrimitiveKeyframes: Keyframes where Body == Self {}

extension _PrimitiveKeyframes {
    /// The keyframes themselves.
    public var body: Self { self }
}

/// A track that waits for the value from which it begins.
public struct _KeyframeTrackPlan<Root> {
    /// The seconds that the track takes from a first value, and what it does to a value then.
    let solve: (Root) -> (duration: Double, apply: (inout Root, Double) -> Void)
}

/// A sequence of keyframes animating a single property of a root type.
public struct KeyframeTrack<Root, Value, Content>: _PrimitiveKeyframes
where Value == Content.Value, Content: KeyframeTrackContent {
    /// The protocol's value is the root; the parameter of the same name is the property's.
    @_implements(Keyframes,Value)
    public typealias _KeyframesValue = Root

    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// A track of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// A track of one property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// Adds the track to a list.
    public func _collect(into tracks: inout [_KeyframeTrackPlan<Root>]) {
        var segments: [_KeyframeSegment<Value>] = []
        content._collect(into: &segments)
        tracks.append(
            _KeyframeTrackPlan { [keyPath, segments] root in
                let curve = KeyframeCurve(from: root[keyPath: keyPath], segments: segments)
                return (curve.duration, { $0[keyPath: keyPath] = curve.value(at: $1) })
            })
    }
}

/// Any number of keyframes, beside each other.
struct _KeyframesGroup<First, Second>: _PrimitiveKeyframes
where First: Keyframes, Second: Keyframes, First.Value == Second.Value {
    typealias Value = First.Value

    let first: First
    let second: Second

    func _collect(into tracks: inout [_KeyframeTrackPlan<First.Value>]) {
        first._collect(into: &tracks)
        second._collect(into: &tracks)
    }
}

/// No keyframes.
struct _EmptyKeyframes<Value>: _PrimitiveKeyframes {
    func _collect(into tracks: inout [_KeyframeTrackPlan<Value>]) {}
}

/// The builder that creates keyframes from the tracks, or the keyframes, in a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
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

    /// No keyframes of a value that could have some.
    public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
        _KeyframeList<MoveKeyframe<Value>>([])
    }

    /// The keyframes as one track of the whole value.
    public static func buildFinalResult<Content>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content>
    where Value == Content.Value, Content: KeyframeTrackContent {
        KeyframeTrack { component }
    }

    /// One track.
    public static func buildExpression<Content>(
        _ expression: Content
    ) -> Content where Value == Content.Value, Content: Keyframes { expression }

    /// The first track of a block.
    public static func buildPartialBlock<Content>(
        first: Content
    ) -> Content where Value == Content.Value, Content: Keyframes { first }

    /// One more track of a block.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> { _KeyframesGroup(first: accumulated, second: next) }

    /// No tracks.
    public static func buildBlock() -> some Keyframes<Value> { _EmptyKeyframes<Value>() }

    /// The tracks.
    public static func buildFinalResult<Content>(
        _ component: Content
    ) -> Content where Value == Content.Value, Content: Keyframes { component }
}
