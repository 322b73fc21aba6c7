// SPDX-License-Identifier: MIT

/// How a chrome is put together, so that a trace says what its events met.
public struct ChromeSetup: Hashable, Sendable, Codable {
    /// Whether the scroll view tells phases.
    public var tellsPhases: Bool
    /// The rules of the bars.
    public var bars: BarRules
    /// The rules of further groups.
    public var groups: [BarRules]
    /// How far a title goes and comes back, if there is one.
    public var title: [Double]?
    /// The rules of pages, if there are any.
    public var pages: PageRules?
    /// The rules of a reader, if there is one.
    public var reader: ReaderRules?
}

extension ChromeState {
    /// How this chrome is put together.
    public var setup: ChromeSetup {
        ChromeSetup(
            tellsPhases: classifier.tellsPhases, bars: bars.rules, groups: groups.map(\.rules),
            title: title.map { [$0.threshold, $0.hysteresis] }, pages: pages?.rules,
            reader: reader?.rules)
    }

    /// Makes a chrome that is put together so, before anything has happened.
    public init(_ setup: ChromeSetup) {
        self.init(rules: setup.bars, tellsPhases: setup.tellsPhases)
        apply(setup)
    }

    /// Puts it together so, and keeps how things stand.
    public mutating func apply(_ setup: ChromeSetup) {
        if bars.rules != setup.bars { bars.rules = setup.bars }
        for (index, rules) in setup.groups.enumerated() {
            if index < groups.count {
                groups[index].rules = rules
            } else {
                groups.append(BarState(rules: rules))
            }
        }
        if let title = setup.title, title.count == 2, self.title == nil {
            self.title = TitleState(threshold: title[0], hysteresis: title[1])
        }
        if let pages = setup.pages, self.pages == nil { self.pages = PageState(rules: pages) }
        if let reader = setup.reader, self.reader == nil {
            self.reader = ReaderState(rules: reader)
        }
    }
}

/// One entry of a trace of events: what happened, what was decided then, or how the chrome was put
/// together.
public struct ChromeTraceEntry: Hashable, Sendable, Codable {
    /// What an entry tells.
    public enum Content: Hashable, Sendable, Codable {
        /// How the chrome is put together from now on.
        case setup(ChromeSetup)
        /// What happened.
        case event(ChromeEvent)
        /// What the event before made the bars do, in words, where they changed.
        case decided(String)
    }

    /// When it was kept, in seconds.
    public var time: Double
    /// What it tells.
    public var content: Content

    /// Makes an entry.
    public init(time: Double, content: Content) {
        self.time = time
        self.content = content
    }
}

/// An entry as a line of a trace: `{"t":1.25,"event":{"kind":"chrome","name":…,"content":…}}`.
public struct ChromeTraceLine: Codable, Hashable, Sendable {
    /// What stands under `event`.
    public struct Event: Codable, Hashable, Sendable {
        /// Always `chrome`.
        public var kind: String
        /// The name of the recording, if it has one.
        public var name: String?
        /// What is told.
        public var content: ChromeTraceEntry.Content
    }

    /// When, in seconds.
    public var t: Double
    /// What.
    public var event: Event

    /// Makes a line of an entry.
    public init(name: String?, _ entry: ChromeTraceEntry) {
        t = entry.time
        event = Event(kind: "chrome", name: name, content: entry.content)
    }
}
