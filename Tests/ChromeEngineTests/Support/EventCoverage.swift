// SPDX-License-Identifier: MIT
import ChromeEngine

/// The causes with which each reason occurs, and how often they have to.
enum EventCoverage {
    /// A reason with a cause has to occur once among so many events: 1,000 times among 100,000,000.
    static let rarity = 100_000

    /// Each reason with its causes.
    static let causes: [(kind: BarReason.Kind, causes: [ChromeCause?])] = [
        (.disregarded, [nil]),
        (.disabled, [nil, .user, .momentum, .program, .layout, .clamp, .unknown]),
        (.assistive, [nil, .user, .momentum, .program, .layout, .clamp, .unknown]),
        (.focus, [nil, .user, .momentum, .program, .layout, .clamp, .unknown]),
        (.fits, [nil, .user, .momentum, .program, .layout, .clamp, .unknown]),
        (.edge, [nil, .user, .momentum, .program, .layout, .clamp, .unknown]),
        (.scrollToTop, [nil, .program, .layout, .clamp]),
        (.end, [nil, .user, .momentum, .program, .layout, .clamp, .unknown]),
        (.frozen, [nil, .user, .momentum, .program, .layout, .clamp, .unknown]),
        (.baseline, [nil]),
        (.layout, [nil, .layout]),
        (.pending, [nil]),
        (.program, [nil, .program]),
        (.clamp, [.clamp]),
        (.jump, [.unknown]),
        (.travel, [.user, .momentum, .program, .unknown]),
        (.startingBelow, [.user, .momentum, .program, .unknown]),
        (.waitsForEdge, [.user, .momentum, .program, .unknown]),
        (.follow, [.user, .momentum, .program, .unknown]),
        (.settle, [nil, .user, .momentum, .program, .clamp]),
        (.scrolling, [nil, .user, .momentum, .program, .layout, .clamp, .unknown]),
        (.lift, [nil, .user, .momentum, .clamp]),
        (.command, [nil]),
        (.inactivity, [nil, .program, .layout]),
        (.tap, [nil]),
        (.tab, [nil]),
        (.still, [nil, .user, .momentum, .program, .layout, .unknown]),
    ]

    /// The pairs that occurred too seldom, with how often.
    static func missing(in tally: EventTally) -> [String] {
        let needed = max(1, tally.count / rarity)
        return causes.flatMap { row in
            row.causes.filter { tally[row.kind, $0] < needed }.map {
                "\(row.kind) with \($0?.rawValue ?? "no cause"): \(tally[row.kind, $0])"
            }
        }
    }

    /// The reasons that the table has forgotten.
    static var forgotten: [BarReason.Kind] {
        BarReason.Kind.allCases.filter { kind in !causes.contains { $0.kind == kind } }
    }
}
