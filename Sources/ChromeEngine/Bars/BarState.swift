// SPDX-License-Identifier: MIT

/// The state of one group of bars.
///
/// Everything is measured as the distance from the bar's home edge (the top; the end for
/// `onScrollUp`), so both directions are one set of rules.
public struct BarState: Hashable, Sendable {
    /// How the group decides.
    public var rules: BarRules {
        didSet { if rules.isMirrored != oldValue.isMirrored { hasBaseline = false } }
    }
    /// How far the bar is hidden: 0 shown, 1 hidden.
    public internal(set) var progress = 0.0
    /// Whether hiding is switched on.
    public internal(set) var isEnabled = true
    /// Whether the host holds the bar.
    public internal(set) var isFrozen = false
    /// What assistive technology runs.
    public internal(set) var assistance: ChromeAssistance = []
    /// Whether the focus is inside the bar.
    public internal(set) var hasFocus = false

    /// Rules left out, to prove that each is needed; empty outside tests.
    package var omitted: BarRuleSet = []
    var hasBaseline = false
    /// The distance from home, overscroll left out, and the range.
    var distance = 0.0
    var range = 0.0
    /// The farthest from where the next flip is measured: the lowest distance since the bar
    /// showed, the highest since it hid.
    var extreme = 0.0
    /// The distance at the last change of phase, and at the start of the present scroll.
    var phaseStart = 0.0
    var scrollStart = 0.0
    var lastMoved = -Double.infinity
    var isPhaseTold = false
    /// Whether a host hid the bar where the edge would show it, until something moves.
    var isHiddenByHost = false
    /// Whether it went because nothing happened; then the range does not matter, since a tap is
    /// the way back.
    var isHiddenByInactivity = false
    var isHeld = false
    var activityTime = 0.0

    /// Makes the state; a bar that starts hidden is so until it turns out not to be hideable.
    public init(rules: BarRules = BarRules()) {
        self.rules = rules
        if rules.startsHidden, rules.trigger != .never {
            progress = 1
            isHiddenByHost = true
        }
    }

    /// Whether the bar is away.
    @inline(__always) public var isHidden: Bool { progress >= 1 }

    /// How far the content has travelled towards the next flip: positive away from home.
    @inline(__always) public var travel: Double { distance - extreme }

    /// Why the bar has to show whatever moves, if it has to.
    ///
    /// It is inlined, as every question about the state is that each sample asks: a call would
    /// first copy the state.
    @inline(__always) var obligation: BarReason? {
        if !isEnabled || rules.trigger == .never { return .disabled }
        if assistance.keepsShown { return .assistive(assistance) }
        return hasFocus ? .focus : nil
    }

    /// The range as it is when the bar shows: hiding must not be what makes the content fit.
    @inline(__always) func rangeWhenShown(_ limit: Double) -> Double {
        rules.safeArea == .adjust ? limit + progress * rules.height : limit
    }

    @inline(__always) mutating func decide(
        _ newProgress: Double, _ reason: BarReason, _ cause: ChromeCause? = nil
    ) -> BarDecision {
        let decision = BarDecision(
            before: progress, after: newProgress, reason: reason, cause: cause)
        progress = newProgress
        if newProgress <= 0 {
            isHiddenByHost = false
            isHiddenByInactivity = false
        }
        return decision
    }

    /// Shows the bar and forgets the travel.
    mutating func show(_ reason: BarReason, _ cause: ChromeCause? = nil) -> BarDecision {
        extreme = distance
        return decide(0, reason, cause)
    }
}
