// SPDX-License-Identifier: MIT

/// The whole chrome of a screen: one classifier, and the reducers that share what it finds.
public struct ChromeState: Hashable, Sendable {
    /// Who moves the content.
    public internal(set) var classifier: MotionClassifier
    /// The bars.
    public var bars: BarState

    var tab: UInt32 = 0
    var barsByTab: [UInt32: Double] = [:]

    /// Makes a state before anything has happened.
    ///
    /// `tellsPhases` says whether the caller delivers phases (`onScrollPhaseChange`).
    public init(
        rules: BarRules = BarRules(), axis: ChromeAxis = .vertical, tellsPhases: Bool = true
    ) {
        classifier = MotionClassifier(axis: axis, tellsPhases: tellsPhases)
        bars = BarState(rules: rules)
    }

    /// Takes one event and says what it did.
    ///
    /// *Cost:* no allocation for samples as far as bars are concerned.
    public mutating func reduce(_ event: ChromeEvent) -> ChromeDecision {
        switch event {
        case .sample(let sample):
            return reduce(sample)
        case .layout(let change):
            guard change.source == classifier.driver else { return unchanged }
            classifier.expect(change)
            return ChromeDecision(bars: bars.reduce(change))
        case .program(let request):
            guard classifier.driver == nil || request.source == classifier.driver else {
                return unchanged
            }
            classifier.expect(request)
            return ChromeDecision(bars: bars.reduce(request))
        case .foreign(let delta):
            return ChromeDecision(bars: bars.reduceForeign(delta))
        case .attach(let source):
            classifier.attach(source)
            return unchanged
        case .detach:
            classifier.detach()
            return unchanged
        case .tab(let newTab):
            return select(newTab)
        case .barFocus(let isInside):
            return ChromeDecision(bars: bars.setFocus(isInside))
        case .assistance(let assistance):
            return ChromeDecision(bars: bars.setAssistance(assistance))
        case .enabled(let isEnabled):
            return ChromeDecision(bars: bars.setEnabled(isEnabled))
        case .command(let command):
            return ChromeDecision(bars: bars.reduce(command))
        case .tick(let time):
            return ChromeDecision(bars: bars.reduce(time: time))
        }
    }

    /// Takes one sample.
    public mutating func reduce(_ sample: ScrollSample) -> ChromeDecision {
        let motion = classifier.classify(sample)
        return ChromeDecision(bars: bars.reduce(motion))
    }

    private var unchanged: ChromeDecision {
        ChromeDecision(
            bars: BarDecision(
                before: bars.progress, after: bars.progress, reason: .still, cause: nil))
    }

    private mutating func select(_ newTab: UInt32) -> ChromeDecision {
        barsByTab[tab] = bars.progress
        tab = newTab
        classifier.detach()
        return ChromeDecision(bars: bars.select(tab: newTab, remembered: barsByTab[newTab]))
    }
}
