// SPDX-License-Identifier: MIT
import ChromeEngine
import Foundation
import Testing

/// A trace that was written and read again decides the same.
@Suite struct ReplayTests {
    @Test("What was recorded can be written, read and replayed to the same decisions")
    func roundTrip() throws {
        var session = RandomSession(seed: 11, rules: .seed, order: .geometryFirst)
        for _ in 0..<12 { session.step() }
        var stage = session.stage
        stage.send(.place(RevealPlacement(id: 1, start: 3, length: 4), time: 1))
        stage.send(.page(.reply(request: 1, added: 2, hasMore: true), time: 2))
        stage.send(.reader(.document(starts: [1, 2]), time: 3))
        let finite = stage.events.filter {
            if case .sample(let sample) = $0 { sample.offset.isFinite } else { true }
        }
        let lines = try finite.map { try JSONEncoder().encode($0) }
        let read = try lines.map { try JSONDecoder().decode(ChromeEvent.self, from: $0) }
        #expect(read == finite)
        var first = ChromeState(rules: .seed)
        var second = first
        #expect(finite.map { first.reduce($0) } == read.map { second.reduce($0) })
        #expect(first == second)
        #expect(first.bars.progress == stage.progress)
    }

    @Test("Decisions print their reason with its numbers")
    func prints() {
        var stage = Stage()
        stage.restore(300)
        stage.touch()
        stage.move(20.4, steps: 1)
        #expect(stage.bars.contains { "\($0)" == "0 → 1 travel 20.4 ≥ 16 [user]" })
        stage.lift()
        stage.insertTop(400)
        #expect(stage.bars.last.map { "\($0)" } == "1 layout 400 [layout]")
    }
}
