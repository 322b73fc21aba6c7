// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// One bar that follows: what it asks for, and how far it is hidden.
@available(iOS 17.0, macOS 14.0, *)
@MainActor @Observable final class BarFollower {
    /// How far the bar is hidden: 0 shown, 1 hidden.
    private(set) var progress = 0.0
    /// Whether it stays under the finger just now.
    private(set) var isFollowing = false
    /// The bar's own height, at rest.
    private(set) var height = 0.0
    /// What lies between the bar, at rest, and the edge of its scope.
    private(set) var behind = 0.0

    @ObservationIgnored var behavior = ScrollHideBehavior.automatic
    @ObservationIgnored var threshold = BarConstants.threshold
    @ObservationIgnored var transition = BarTransition.slide
    @ObservationIgnored var safeArea = BarSafeArea.keep
    @ObservationIgnored var edge = VerticalEdge.bottom
    @ObservationIgnored var order = 0
    @ObservationIgnored private var rect: CGRect?
    @ObservationIgnored private weak var chrome: ScrollChrome?

    /// What bars have to have in common to be decided about together.
    struct Key: Hashable {
        var behavior: ScrollHideBehavior
        var threshold: Double
        /// Bars that stay under the finger share their travel only at the same edge.
        var trackedEdge: VerticalEdge?
    }

    var key: Key {
        Key(
            behavior: behavior, threshold: threshold,
            trackedEdge: transition == .track ? edge : nil)
    }

    /// How far the content goes for the whole way of the bar. A bar that tracks goes as far as it
    /// takes to be out of sight, and the content with it.
    var travel: Double {
        transition.travel(height: transition == .track ? height + behind : height)
    }

    /// Follows the scroll view of another scope from now on, or none.
    func join(_ newChrome: ScrollChrome?) {
        guard chrome !== newChrome else { return }
        chrome?.remove(self)
        chrome = newChrome
        newChrome?.add(self)
        measureBehind()
    }

    /// What the bar asks for, or how high it is, has changed.
    func update() { chrome?.update(self) }

    /// Takes how high the bar is at rest.
    func measure(height newHeight: Double) {
        guard height != newHeight else { return }
        height = newHeight
        update()
    }

    /// Takes where the bar stands at rest.
    func measure(rect newRect: CGRect) {
        rect = newRect
        measureBehind()
    }

    /// Asks again how far it is to the edge of the scope.
    func measureBehind() {
        guard let chrome, let rect, chrome.bounds.height > 0 else { return }
        let room =
            edge == .top ? rect.minY - chrome.bounds.minY : chrome.bounds.maxY - rect.maxY
        let newBehind = max(room, 0)
        guard behind != newBehind else { return }
        behind = newBehind
        update()
    }

    func set(progress newProgress: Double, isFollowing newIsFollowing: Bool) {
        if isFollowing != newIsFollowing { isFollowing = newIsFollowing }
        if progress != newProgress { progress = newProgress }
    }
}

/// Bars that are decided about together.
@available(iOS 17.0, macOS 14.0, *)
@MainActor struct BarGroup {
    var key: BarFollower.Key
    var members: [BarFollower] = []

    /// The rules for these bars as they are now.
    var rules: BarRules {
        var rules = key.behavior.rules(threshold: key.threshold)
        if key.trackedEdge != nil {
            rules.mode = .proportional(travel: max(members.reduce(0) { $0 + $1.travel }, 1))
            rules.height = members.reduce(0) { $0 + $1.height }
        }
        let adjusting = members.filter { $0.safeArea == .adjust }
        if !adjusting.isEmpty {
            rules.safeArea = .adjust
            rules.height = adjusting.reduce(0) { $0 + $1.height }
        }
        return rules
    }

    /// Tells each bar how far it is hidden: those that track go one after the other, by order.
    func tell(_ progress: Double, isFollowing: Bool) {
        guard key.trackedEdge != nil, members.count > 1 else {
            for member in members { member.set(progress: progress, isFollowing: isFollowing) }
            return
        }
        var way = progress * members.reduce(0) { $0 + $1.travel }
        for member in members.sorted(by: { $0.order < $1.order }) {
            let own = min(max(way / member.travel, 0), 1)
            member.set(progress: own, isFollowing: isFollowing)
            way -= member.travel
        }
    }
}
