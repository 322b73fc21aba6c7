// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Sessions that nobody thought of: no crash, no broken invariant, and all of them come to rest.
///
/// `SCROLLWORK_SESSIONS=COUNT` and `SCROLLWORK_SEED=SEED` say others than the first 500 seeds.
@Suite("Random scroll sessions") @MainActor struct RandomSessionTests {
    private nonisolated static let environment = ProcessInfo.processInfo.environment

    /// 10,000 with `./scrollwork test --long`, each with a seed of its own.
    nonisolated static let count: UInt64 =
        environment["SCROLLWORK_SESSIONS"].flatMap(UInt64.init)
        ?? (environment["SCROLLWORK_LONG"] == "1" ? 10_000 : 500)

    private nonisolated static let firstSeed: UInt64 =
        environment["SCROLLWORK_SEED"].flatMap(UInt64.init) ?? 1

    /// Parts between which other tests of the main actor have their turn.
    nonisolated static let parts: UInt64 = 25

    /// After so many failures of a part the rest of it is not played.
    private static let failureLimit = 2

    @Test("every session holds what always holds", arguments: 0..<parts)
    func sessions(part: UInt64) {
        var failures = 0
        var (most, total, played): (Int, Int, Int) = (0, 0, 0)
        for index in stride(from: part, to: Self.count, by: Int(Self.parts)) {
            let seed = Self.firstSeed + index
            let outcome = Session(seed: seed).play()
            most = max(most, outcome.walks)
            total += outcome.walks
            played += outcome.lineCount
            guard let problem = outcome.problem else { continue }
            let small = SessionShrinker.shrunk(Session(seed: seed))
            Issue.record(
                """
                seed \(seed): \(problem)
                The smallest session that fails: \(small.problem ?? "none, which is odd")
                # \(small.scene)
                \(small.script)
                """)
            failures += 1
            if failures == Self.failureLimit { return }
        }
        print("part \(part): \(total) walks, at most \(most) a session, \(played) commands")
    }

    @Test("the same seed makes the same session, another one another")
    func seeds() {
        let (one, same, other) = (Session(seed: 5), Session(seed: 5), Session(seed: 6))
        #expect(one.script == same.script)
        #expect("\(one.scene)" == "\(same.scene)")
        #expect(one.script != other.script)
    }

    @Test("a failing session shrinks to the lines and the scene that it needs")
    func shrinking() {
        // An unknown label fails by itself: nothing else of the session is needed for it.
        var session = Session(seed: 3)
        session.lines.insert("tap \"Nowhere\"", at: 0)
        #expect(session.problem != nil)
        let small = SessionShrinker.shrunk(session)
        #expect(small.lines == ["tap \"Nowhere\""])
        #expect(small.scene.count == 0 && !small.scene.isLazy && !small.scene.hasBar)
    }
}
