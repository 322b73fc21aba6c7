// SPDX-License-Identifier: MIT
import UIGeometry

/// The way a view changes over time to create a smooth visual transition from one state to another.
public struct Animation: Equatable, Sendable {
    @usableFromInline let box: AnimationBox

    /// An animation that a custom type computes.
    public init<A>(_ base: A) where A: CustomAnimation {
        box = AnimationBox(base)
    }
}

/// What an animation is, shared by its copies.
@usableFromInline
final class AnimationBox: Sendable {
    @usableFromInline let base: any CustomAnimation
    @usableFromInline let kernel: AnimationKernel
    let extent: MotionExtent

    init(_ base: any CustomAnimation) {
        self.base = base
        kernel = AnimationKernel(base)
        extent = (base as? any MeasuredAnimation)?.extent ?? MotionExtent()
    }
}

/// The kinds of animation that run without a look at the type.
@usableFromInline
enum AnimationKernel: Sendable {
    case curve(CurveAnimation)
    case fluidSpring(FluidSpringAnimation)
    case interpolatingSpring(InterpolatingSpringAnimation)
    /// Modified animations and those of a caller.
    case other

    init(_ base: any CustomAnimation) {
        switch base {
        case let curve as CurveAnimation: self = .curve(curve)
        case let spring as FluidSpringAnimation: self = .fluidSpring(spring)
        case let spring as InterpolatingSpringAnimation: self = .interpolatingSpring(spring)
        case is DefaultAnimation: self = .fluidSpring(DefaultAnimation.spring)
        default: self = .other
        }
    }
}

extension Animation: Hashable {
    /// The animation that this one is made of.
    public var base: any CustomAnimation { box.base }

    @inlinable
    var kernel: AnimationKernel { box.kernel }

    var extent: MotionExtent { box.extent }

    /// Whether the animation ever ends by itself; a custom one is taken to.
    public var _isFinite: Bool { box.extent.isFinite }

    /// The value of the animation at a time, or nil once it has finished.
    @inlinable
    public func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        switch box.kernel {
        case .curve(let curve): curve.animate(value: value, time: time, context: &context)
        case .fluidSpring(let spring):
            spring.animate(value: value, time: time, context: &context)
        case .interpolatingSpring(let spring):
            spring.animate(value: value, time: time, context: &context)
        case .other: box.base.animate(value: value, time: time, context: &context)
        }
    }

    /// The velocity of the animation at a time, or nil if it cannot tell. *Units:* per second.
    public func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        base.velocity(value: value, time: time, context: context)
    }

    /// Whether this animation goes on where `previous` is, with its state.
    public func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Whether two animations have the same type and parameters.
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        func isEqual<A: CustomAnimation>(_ left: A) -> Bool { (rhs.base as? A) == left }
        return lhs.box === rhs.box || isEqual(lhs.base)
    }

    /// Feeds the type and the parameters to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type and the parameters of the animation.
    public var description: String { String(describing: base) }
    /// The type and the parameters of the animation.
    public var debugDescription: String { String(reflecting: base) }
    /// The parameters of the animation.
    public var customMirror: Mirror { Mirror(reflecting: base) }
}
