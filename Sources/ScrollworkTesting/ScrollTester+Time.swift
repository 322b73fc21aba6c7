// SPDX-License-Identifier: MIT
import Testing

extension ScrollTester {
    /// What `run(until:)` waits for.
    public struct Goal {
        let name: String
        let isReached: @MainActor (ScrollTester) -> Bool

        /// Every scroll view rests, no finger is down, and nothing moves that will stop by itself.
        ///
        /// A task that sleeps moves nothing: a view that acts later is idle until then.
        public static var idle: Goal { Goal(name: "idle") { $0.window.isIdle } }

        /// A scroll view is in a phase; the first one unless its id is given.
        public static func phase(_ phase: ScrollPhase, of id: String? = nil) -> Goal {
            Goal(name: "\(phase.name)\(id.map { " in \($0)" } ?? "")") {
                $0.frame.scroll(id)?.phase == phase
            }
        }

        /// There is an element with this label in the window.
        public static func element(_ label: String) -> Goal {
            Goal(name: "an element \"\(label)\"") { $0.frame.element(label) != nil }
        }

        /// The last frame satisfies a condition, whose name appears in the message of a failure.
        public static func condition(
            _ name: String, _ isReached: @escaping @MainActor (FrameSnapshot) -> Bool
        ) -> Goal {
            Goal(name: name) { isReached($0.frame) }
        }
    }

    /// Lets time pass and presents the frames on the way, the one at its end included.
    ///
    /// *Units:* seconds; the clock ends at the first frame at or after that instant.
    public func advance(by seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        guard seconds >= 0, seconds.isFinite else {
            fail("Time cannot advance by \(seconds) s.", sourceLocation)
            return
        }
        present(through: time + seconds, sourceLocation)
    }

    /// Presents a number of frames, one after the other.
    public func step(frames count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
        for _ in 0..<max(count, 0) { present(sourceLocation) }
    }

    /// Presents frames until a goal is reached; at least one, so that what was just changed counts.
    ///
    /// *Units:* `limit` in seconds of virtual time.
    /// *Errors:* a goal that is not reached within the limit is an issue that says what moves.
    @discardableResult
    public func run(
        until goal: Goal = .idle, within limit: Double = 30,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        let end = time + limit
        repeat {
            guard present(sourceLocation) else { return false }
            if goal.isReached(self) { return true }
        } while time < end - Self.tolerance
        let movers = window.whatMoves
        fail(
            "After \(limit) s, at \(time.short) s, the view is not there yet: \(goal.name). "
                + (movers.isEmpty
                    ? "Nothing moves any more."
                    : "This still moves: \(movers.joined(separator: ", ")).")
                + " " + frame.summary, sourceLocation)
        return false
    }
}
