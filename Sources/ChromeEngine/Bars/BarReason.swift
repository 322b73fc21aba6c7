// SPDX-License-Identifier: MIT

/// Why a bar is as it is, with the numbers that decided.
public enum BarReason: Hashable, Sendable {
    /// The sample counts for nothing.
    case disregarded(Motion.Disregard)
    /// The bar's hiding is switched off, or its trigger is `never`.
    case disabled
    /// An assistive technology reaches only what is on screen.
    case assistive(ChromeAssistance)
    /// The focus is inside the bar.
    case focus
    /// The range is shorter than what hiding needs.
    case fits(range: Double, needed: Double)
    /// The content is at the bar's home edge.
    case edge(distance: Double)
    /// The system scrolls to the top.
    case scrollToTop
    /// The content is at its end.
    case end(remaining: Double)
    /// The host holds the bar.
    case frozen
    /// The sample only said where things stand.
    case baseline(Motion.Baseline)
    /// Layout moved the content; the travel stays.
    case layout(shift: Double)
    /// The content moved at rest; only the next event can tell why.
    case pending(delta: Double)
    /// A programmatic scroll did what its policy says.
    case program(ProgramPolicy, delta: Double)
    /// The rubber band moved the content.
    case clamp(overscroll: Double)
    /// A movement of unknown cause was too large to be a finger's.
    case jump(delta: Double, limit: Double)
    /// The travel since the last flip, against what it takes.
    case travel(Double, needed: Double)
    /// The bar does not hide so near to its home.
    case startingBelow(distance: Double, start: Double)
    /// The bar returns at its home edge only.
    case waitsForEdge(distance: Double)
    /// The bar followed the content.
    case follow(delta: Double)
    /// The content came to rest.
    case settle(from: Double)
    /// Something moves, or nothing does.
    case scrolling(ChromePhase)
    /// The direction at lift, over the way since the last phase.
    case lift(travel: Double)
    /// The host asked for it.
    case command(ChromeCommand)
    /// Nothing was touched for long enough.
    case inactivity(rest: Double)
    /// The content was tapped.
    case tap
    /// Another tab was selected.
    case tab(UInt32)
    /// Nothing moved.
    case still

    /// The name without its numbers, for counting.
    public var kind: Kind {
        switch self {
        case .disregarded: .disregarded
        case .disabled: .disabled
        case .assistive: .assistive
        case .focus: .focus
        case .fits: .fits
        case .edge: .edge
        case .scrollToTop: .scrollToTop
        case .end: .end
        case .frozen: .frozen
        case .baseline: .baseline
        case .layout: .layout
        case .pending: .pending
        case .program: .program
        case .clamp: .clamp
        case .jump: .jump
        case .travel: .travel
        case .startingBelow: .startingBelow
        case .waitsForEdge: .waitsForEdge
        case .follow: .follow
        case .settle: .settle
        case .scrolling: .scrolling
        case .lift: .lift
        case .command: .command
        case .inactivity: .inactivity
        case .tap: .tap
        case .tab: .tab
        case .still: .still
        }
    }

    /// The kinds of reasons.
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        case disregarded, disabled, assistive, focus, fits, edge, scrollToTop, end, frozen
        case baseline, layout, pending, program, clamp, jump, travel, startingBelow, waitsForEdge
        case follow, settle, scrolling, lift, command, inactivity, tap, tab, still
    }
}

extension BarReason: CustomStringConvertible {
    /// The reason as a trace prints it.
    public var description: String {
        switch self {
        case .disregarded(let why): "disregarded(\(why))"
        case .disabled: "disabled"
        case .assistive(let what): "assistive(\(what.rawValue))"
        case .focus: "focus"
        case .fits(let range, let needed): "fits \(number(range)) < \(number(needed))"
        case .edge(let distance): "edge \(number(distance)) ≤ 0"
        case .scrollToTop: "scrollToTop"
        case .end(let remaining): "end \(number(remaining)) ≤ \(number(BarConstants.endTolerance))"
        case .frozen: "frozen"
        case .baseline(let what): "baseline(\(what))"
        case .layout(let shift): "layout \(number(shift))"
        case .pending(let delta): "pending \(number(delta))"
        case .program(let policy, let delta): "program(\(policy)) \(number(delta))"
        case .clamp(let overscroll): "clamp \(number(overscroll))"
        case .jump(let delta, let limit): "jump \(number(delta)) > \(number(limit))"
        case .travel(let travel, let needed):
            "travel \(number(travel)) \(abs(travel) >= needed ? "≥" : "<") \(number(needed))"
        case .startingBelow(let distance, let start):
            "startingBelow \(number(distance)) < \(number(start))"
        case .waitsForEdge(let distance): "waitsForEdge \(number(distance))"
        case .follow(let delta): "follow \(number(delta))"
        case .settle(let from): "settle from \(number(from))"
        case .scrolling(let phase): "scrolling(\(phase))"
        case .lift(let travel): "lift \(number(travel))"
        case .command(let command): "command(\(command))"
        case .inactivity(let rest): "inactivity \(number(rest))"
        case .tap: "tap"
        case .tab(let tab): "tab(\(tab))"
        case .still: "still"
        }
    }
}

/// A number with at most two decimals, the same on every platform.
func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    // Rounding away from zero by hand: the standard library's needs the C mathematics library.
    let hundredths = Int(value * 100 + (value < 0 ? -0.5 : 0.5))
    let sign = hundredths < 0 ? "-" : ""
    let whole = hundredths.magnitude / 100
    let rest = hundredths.magnitude % 100
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
