// SPDX-License-Identifier: MIT

/// The configuration of a scroll transition that controls how a transition is applied as a view is
/// scrolled through the visible region of a containing scroll view or other container.
public struct ScrollTransitionConfiguration: Sendable {
    enum Mode: Sendable {
        case identity
        case animated
        case interactive(UnitCurve)
    }
    var mode: Mode
    var animation: Animation?
    var threshold = Threshold.visible

    /// Creates a new configuration that discretely animates the transition when the view becomes
    /// visible.
    public static func animated(
        _ animation: Animation = .default
    ) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(
            mode: .animated, animation: animation, threshold: .visible(animatedShare))
    }

    /// How much of a view is seen when an animated transition begins. *Source:* I; the
    /// documentation only says that the view becomes visible.
    static let animatedShare = 0.5

    /// Creates a new configuration that discretely animates the transition when the view becomes
    /// visible.
    public static let animated: ScrollTransitionConfiguration = .animated()

    /// Creates a new configuration that interactively interpolates the transition's effect as the
    /// view is scrolled into the visible region of the container.
    public static func interactive(
        timingCurve: UnitCurve = .easeInOut
    ) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve))
    }

    /// Creates a new configuration that interactively interpolates the transition's effect as the
    /// view is scrolled into the visible region of the container.
    public static let interactive: ScrollTransitionConfiguration = .interactive()

    /// Creates a new configuration that does not change the appearance of the view.
    public static let identity = ScrollTransitionConfiguration(mode: .identity)

    /// Sets the animation with which the transition will be applied.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var result = self
        result.animation = animation
        return result
    }

    /// Sets the threshold at which the view will be considered fully visible.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var result = self
        result.threshold = threshold
        return result
    }

    /// Describes a specific point in the progression of a target view within a container from
    /// hidden to fully visible.
    public struct Threshold: Sendable {
        // How far the view has come in, from where it is hidden: a part of its own length, a part
        // of the container's, and so many points.
        var own: Double
        var container: Double
        var points: Double

        /// The view is fully visible.
        public static let visible = Threshold(own: 1, container: 0, points: 0)
        /// The view is hidden.
        public static let hidden = Threshold(own: 0, container: 0, points: 0)
        /// The center of the view is within the center of the container.
        public static var centered: Threshold { Threshold(own: 0.5, container: 0.5, points: 0) }

        /// The view is visible by the given amount: 0 is hidden, 1 fully visible.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(own: amount, container: 0, points: 0)
        }

        /// Creates a new threshold that combines this threshold value with another threshold,
        /// interpolated by the given amount.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
            return Threshold(
                own: mix(own, other.own), container: mix(container, other.container),
                points: mix(points, other.points))
        }

        /// Returns a threshold that is met when the target view is closer to the center of the
        /// container by `distance`.
        public func inset(by distance: Double) -> Threshold {
            var result = self
            result.points += distance
            return result
        }

        /// How far the view has to come in. *Units:* points.
        func distance(length: CGFloat, container: CGFloat) -> CGFloat {
            CGFloat(own) * length + CGFloat(self.container) * container + CGFloat(points)
        }
    }
}
