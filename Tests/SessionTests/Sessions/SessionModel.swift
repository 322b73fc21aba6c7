// SPDX-License-Identifier: MIT
import SwiftUI

/// What a session's view has been told, for comparing it with what was laid out.
@MainActor final class SessionModel {
    /// The geometry that was told last; nil while no scroll view is there.
    var geometry: ScrollGeometry?
    /// The phase that was told last.
    var phase: ScrollPhase?
    /// The rows that were told to be in sight.
    var seen: [Int] = []
    /// How long the rows are together, as the view has made them. *Units:* points.
    var length: CGFloat = 0
    /// How many rows there are.
    var count = 0
    /// Gives the view another position, as a program does.
    var command: (ScrollPosition) -> Void = { _ in }
    /// What was told and cannot be.
    private(set) var problems: [String] = []

    func note(_ problem: String) { problems.append(problem) }

    /// A phase callback: each begins where the one before has ended.
    func hear(_ old: ScrollPhase, _ new: ScrollPhase) {
        // A scroll view that appears tells once that it rests.
        let isMount = old == .idle && new == .idle
        if !isMount, old != phase ?? .idle { note("told \(old) → \(new) after \(phase as Any)") }
        if !isMount, old == new { note("told \(old) → \(new)") }
        phase = new
    }

    /// The scroll view went away, and with it what it has told.
    func forget() { (geometry, phase, seen) = (nil, nil, []) }
}
