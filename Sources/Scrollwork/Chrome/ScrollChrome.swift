// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// The state that the bars, sections and titles of one screen share.
///
/// A scope makes one by itself. Make your own to read it, or to show and hide bars from code, and
/// hand it to `scrollChromeScope(_:)`; views below read it with `@Environment(ScrollChrome.self)`.
@available(iOS 17.0, macOS 14.0, *)
@MainActor @Observable public final class ScrollChrome {
    /// How far the bars are hidden: 0 shown, 1 hidden. Of several groups, the first one's.
    public internal(set) var progress = 0.0
    /// Whether the bars are shown: `visible` until they are wholly hidden.
    public internal(set) var visibility = Visibility.visible
    /// Why the bars last changed.
    public internal(set) var lastReason: ScrollChromeReason?
    /// Whether the bars stay as they are whatever is scrolled; what has to show still shows.
    public var isFrozen = false {
        didSet { if isFrozen != oldValue { send(.command(isFrozen ? .freeze : .unfreeze)) } }
    }

    /// Called once when the parts do not fit together, such as a bar without a scroll view to
    /// follow; writes a line to the standard error if nothing is set.
    @ObservationIgnored public var onDiagnostic: (@MainActor (String) -> Void)?

    @ObservationIgnored var state = ChromeState()
    @ObservationIgnored var groups: [BarGroup] = []
    /// Where the scope is on screen, with the safe area around it.
    @ObservationIgnored var bounds = CGRect.zero {
        didSet {
            guard bounds != oldValue else { return }
            for member in groups.flatMap(\.members) { member.measureBehind() }
        }
    }
    @ObservationIgnored var listeners: [ObjectIdentifier: Listener] = [:]
    @ObservationIgnored var recorders: [RecorderRequest] = []
    @ObservationIgnored private var clock = ScrollClock()
    @ObservationIgnored private let timer = ScrollTimer()
    @ObservationIgnored private var lastSource: UInt32 = 0
    @ObservationIgnored private var hasDriven = false

    typealias Listener = @MainActor (ChromeEvent, ChromeDecision) -> Void

    /// Makes the state of a screen before anything has happened.
    public init() {}

    /// Shows the bars; the next travel hides them again.
    public func show() { send(.command(.show)) }

    /// Hides the bars, if they can be brought back.
    public func hide() { send(.command(.hide)) }

    /// Says what the programmatic scroll that `body` makes does to the bars.
    ///
    /// Without it an animated scroll drives them and an unanimated one leaves them.
    public func scroll(_ policy: ScrollProgramPolicy, _ body: () -> Void) {
        if policy != .automatic {
            // Registered before it is made, so that its first movement is known for what it is.
            send(
                .program(
                    ProgramRequest(
                        time: now, source: state.classifier.driver ?? 0, isAnimated: true,
                        policy: policy.rule)))
        }
        body()
    }

    /// Seconds since this chrome first heard of anything.
    var now: Double { clock.now() }

    // MARK: Events

    @discardableResult
    func send(_ event: ChromeEvent) -> ChromeDecision {
        let decision = state.reduce(event)
        apply(decision)
        tellListeners(event, decision)
        schedule()
        return decision
    }

    /// Tells the listeners of what is decided elsewhere, with what it did to nothing here.
    func note(_ event: ChromeEvent) {
        var copy = state
        tellListeners(event, copy.reduce(event))
    }

    private func tellListeners(_ event: ChromeEvent, _ decision: ChromeDecision) {
        for request in recorders {
            request.recorder.take(event, decision, from: self, named: request.name)
        }
        for listener in listeners.values { listener(event, decision) }
    }

    private func apply(_ decision: ChromeDecision) {
        tell(0, decision.bars)
        for (index, bars) in decision.groups.enumerated() { tell(index + 1, bars) }
        if decision.bars.isChange {
            progress = state.bars.progress
            lastReason = ScrollChromeReason(decision: decision.bars)
            let isVisible = !state.bars.isHidden
            if isVisible != (visibility == .visible) {
                visibility = isVisible ? .visible : .hidden
            }
        }
        if let diagnostic = decision.diagnostic { report(diagnostic.description) }
    }

    private func tell(_ index: Int, _ decision: BarDecision) {
        guard decision.isChange, groups.indices.contains(index) else { return }
        groups[index].tell(decision.after, isFollowing: decision.reason.kind == .follow)
    }

    func report(_ message: String) { ScrollworkLog.report(message, to: onDiagnostic) }

    // MARK: Drivers

    /// Reads movements without phases from now on: the driver cannot tell them.
    func expectNoPhases() {
        var new = ChromeState(rules: state.bars.rules, tellsPhases: false)
        new.bars = state.bars
        new.groups = state.groups
        new.reveal = state.reveal
        new.pages = state.pages
        new.reader = state.reader
        new.title = state.title
        state = new
    }

    func makeSource() -> UInt32 {
        lastSource += 1
        return lastSource
    }

    /// A scroll view drives from now on; if another did before, it is another tab or screen.
    func attach(_ source: UInt32) {
        if hasDriven, state.classifier.driver != source { send(.tab(source)) }
        hasDriven = true
        send(.attach(source: source))
    }

    /// A scroll view of the same screen drives from now on: nothing flips.
    func swap(to source: UInt32) { send(.attach(source: source)) }

    func detach(_ source: UInt32) {
        if state.classifier.driver == source { send(.detach) }
    }

    // MARK: Time

    private func schedule() {
        timer.schedule(at: state.nextDeadline, now: now) { [weak self] in self?.wake() }
    }

    private func wake() {
        guard let deadline = state.nextDeadline else { return }
        let time = now
        if deadline <= time + ScrollTimer.tolerance {
            send(.tick(time: max(time, deadline)))
        } else {
            schedule()
        }
    }
}
