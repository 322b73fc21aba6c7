// SPDX-License-Identifier: MIT

/// One line of the scroll API, and what shows that it does what it says.
struct ConformanceLine {
    enum Proof {
        /// The sentence of a test that covers it, wherever that test stands.
        case test(String)
        /// On a phone there is nothing that it could do.
        case nothingToDo(String)
    }

    /// As Docs/Parity.md spells it, members with their type before them.
    var api: String
    var proof: Proof

    static func line(_ api: String, _ test: String) -> ConformanceLine {
        ConformanceLine(api: api, proof: .test(test))
    }

    static func nothing(_ api: String, _ reason: String) -> ConformanceLine {
        ConformanceLine(api: api, proof: .nothingToDo(reason))
    }
}

/// Lines that belong together.
struct ConformanceSection {
    var title: String
    var lines: [ConformanceLine]

    /// The page's sections, in order.
    static let all: [ConformanceSection] = [
        ConformanceSection(title: "Scroll views and positions", lines: positions),
        ConformanceSection(title: "Scroll targets", lines: targets),
        ConformanceSection(title: "Scroll settings", lines: settings),
        ConformanceSection(title: "What scrolling tells", lines: observers),
        ConformanceSection(title: "Transitions and visual effects", lines: effects),
        ConformanceSection(title: "Safe areas, margins and containers", lines: areas),
        ConformanceSection(title: "Geometry, preferences and anchors", lines: geometry),
        ConformanceSection(title: "Bars", lines: bars),
    ]
}
