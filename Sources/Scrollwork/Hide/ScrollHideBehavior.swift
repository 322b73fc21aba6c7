// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// What makes a bar hide and show.
///
/// Every behavior shows a bar that assistive technology needs, that content too short to scroll
/// would keep away, and at its home edge.
public struct ScrollHideBehavior: Hashable, Sendable {
    enum Trigger: Hashable {
        case automatic, onScrollDown, onScrollUp, whileScrolling, onLift, never
    }

    var trigger: Trigger
    var hideAfter: Double?
    var showAfter: Double?
    var restoration = ScrollHideRestoration.onReversal
    var start = 0.0
    var isShownAtEnd = false
    var programs = ScrollProgramPolicy.automatic
    var isRemembered = false
    var isHiddenFirst = false

    private init(_ trigger: Trigger, hideAfter: Double? = nil, showAfter: Double? = nil) {
        self.trigger = trigger
        self.hideAfter = hideAfter
        self.showAfter = showAfter
    }

    /// What the system does where it does the same; else as `onScrollDown`.
    public static let automatic = ScrollHideBehavior(.automatic)
    /// Hides on the way down, shows on the way up; the top is its home edge.
    public static let onScrollDown = ScrollHideBehavior(.onScrollDown)
    /// Hides on the way up, shows on the way down: for content that begins at its end, such as a
    /// conversation. The end is its home edge.
    public static let onScrollUp = ScrollHideBehavior(.onScrollUp)
    /// Hides while anything moves the content.
    public static let whileScrolling = ScrollHideBehavior(.whileScrolling)
    /// Decides when the finger lifts, by the direction of the way since the phase before; at rest
    /// only after 20 points.
    public static let onLift = ScrollHideBehavior(.onLift)
    /// Always shows.
    public static let never = ScrollHideBehavior(.never)

    /// Hides after so much travel down, shows after so much up.
    ///
    /// *Units:* points, counted from the farthest place since the last change, so a tremor neither
    /// flips nor resets it. *Range:* less than 2 counts as 2.
    public static func onScrollDown(
        hideAfter: Double = BarConstants.threshold, showAfter: Double = BarConstants.threshold
    ) -> ScrollHideBehavior {
        ScrollHideBehavior(.onScrollDown, hideAfter: hideAfter, showAfter: showAfter)
    }

    /// Hides after so much travel up, shows after so much down.
    ///
    /// *Units:* points. *Range:* less than 2 counts as 2.
    public static func onScrollUp(
        hideAfter: Double = BarConstants.threshold, showAfter: Double = BarConstants.threshold
    ) -> ScrollHideBehavior {
        ScrollHideBehavior(.onScrollUp, hideAfter: hideAfter, showAfter: showAfter)
    }

    /// When a hidden bar comes back.
    public func restoration(_ restoration: ScrollHideRestoration) -> ScrollHideBehavior {
        with { $0.restoration = restoration }
    }

    /// Does not hide nearer to the home edge than this.
    ///
    /// *Units:* points from the resting top; from the end for `onScrollUp`.
    public func startingBelow(_ offset: Double) -> ScrollHideBehavior {
        with { $0.start = offset }
    }

    /// Shows at the end of the content as well.
    public func showsAtEnd(_ isShown: Bool = true) -> ScrollHideBehavior {
        with { $0.isShownAtEnd = isShown }
    }

    /// What a scroll does that the program makes, unless `ScrollChrome.scroll(_:_:)` says
    /// otherwise.
    public func programmaticScrolls(_ policy: ScrollProgramPolicy) -> ScrollHideBehavior {
        with { $0.programs = policy }
    }

    /// Keeps the state of each driving scroll view when another takes over and the first comes
    /// back, as tabs do; otherwise the bar shows.
    public func remembersTabs(_ isRemembered: Bool = true) -> ScrollHideBehavior {
        with { $0.isRemembered = isRemembered }
    }

    /// Begins hidden, where the bar can be brought back.
    public func startsHidden(_ isHidden: Bool = true) -> ScrollHideBehavior {
        with { $0.isHiddenFirst = isHidden }
    }

    private func with(_ change: (inout ScrollHideBehavior) -> Void) -> ScrollHideBehavior {
        var result = self
        change(&result)
        return result
    }
}

/// When a hidden bar comes back.
public struct ScrollHideRestoration: Hashable, Sendable {
    let rule: BarRestoration

    /// When the direction reverses.
    public static let onReversal = ScrollHideRestoration(rule: .onReversal)
    /// Only at its home edge.
    public static let atScrollEdge = ScrollHideRestoration(rule: .atScrollEdge)
}

/// What a programmatic scroll does to the bars.
public struct ScrollProgramPolicy: Hashable, Sendable {
    let rule: ProgramPolicy

    /// An animated scroll drives the bars as a finger would, an unanimated one leaves them.
    public static let automatic = ScrollProgramPolicy(rule: .automatic)
    /// The bars stay as they are.
    public static let keep = ScrollProgramPolicy(rule: .keep)
    /// The bars show, and stay so until the scroll ends.
    public static let show = ScrollProgramPolicy(rule: .show)
    /// The bars hide, if they can be brought back.
    public static let hide = ScrollProgramPolicy(rule: .hide)
    /// The scroll drives the bars as a finger would.
    public static let follow = ScrollProgramPolicy(rule: .follow)
}

extension ScrollHideBehavior {
    /// The rules of the engine, but for what depends on the bars themselves.
    func rules(threshold: Double) -> BarRules {
        let triggers: [Trigger: BarTrigger] = [
            .automatic: .onScrollDown, .onScrollDown: .onScrollDown, .onScrollUp: .onScrollUp,
            .whileScrolling: .whileScrolling, .onLift: .onLift, .never: .never,
        ]
        let hide = hideAfter ?? threshold
        var rules = BarRules(
            trigger: triggers[trigger] ?? .onScrollDown, hideAfter: hide,
            showAfter: showAfter ?? hide)
        rules.restoration = restoration.rule
        rules.startingBelow = start
        rules.showsAtEnd = isShownAtEnd
        rules.startsHidden = isHiddenFirst
        rules.tabs = isRemembered ? .remember : .show
        if programs != .automatic {
            rules.animatedPrograms = programs.rule
            rules.unanimatedPrograms = programs.rule
        }
        return rules
    }
}
