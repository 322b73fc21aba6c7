// SPDX-License-Identifier: MIT

/// How a bar goes.
public enum BarTransition: Hashable, Sendable {
    /// It slides beyond its edge.
    case slide
    /// It stays under the finger, 1:1.
    case track
    /// It fades where it is.
    case fade
    /// It shrinks to a height that stays on screen.
    case minimize(to: Double)

    /// How far content has to go for the whole way of a bar: the one number that both the decision
    /// and the view use, so that a bar cannot run ahead of the finger.
    ///
    /// *Units and space:* points; `height` is the bar's at rest.
    public func travel(height: Double) -> Double {
        switch self {
        case .slide, .track, .fade: max(height, 1)
        case .minimize(let least): max(height - max(least, 0), 1)
        }
    }
}

/// What to show of a bar at a progress: a function of what is known now, so that nothing is left
/// over from an earlier height, inset or transition.
public struct BarPresentation: Hashable, Sendable {
    /// How far the bar is moved beyond its edge.
    public var slide: Double
    /// How visible it is.
    public var opacity: Double
    /// Its height.
    public var height: Double
    /// How long a change takes; nothing while it follows a finger.
    public var duration: Double
    /// Whether it can be touched, focused and read out.
    public var isReachable: Bool
    /// What it takes from the safe area.
    public var inset: Double

    /// The presentation at `progress`.
    ///
    /// A slide goes as far as the bar's height, the safe area behind it and a margin for its
    /// shadow, so that nothing of it remains on screen. Where motion is reduced, slides and
    /// tracking fade within `BarConstants.fadeDuration` and nothing moves.
    public init(
        progress: Double, height: Double, safeArea: Double = 0, transition: BarTransition = .slide,
        assistance: ChromeAssistance = [], policy: BarSafeArea = .keep, isFollowing: Bool = false
    ) {
        let hidden = assistance.keepsShown ? 0 : min(max(progress, 0), 1)
        let distance = max(height, 0) + max(safeArea, 0)
        self.height = max(height, 0)
        slide = 0
        opacity = 1
        duration = isFollowing ? 0 : BarConstants.slideDuration
        isReachable = hidden < 1
        switch transition {
        case .minimize(let least):
            self.height = height - hidden * max(height - max(least, 0), 0)
            isReachable = true
            if assistance.fades { duration = BarConstants.fadeDuration }
        case .fade:
            opacity = 1 - hidden
        case .slide, .track:
            if assistance.fades {
                opacity = hidden < 0.5 ? 1 : 0
                duration = BarConstants.fadeDuration
            } else {
                let margin = transition == .slide ? BarConstants.slideMargin : 0
                slide = hidden * (distance + margin)
            }
        }
        if transition == .fade, assistance.fades { duration = BarConstants.fadeDuration }
        switch policy {
        case .keep: inset = max(height, 0)
        case .adjust: inset = transition.inset(of: self.height, hidden: hidden)
        case .overlay: inset = 0
        }
    }
}

extension BarTransition {
    /// What a bar of a height takes from the safe area if the safe area follows it.
    func inset(of height: Double, hidden: Double) -> Double {
        switch self {
        case .minimize: height
        case .slide, .track, .fade: height * (1 - hidden)
        }
    }
}
