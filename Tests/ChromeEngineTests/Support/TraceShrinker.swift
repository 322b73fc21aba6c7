// SPDX-License-Identifier: MIT
import ChromeEngine

/// Makes a failing trace as short as it gets: takes away parts, ever smaller ones, as long as what
/// is left still fails.
enum TraceShrinker {
    static func shrink(
        _ events: [ChromeEvent], stillFails: ([ChromeEvent]) -> Bool
    ) -> [ChromeEvent] {
        var shortest = events
        var size = max(shortest.count / 2, 1)
        while true {
            var hasShrunk = false
            var start = 0
            while start < shortest.count {
                var shorter = shortest
                shorter.removeSubrange(start..<min(start + size, shorter.count))
                if stillFails(shorter) {
                    shortest = shorter
                    hasShrunk = true
                } else {
                    start += size
                }
            }
            if size == 1, !hasShrunk { return shortest }
            size = max(size / 2, 1)
        }
    }

    /// Runs a trace from the start; the first violation, if any.
    static func violation(_ events: [ChromeEvent], from start: ChromeState) -> String? {
        var state = start
        let census = EventCensus(reachabilityStride: 1)
        for event in events {
            census.note(event, state.reduce(event), in: state)
            if let violation = census.tally.violation { return violation.text }
        }
        return nil
    }

    /// The shortest failing trace with each decision, as text.
    static func report(_ events: [ChromeEvent], from start: ChromeState) -> String {
        let shortest = shrink(events) { violation($0, from: start) != nil }
        var state = start
        let lines = shortest.map { "  \($0)\n    → \(state.reduce($0).bars)" }
        let what = violation(shortest, from: start) ?? "nothing"
        return "\(what), after \(shortest.count) events:\n" + lines.joined(separator: "\n")
    }
}
