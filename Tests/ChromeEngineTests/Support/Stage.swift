// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// A scroll view as far as its events go: it moves, and tells the engine in the order it is set to.
///
/// It has no resistance and no layout; positions count from the resting top. What it tells is
/// recorded, so that a run can be replayed and shrunk.
struct Stage {
    /// In which order a frame's two callbacks come.
    enum Order: CaseIterable { case phaseFirst, geometryFirst, phaseOnly, untold }

    var state: ChromeState
    let order: Order
    /// Whether the samples carry the true cause, as our own runtime's do.
    var knowsCauses = false
    /// Whether layout changes are announced.
    var announcesLayout = false
    var hz = 60.0
    var time = 0.0
    var source: UInt32 = 0
    var axis = ChromeAxis.vertical
    var content: Double
    var viewport: Double
    var leading = 0.0
    var trailing = 0.0
    var position = 0.0
    var phase = ChromePhase.idle
    /// What happened, and what was decided about it.
    var events: [ChromeEvent] = []
    var decisions: [ChromeDecision] = []
    /// The true cause of each event that moved the content.
    var truths: [ChromeCause?] = []
    var isRecording = true
    /// Looks at every event, recorded or not.
    var census: EventCensus?
    private(set) var sentCount = 0

    init(
        _ rules: BarRules = BarRules(), _ order: Order = .phaseFirst, content: Double = 5000,
        viewport: Double = 800
    ) {
        self.order = order
        state = ChromeState(rules: rules, tellsPhases: order != .untold)
        self.content = content
        self.viewport = viewport
    }

    var limit: Double { content + leading + trailing - viewport }
    var end: Double { max(limit, 0) }
    var isHidden: Bool { state.bars.isHidden }
    var progress: Double { state.bars.progress }
    var bars: [BarDecision] { decisions.map(\.bars) }
    var flips: Int { bars.filter(\.isFlip).count }
    var extents: ChromeExtents {
        ChromeExtents(content: content, viewport: viewport, leading: leading, trailing: trailing)
    }

    // MARK: Telling

    @discardableResult
    mutating func send(_ event: ChromeEvent, truth: ChromeCause? = nil) -> ChromeDecision {
        let decision = state.reduce(event)
        sentCount += 1
        census?.note(event, decision, in: state)
        if isRecording {
            events.append(event)
            decisions.append(decision)
            truths.append(truth)
        }
        return decision
    }

    func sample(_ cause: ChromeCause?, phase: ChromePhase? = nil) -> ScrollSample {
        ScrollSample(
            time: time, source: source, axis: axis, offset: position - leading, extents: extents,
            phase: phase, cause: knowsCauses ? cause : nil)
    }

    /// Tells one frame: where things stand, and the phase if it is new.
    mutating func tell(_ cause: ChromeCause?, _ newPhase: ChromePhase? = nil) {
        let isNew = newPhase != nil && newPhase != phase
        if let newPhase { phase = newPhase }
        switch order {
        case .untold:
            send(.sample(sample(cause)), truth: cause)
        case .phaseOnly:
            send(.sample(sample(cause, phase: phase)), truth: cause)
        case .phaseFirst:
            if isNew {
                send(.sample(sample(cause, phase: phase)), truth: cause)
                send(.sample(sample(nil)))
            } else {
                send(.sample(sample(cause)), truth: cause)
            }
        case .geometryFirst:
            send(.sample(sample(cause)), truth: cause)
            if isNew { send(.sample(sample(nil, phase: phase))) }
        }
    }

    mutating func wait(_ seconds: Double) {
        time += seconds
        send(.tick(time: time))
    }
}

extension Stage: CustomTestStringConvertible {
    var testDescription: String {
        let last = bars.suffix(4).map(\.description).joined(separator: "; ")
        return "stage at \(position) of \(limit), \(phase): \(last)"
    }
}
