// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// Where a section lies in its scroll view.
///
/// Two are equal while nothing can be decided anew, so that most frames of a scroll say nothing.
struct RevealPlace: Equatable, Sendable {
    /// What a section's place amounts to.
    enum Kind: Equatable {
        /// Nothing more will be decided.
        case settled
        /// No scroll view encloses it.
        case unbound
        /// Out of view, before or behind what is visible.
        case passed, ahead
        /// In view, though not enough of it.
        case partly
        /// Enough of it is in view.
        case visible
    }

    var kind: Kind
    /// The top of the viewport, from the top of the section.
    var top = 0.0
    var viewport = 0.0
    var length = 0.0

    init(_ bounds: CGRect?, length: Double, rules: RevealRules, isSettled: Bool) {
        guard !isSettled else {
            kind = .settled
            return
        }
        guard let bounds else {
            kind = .unbound
            return
        }
        top = bounds.minY
        viewport = bounds.height
        self.length = length
        let visible = max(min(length, bounds.maxY) - max(0, bounds.minY), 0)
        let needed = rules.needed(length: length, viewport: viewport)
        if visible > 0,
            visible >= needed - RevealConstants.tolerance
                || visible >= viewport - RevealConstants.tolerance
        {
            kind = .visible
        } else if visible > 0 {
            kind = .partly
        } else {
            kind = bounds.minY >= length ? .passed : .ahead
        }
    }

    static func == (one: RevealPlace, other: RevealPlace) -> Bool {
        // What is partly in view has to be at rest for a while, so each movement counts.
        one.kind == other.kind && (one.kind != .partly || one.top == other.top)
            && (one.length == 0) == (other.length == 0)
    }
}

/// One section: the engine's state for it, and what the view shows.
@available(iOS 17.0, macOS 14.0, *)
@MainActor @Observable final class RevealSection {
    /// Whether it is revealed.
    private(set) var isRevealed = false

    @ObservationIgnored var rules = RevealRules()
    @ObservationIgnored var id: AnyHashable?
    @ObservationIgnored var fades = false
    @ObservationIgnored var onReveal: (() -> Void)?
    @ObservationIgnored private var state = RevealState()
    @ObservationIgnored private var clock = ScrollClock()
    @ObservationIgnored private let timer = ScrollTimer()
    @ObservationIgnored private var isPlaced = false
    @ObservationIgnored private var isSystemVisible = false
    @ObservationIgnored private var length = 0.0

    /// A section moved.
    func take(_ place: RevealPlace, in scope: RevealScope?, chrome: ScrollChrome?) {
        guard place.kind != .settled else { return }
        let now = clock.now()
        var decisions: [RevealDecision] = []
        if place.kind == .unbound {
            // Where nothing scrolls, nothing waits.
            set(true, animation: animation(delay: 0), in: scope)
            return
        }
        length = place.length
        defer { revealIfSystemVisible(in: scope) }
        var motion = Motion()
        motion.time = now
        motion.offset = place.top
        motion.viewport = place.viewport
        motion.limit = .infinity
        if let phase = chrome?.state.classifier.phase, chrome?.state.classifier.driver != nil {
            motion.phase = phase
            motion.isPhaseTold = true
        }
        let placement = RevealPlacement(id: 0, start: 0, length: place.length, rules: rules)
        if isPlaced {
            decisions += state.reduce(motion)
            decisions += state.place(placement, time: now)
        } else {
            isPlaced = true
            decisions += state.place(placement, time: now)
            decisions += state.reduce(motion)
        }
        apply(decisions, in: scope)
    }

    /// The system says whether enough of it is visible.
    func setSystemVisible(_ isVisible: Bool, in scope: RevealScope?) {
        isSystemVisible = isVisible
        revealIfSystemVisible(in: scope)
    }

    /// Of a section without a length nothing can be visible, whatever the system says.
    private func revealIfSystemVisible(in scope: RevealScope?) {
        guard isSystemVisible, length > 0, !isRevealed, rules.repetition == .once,
            !(scope?.remembers(id) ?? false)
        else { return }
        set(true, animation: animation(delay: rules.delay + (scope?.nextDelay() ?? 0)), in: scope)
    }

    func setAssistance(_ assistance: ChromeAssistance, in scope: RevealScope?) {
        fades = assistance.fades
        apply(state.setAssistance(assistance), in: scope)
    }

    func leave() { timer.cancel() }

    private func apply(_ decisions: [RevealDecision], in scope: RevealScope?) {
        for decision in decisions {
            let isAnimated = decision.isAnimated && !(scope?.remembers(id) ?? false)
            let delay =
                isAnimated && decision.isRevealed
                ? decision.delay + (scope?.nextDelay() ?? 0) : 0
            set(
                decision.isRevealed, animation: isAnimated ? animation(delay: delay) : nil,
                in: scope)
        }
        timer.schedule(at: state.nextDeadline, now: clock.now()) { [weak self] in
            guard let self else { return }
            let now = max(clock.now(), (state.nextDeadline ?? 0) - ScrollTimer.tolerance)
            apply(state.reduce(time: now + ScrollTimer.tolerance), in: scope)
        }
    }

    private func set(_ newValue: Bool, animation: Animation?, in scope: RevealScope?) {
        guard newValue != isRevealed else { return }
        if let animation {
            withAnimation(animation) { isRevealed = newValue }
        } else {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { isRevealed = newValue }
        }
        guard newValue else { return }
        if rules.repetition == .once { scope?.remember(id) }
        onReveal?()
    }

    private func animation(delay: Double) -> Animation {
        let animation: Animation =
            fades
            ? .easeIn(duration: RevealConstants.fadeDuration)
            : .smooth(duration: RevealConstants.duration)
        return delay > 0 ? animation.delay(delay) : animation
    }
}
