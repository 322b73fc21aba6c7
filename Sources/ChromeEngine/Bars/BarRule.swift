// SPDX-License-Identifier: MIT

/// The rules that are asked in this order for every event; the first that applies decides.
///
/// A set of them names rules to leave out, which is how the tests prove that each is needed.
package struct BarRuleSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Off, assistive technology or focus in the bar: it shows.
    package static let access = BarRuleSet(rawValue: 1 << 0)
    /// A range too short to hide in: it shows.
    package static let range = BarRuleSet(rawValue: 1 << 1)
    /// At its home edge: it shows.
    package static let edge = BarRuleSet(rawValue: 1 << 2)
    /// A scroll to the top: it shows.
    package static let scrollToTop = BarRuleSet(rawValue: 1 << 3)
    /// At the end, if asked for: it shows.
    package static let end = BarRuleSet(rawValue: 1 << 4)
    /// No baseline: only where things stand.
    package static let baseline = BarRuleSet(rawValue: 1 << 5)
    /// Layout moves the baseline and keeps the travel.
    package static let layout = BarRuleSet(rawValue: 1 << 6)
    /// A programmatic scroll: its policy.
    package static let program = BarRuleSet(rawValue: 1 << 7)
    /// The rubber band moves the baseline and flips nothing.
    package static let clamp = BarRuleSet(rawValue: 1 << 8)
    /// A jump of unknown cause is a programmatic scroll.
    package static let jump = BarRuleSet(rawValue: 1 << 9)
    /// Travel from the extreme since the last flip.
    package static let travel = BarRuleSet(rawValue: 1 << 10)
    /// At rest a bar is shown or hidden, never between.
    package static let settle = BarRuleSet(rawValue: 1 << 11)

    /// Every rule with its name, in order.
    package static let named: [(name: String, rule: BarRuleSet)] = [
        ("access", .access), ("range", .range), ("edge", .edge), ("scrollToTop", .scrollToTop),
        ("end", .end), ("baseline", .baseline), ("layout", .layout), ("program", .program),
        ("clamp", .clamp), ("jump", .jump), ("travel", .travel), ("settle", .settle),
    ]
}
