// SPDX-License-Identifier: MIT

/// The whole chrome of a screen: one classifier, and the reducers that share what it finds.
///
/// How they act on one another:
/// - A page that grows the content is layout to the bars, also while the end is pulled.
/// - A refresh held under the finger is the rubber band's; it asks for no page.
/// - A reader's own scrolls keep the bars, since it registers each with `ProgramPolicy.keep`.
/// - A section that a jump or a restored place passes is revealed without motion, as the bars keep.
/// - Assistive technology shows bars and sections in the same event.
public struct ChromeState: Hashable, Sendable {
    /// Who moves the content.
    public internal(set) var classifier: MotionClassifier
    /// What the last sample that counted showed.
    public private(set) var motion = Motion()
    /// The bars.
    public var bars: BarState
    /// Further groups of bars, each with rules of its own; they hear of everything that `bars` does.
    public var groups: [BarState] = []
    /// The sections.
    public var reveal = RevealState()
    /// The pages, if the content is paged.
    public var pages: PageState? { didSet { noteParts() } }
    /// The reader, if the text is played or grows.
    public var reader: ReaderState? { didSet { noteParts() } }
    /// The title, if there is one.
    public var title: TitleState? { didSet { noteParts() } }

    /// Whether there is anything but bars and sections; kept, since asking would copy the parts.
    private var hasParts = false
    var followerTime: Double?
    var tab: UInt32 = 0
    var barsByTab: [UInt32: Double] = [:]
    var groupsByTab: [UInt32: [Double]] = [:]

    /// Makes a state before anything has happened.
    ///
    /// `tellsPhases` says whether the caller delivers phases (`onScrollPhaseChange`).
    public init(
        rules: BarRules = BarRules(), axis: ChromeAxis = .vertical, tellsPhases: Bool = true
    ) {
        classifier = MotionClassifier(axis: axis, tellsPhases: tellsPhases)
        bars = BarState(rules: rules)
    }

    /// When a tick has to come for a decision that depends on time, if one has to.
    public var nextDeadline: Double? {
        [
            followerTime.map { $0 + ChromeDiagnostic.driverPatience },
            bars.nextDeadline, groups.lazy.compactMap(\.nextDeadline).min(), reveal.nextDeadline,
            pages?.nextDeadline, reader?.nextDeadline,
        ].compactMap { $0 }.min()
    }

    /// Takes one sample.
    ///
    /// *Cost:* constant and without allocation for the bars; linear in the sections.
    public mutating func reduce(_ sample: ScrollSample) -> ChromeDecision {
        let motion = classifier.classify(sample)
        if motion.disregard == nil {
            self.motion = motion
            followerTime = nil
        }
        var decision = ChromeDecision(bars: bars.reduce(motion))
        if !groups.isEmpty { decision.groups = reduceGroups { $0.reduce(motion) } }
        if !reveal.sections.isEmpty { decision.sections = reveal.reduce(motion) }
        if hasParts { reduceParts(motion, into: &decision, at: sample.time) }
        return decision
    }

    private mutating func reduceParts(
        _ motion: Motion, into decision: inout ChromeDecision, at time: Double
    ) {
        decision.pages = pages?.reduce(motion) ?? []
        if let reading = reader?.reduce(motion) { decide(reading, into: &decision, at: time) }
        decision.movedTitle = title?.reduce(motion) ?? false
    }

    private mutating func noteParts() {
        hasParts = pages != nil || reader != nil || title != nil
    }

    var unchanged: ChromeDecision {
        ChromeDecision(
            bars: BarDecision(
                before: bars.progress, after: bars.progress, reason: .still, cause: nil))
    }

    /// Keeps a reader's decision; a scroll it asks for leaves the bars as they are.
    mutating func decide(
        _ reading: ReaderDecision?, into decision: inout ChromeDecision, at time: Double
    ) {
        decision.reader = reading
        guard let scroll = reading?.scroll, let driver = classifier.driver else { return }
        var isAnimated = true
        if case .line(_, let isAnimatedLine) = scroll { isAnimated = isAnimatedLine }
        if scroll == .top { isAnimated = false }
        classifier.expect(
            ProgramRequest(time: time, source: driver, isAnimated: isAnimated, policy: .keep))
    }
}
