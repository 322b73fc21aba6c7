// SPDX-License-Identifier: MIT
import UIGeometry

extension Animation {
    /// The standard animation: a smooth spring. See `NamedSpring.defaultResponse`.
    public static let `default` = Animation(DefaultAnimation())

    // MARK: Curves

    /// An animation that starts and ends slowly. *Units:* seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    /// An animation of 0.35 s that starts and ends slowly.
    public static var easeInOut: Animation {
        easeInOut(duration: CurveAnimation.standardDuration)
    }

    /// An animation that starts slowly. *Units:* seconds.
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    /// An animation of 0.35 s that starts slowly.
    public static var easeIn: Animation { easeIn(duration: CurveAnimation.standardDuration) }

    /// An animation that ends slowly. *Units:* seconds.
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    /// An animation of 0.35 s that ends slowly.
    public static var easeOut: Animation { easeOut(duration: CurveAnimation.standardDuration) }

    /// An animation that moves at a constant speed. *Units:* seconds.
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    /// An animation of 0.35 s that moves at a constant speed.
    public static var linear: Animation { linear(duration: CurveAnimation.standardDuration) }

    /// An animation along the cubic curve with the given control points.
    ///
    /// *Range:* the points' x is clamped to 0...1.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double,
        duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(UnitCurve(p1x, p1y, p2x, p2y), duration: duration)
    }

    /// An animation along a curve. *Units:* seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }
}

extension Animation {
    // MARK: Springs that keep their velocity

    private static func fluid(
        _ response: Double, _ damping: Double, blend: Double = 0
    ) -> Animation {
        Animation(
            FluidSpringAnimation(
                response: response, dampingFraction: damping, blendDuration: blend))
    }

    private static func fluid(
        duration: Double, bounce: Double, blend: Double = 0
    ) -> Animation {
        fluid(duration, Spring.dampingRatio(bounce: bounce), blend: blend)
    }

    /// A persistent spring animation, of a given spring.
    public static func spring(
        _ spring: Spring, blendDuration: TimeInterval = 0.0
    ) -> Animation {
        fluid(spring.response, spring.dampingRatio, blend: blendDuration)
    }

    /// A persistent spring animation, by duration and bounce.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        fluid(duration: duration, bounce: bounce, blend: blendDuration)
    }

    /// A persistent spring animation, by response and damping.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825,
        blendDuration: TimeInterval = 0
    ) -> Animation {
        fluid(response, dampingFraction, blend: blendDuration)
    }

    /// A persistent spring animation of half a second without bounce.
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

    /// A persistent spring animation of a short response, for interactive changes.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        fluid(response, dampingFraction, blend: blendDuration)
    }

    /// A persistent spring animation of a short response, for interactive changes.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// A persistent spring animation of a short response, for interactive changes.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        fluid(
            duration: duration, bounce: NamedSpring.interactiveBounce + extraBounce,
            blend: blendDuration)
    }

    /// A smooth spring of half a second without bounce.
    public static var smooth: Animation { smooth(duration: 0.5) }

    /// A smooth spring.
    public static func smooth(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        fluid(duration: duration, bounce: NamedSpring.smoothBounce + extraBounce)
    }

    /// A spring of half a second with a small amount of bounce.
    public static var snappy: Animation { snappy(duration: 0.5) }

    /// A spring with a small amount of bounce.
    public static func snappy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        fluid(duration: duration, bounce: NamedSpring.snappyBounce + extraBounce)
    }

    /// A spring of half a second with a higher amount of bounce.
    public static var bouncy: Animation { bouncy(duration: 0.5) }

    /// A spring with a higher amount of bounce.
    public static func bouncy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        fluid(duration: duration, bounce: NamedSpring.bouncyBounce + extraBounce)
    }
}

extension Animation {
    // MARK: Springs that add up

    /// An interpolating spring animation, of a given spring.
    ///
    /// *Units:* the velocity is in whole changes per second.
    public static func interpolatingSpring(
        _ spring: Spring, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }

    /// An interpolating spring animation, by mass, stiffness and damping.
    ///
    /// *Units:* the velocity is in whole changes per second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// An interpolating spring animation, by duration and bounce.
    ///
    /// *Units:* the velocity is in whole changes per second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// An interpolating spring animation of half a second without bounce.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}

extension Animation {
    // MARK: Modifiers

    /// The animation, begun after a delay. *Units:* seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayAnimation(base: self, delay: delay))
    }

    /// The animation at another speed. *Range:* 2 is twice as fast; below 0 counts as 0.
    public func speed(_ speed: Double) -> Animation {
        Animation(SpeedAnimation(base: self, speed: speed))
    }

    /// The animation, run a number of times. *Range:* below 1 it ends at once.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(
            RepeatAnimation(base: self, repeatCount: repeatCount, autoreverses: autoreverses))
    }

    /// The animation, run for as long as the view lives.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, repeatCount: nil, autoreverses: autoreverses))
    }

    /// The animation, counted as complete after a time. *Units:* seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalCompletionAnimation(base: self, duration: duration))
    }
}
