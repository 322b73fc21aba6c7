// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// How bars, reveal, pages and the reader act on one another.
@Suite struct InteractionTests {
    @Test("Pages that come while the reader scrolls never flip the bars, in either direction")
    func pagesAndBars() {
        for order in Stage.Order.allCases {
            var stage = Stage(.seed, order)
            stage.state.pages = PageState(hasPrevious: true)
            stage.restore(2000)
            stage.send(.page(.appear, time: 0))
            stage.touch()
            stage.move(8)
            for _ in 0..<5 {
                stage.insertTop(400)
                stage.insertBottom(400)
            }
            #expect(!stage.isHidden)
            stage.move(10)
            #expect(stage.isHidden)
            for _ in 0..<5 {
                stage.insertTop(400)
                stage.insertBottom(400)
            }
            #expect(stage.isHidden)
        }
    }

    @Test("A restored place reveals, pages and keeps the bars in the same event")
    func restore() {
        var stage = Stage()
        stage.state.pages = PageState()
        stage.send(.page(.appear, time: 0))
        stage.send(.page(.reply(request: 1, added: 20, hasMore: true), time: 0))
        stage.send(.place(RevealPlacement(id: 1, start: 100, length: 200), time: 0))
        stage.send(.place(RevealPlacement(id: 2, start: 4300, length: 200), time: 0))
        stage.time = 1
        stage.restore(4200)
        let decision = stage.decisions.last
        #expect(decision?.bars.reason == .baseline(.first))
        #expect(decision?.sections.map(\.id) == [1, 2])
        #expect(decision?.pages.first?.action == .load(request: 2))
    }

    @Test("VoiceOver shows bars and sections in one event")
    func voiceOver() {
        var stage = Stage()
        stage.restore(0)
        stage.drag(100)
        stage.send(.place(RevealPlacement(id: 1, start: 3000, length: 200), time: stage.time))
        let decision = stage.send(.assistance(.voiceOver))
        #expect(decision.bars.after == 0)
        #expect(decision.sections.map(\.id) == [1])
    }

    @Test("The next deadline is the earliest of all")
    func deadline() {
        var stage = Stage(BarRules(inactivity: 5), content: 3000)
        stage.send(.place(RevealPlacement(id: 1, start: 795, length: 200), time: 0))
        stage.restore(0)
        #expect(stage.state.nextDeadline == 0.3)
        stage.wait(0.3)
        #expect(stage.state.reveal.isRevealed(1))
        #expect(stage.state.nextDeadline == 5)
    }

    @Test("Known causes are taken as they are")
    func knownCauses() {
        for seed in 1...60 {
            var session = RandomSession(seed: UInt64(seed), rules: .seed, order: .phaseFirst)
            session.stage.knowsCauses = true
            for _ in 0..<20 { session.step() }
            for (decision, truth) in zip(session.stage.bars, session.stage.truths)
            where truth == .layout && decision.isFlip {
                #expect([.fits, .edge, .baseline].contains(decision.reason.kind), "seed \(seed)")
            }
        }
    }
}
