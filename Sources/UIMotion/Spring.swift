// SPDX-License-Identifier: MIT
import UIGeometry

/// A representation of a spring's motion.
public struct Spring: Hashable, Sendable {
    /// The stiffness of the spring, defined as an approximate duration in seconds.
    ///
    /// Kept as given, so that it reads back unchanged.
    public let response: Double
    /// The amount of drag applied, as a fraction of the amount needed to produce critical damping.
    public let dampingRatio: Double
    /// The mass of the object attached to the end of the spring.
    public let mass: Double

    /// The bounds that keep every spring finite. *Source:* I (nobody states Apple's).
    enum Bounds {
        /// A spring without a duration is this quick, which no frame can tell from at once.
        static let shortestResponse = 0.001
        /// A bounce of -1 would never arrive; this is the nearest one that does.
        static let lowestBounce = -0.999
        static let smallestStiffness = 1e-9
    }

    private init(mass: Double, response: Double, dampingRatio: Double) {
        self.mass = mass > 0 && mass.isFinite ? mass : 1
        self.response = max(response.isNaN ? 0 : response, Bounds.shortestResponse)
        self.dampingRatio = max(dampingRatio.isNaN ? 1 : dampingRatio, 0)
    }

    /// The motion's angular frequency if nothing damped it. *Units:* radians per second.
    var naturalFrequency: Double { 2 * .pi / response }
    /// How fast the envelope of the motion decays. *Units:* per second.
    var decay: Double { dampingRatio * naturalFrequency }
}

extension Spring {
    /// A spring with the given perceptual duration and bounce.
    ///
    /// *Range:* bounce from -1 (overdamped) over 0 (no bounce) to 1 (undamped).
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(
            mass: 1, response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
    }

    /// The perceptual duration, which defines the pace of the spring. *Units:* seconds.
    public var duration: TimeInterval { response }

    /// How bouncy the spring is: 0 does not bounce, 1 never stops, below 0 is overdamped.
    public var bounce: Double {
        dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
    }

    /// ζ = 1 - bounce, or 1 / (1 + bounce) below zero. *Source:* A, Apple's documentation.
    static func dampingRatio(bounce: Double) -> Double {
        let bounce = min(max(bounce.isNaN ? 0 : bounce, Bounds.lowestBounce), 1)
        return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    }

    /// A spring with the given response and damping ratio.
    public init(response: Double, dampingRatio: Double) {
        self.init(mass: 1, response: response, dampingRatio: dampingRatio)
    }

    /// A spring with the given mass, stiffness and damping.
    ///
    /// *Range:* a damping ratio above 1 counts as 1 unless `allowOverDamping` is true.
    public init(
        mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
    ) {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let stiffness = max(stiffness.isNaN ? 0 : stiffness, Bounds.smallestStiffness)
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            mass: mass, response: 2 * .pi * (mass / stiffness).squareRoot(),
            dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }

    /// The spring stiffness coefficient.
    public var stiffness: Double { mass * naturalFrequency * naturalFrequency }

    /// The coefficient that determines the damping force.
    public var damping: Double { 2 * mass * decay }
}

extension Spring {
    /// A spring with no bounce, of half a second.
    public static var smooth: Spring { smooth() }

    /// A spring with no bounce, or as much as given.
    public static func smooth(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Spring {
        Spring(duration: duration, bounce: NamedSpring.smoothBounce + extraBounce)
    }

    /// A spring with a small amount of bounce, of half a second.
    public static var snappy: Spring { snappy() }

    /// A spring with a small amount of bounce, and as much more as given.
    public static func snappy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Spring {
        Spring(duration: duration, bounce: NamedSpring.snappyBounce + extraBounce)
    }

    /// A spring with a higher amount of bounce, of half a second.
    public static var bouncy: Spring { bouncy() }

    /// A spring with a higher amount of bounce, and as much more as given.
    public static func bouncy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Spring {
        Spring(duration: duration, bounce: NamedSpring.bouncyBounce + extraBounce)
    }
}

/// The bounces and the standard animation behind the names. *Source:* A, Apple's documentation.
enum NamedSpring {
    static let smoothBounce = 0.0
    static let snappyBounce = 0.15
    static let bouncyBounce = 0.3
    static let interactiveBounce = 0.15

    /// The response of `Animation.default`.
    ///
    /// *Source:* R; the documentation says 0.55 (A). At 0.3 s that is 0.8900 against 0.8562 of the
    /// way. Programs built for iOS 17 or later get the value that the binary uses.
    static let defaultResponse = 0.5
    /// The damping fraction of `Animation.default`. *Source:* A and R agree.
    static let defaultDamping = 1.0
}
