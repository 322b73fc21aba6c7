// SPDX-License-Identifier: MIT
import UIGeometry

/// One recogniser's part in the contest, from its first touch until it may start afresh.
final class Contestant {
    /// What has become of its claim.
    enum Outcome { case undecided, won, lost }

    let entry: ArenaEntry
    /// Which was named first; candidates come innermost first.
    let order: Int
    /// The fingers that it shares with its rivals.
    var touches: Set<TouchID> = []
    var outcome = Outcome.undecided
    /// A proper end that waits for its blockers to fail: a tap for a double tap.
    var heldEvents: [GestureEvent] = []
    var blockers: [Contestant] = []
    /// The last thing its owner heard, while the end is still to come.
    var openEvent: GestureEvent?

    init(entry: ArenaEntry, order: Int) {
        self.entry = entry
        self.order = order
    }

    var recognizer: GestureRecognizer { entry.recognizer }
    var isHeld: Bool { !blockers.isEmpty }
    var isConflicting: Bool { entry.relation != .simultaneous }

    /// Whether this one is asked before `other`: high priority from the outside in, then normal
    /// and simultaneous ones from the inside out.
    func precedes(_ other: Contestant) -> Bool {
        let (mine, theirs) = (entry.relation.rank, other.entry.relation.rank)
        if mine != theirs { return mine < theirs }
        return entry.relation == .highPriority ? other.isInside(of: self) : isInside(of: other)
    }

    /// Whether this one is nearer to the finger than `other`.
    func isInside(of other: Contestant) -> Bool {
        entry.depth != other.entry.depth
            ? entry.depth > other.entry.depth : order < other.order
    }

    /// Whether this one may take a touch from `other` although that one has begun.
    func outranks(_ other: Contestant) -> Bool {
        entry.relation == .highPriority && precedes(other)
    }

    func sharesTouch(with other: Contestant) -> Bool {
        !touches.isDisjoint(with: other.touches)
    }
}

extension GestureRelation {
    fileprivate var rank: Int {
        switch self {
        case .highPriority: 0
        case .normal: 1
        case .simultaneous: 2
        }
    }
}
