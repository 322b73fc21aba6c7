// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// People's reports about reveal (`chrome.md`, section 6 I).
@Suite struct RevealReportTests {
    /// A stage with sections of 240 points and 18 between.
    func stage(_ count: Int = 12, rules: RevealRules = RevealRules(), length: Double = 240) -> Stage
    {
        var stage = Stage(content: Double(count) * (length + 18), viewport: 800)
        place(count, in: &stage, rules: rules, length: length)
        return stage
    }

    func place(
        _ count: Int, in stage: inout Stage, rules: RevealRules = RevealRules(),
        length: Double = 240, shift: Double = 0
    ) {
        for index in 0..<count {
            let start = Double(index) * (length + 18) + shift
            let placement = RevealPlacement(
                id: UInt64(index), start: start, length: length, rules: rules)
            stage.send(.place(placement, time: stage.time))
        }
    }

    func reveals(_ stage: Stage) -> [RevealDecision] { stage.decisions.flatMap(\.sections) }

    @Test("I2: a section a little taller than the screen, threshold 1, shows when it covers it")
    func i2() {
        var stage = stage(2, rules: RevealRules(threshold: 1), length: 808)
        stage.restore(0)
        #expect(reveals(stage).first?.reason == .visible(800, needed: 800))
        #expect(stage.state.reveal.isRevealed(0))
        #expect(!stage.state.reveal.isRevealed(1))
        stage.drag(830)
        #expect(stage.state.reveal.isRevealed(1))
    }

    @Test("I3: exactly the threshold is enough")
    func i3() {
        var stage = Stage(viewport: 800)
        stage.send(.place(RevealPlacement(id: 0, start: 764, length: 240), time: 0))
        stage.restore(0)
        #expect(reveals(stage).first?.reason == .visible(36, needed: 36))
    }

    @Test("I5 as a model: content that grows above keeps every visible section revealed at the end")
    func i5() {
        var stage = stage(4)
        stage.restore(0)
        stage.insertTop(600)
        place(4, in: &stage, shift: 600)
        stage.drag(stage.end - stage.position)
        for id in 0..<4 { #expect(stage.state.reveal.isRevealed(UInt64(id))) }
    }

    @Test("I6: each container has its own driver")
    func i6() {
        var outer = stage(2)
        var inner = stage(2)
        outer.restore(0)
        #expect(!inner.state.reveal.isRevealed(0))
        inner.restore(0)
        #expect(inner.state.reveal.isRevealed(0))
    }

    @Test("I7: a closed section never counts; opening it starts it")
    func i7() {
        var stage = Stage()
        stage.send(.place(RevealPlacement(id: 0, start: 100, length: 0), time: 0))
        stage.restore(0)
        stage.wait(1)
        #expect(!stage.state.reveal.isRevealed(0))
        stage.send(.place(RevealPlacement(id: 0, start: 100, length: 200), time: stage.time))
        #expect(stage.state.reveal.isRevealed(0))
    }

    @Test("I8: a restored place reveals what is in view at once, and what is above without motion")
    func i8() {
        var stage = stage()
        stage.restore(900)
        let decisions = reveals(stage)
        #expect(decisions.filter { !$0.isAnimated }.map(\.id) == [0, 1, 2])
        #expect(decisions.filter(\.isAnimated).map(\.id) == [3, 4, 5, 6])
        #expect(decisions.allSatisfy { $0.isRevealed })
    }

    @Test("I9: in a scope that remembers, a view that comes back is shown without motion")
    func i9() {
        for remembers in [true, false] {
            var stage = stage()
            stage.state.reveal.remembers = remembers
            stage.restore(0)
            stage.drag(1600)
            stage.send(.remove(section: 0))
            stage.drag(-1600)
            let placement = RevealPlacement(id: 0, start: 0, length: 240)
            let decision = stage.send(.place(placement, time: stage.time)).sections
            #expect(decision.first?.isAnimated == !remembers)
            #expect(stage.state.reveal.isRevealed(0))
        }
    }

    @Test("I9, I13: once stays, every time starts anew, mirror goes out again")
    func i13() {
        for repetition in RevealRepetition.allCases {
            var stage = stage(rules: RevealRules(repetition: repetition))
            stage.restore(0)
            stage.drag(1000)
            let gone = reveals(stage).filter { !$0.isRevealed && $0.id == 0 }
            #expect(gone.count == (repetition == .once ? 0 : 1))
            #expect(gone.allSatisfy { $0.isAnimated == (repetition == .mirror) })
            stage.drag(-1000)
            let shown = reveals(stage).filter { $0.isRevealed && $0.id == 0 }
            #expect(shown.count == (repetition == .once ? 1 : 2))
        }
    }

    @Test("I10: a section that comes late is revealed where it is in view")
    func i10() {
        var stage = stage(2)
        stage.restore(0)
        stage.wait(5)
        stage.send(.place(RevealPlacement(id: 9, start: 600, length: 100), time: stage.time))
        #expect(stage.state.reveal.isRevealed(9))
    }

    @Test("I12: one section with a place that is no number stops no other")
    func i12() {
        var stage = Stage()
        stage.send(.place(RevealPlacement(id: 0, start: .nan, length: 100), time: 0))
        stage.send(.place(RevealPlacement(id: 1, start: 100, length: 100), time: 0))
        stage.restore(0)
        #expect(stage.state.reveal.isRevealed(1))
        #expect(reveals(stage).first?.reason == .invalidPlace)
    }

    @Test("VoiceOver shows everything from the start")
    func voiceOver() {
        var stage = stage()
        stage.send(.assistance(.voiceOver))
        stage.restore(0)
        for id in 0..<12 { #expect(stage.state.reveal.isRevealed(UInt64(id))) }
        #expect(reveals(stage).allSatisfy { !$0.isAnimated })
    }

    @Test("A jump leaves nothing blank that it passed")
    func jump() {
        var stage = stage()
        stage.restore(0)
        stage.program(to: 1800)
        for id in 0..<10 { #expect(stage.state.reveal.isRevealed(UInt64(id))) }
    }

    @Test("Sections of one moment come one after the other")
    func stagger() {
        var stage = stage(4, rules: RevealRules(delay: 0.1))
        stage.state.reveal.stagger = 0.05
        stage.restore(0)
        #expect(reveals(stage).map(\.delay) == [0.1, 0.1 + 0.05, 0.1 + 2 * 0.05])
    }

    @Test("The deadline: whatever is in view at rest is revealed, at every length and threshold")
    func deadline() {
        for seed in 1...300 {
            var random = SeededGenerator(seed: UInt64(seed))
            var stage = Stage(
                content: 9000, viewport: random.pick([320, 667, 1024]))
            stage.hz = random.pick([5, 30, 60])
            var start = 0.0
            for id in 0..<30 {
                let length = random.number(0...900) * (random.chance(0.1) ? 3 : 1)
                let rules = RevealRules(
                    threshold: random.number(0...1),
                    repetition: random.pick(RevealRepetition.allCases))
                stage.send(
                    .place(
                        RevealPlacement(id: UInt64(id), start: start, length: length, rules: rules),
                        time: 0))
                start += length + random.number(0...40)
            }
            stage.content = start
            stage.restore(random.number(0...stage.end))
            for _ in 0..<6 {
                switch random.index(below: 3) {
                case 0: stage.drag(random.number(-500...500))
                case 1: stage.program(to: random.number(0...stage.end))
                default: stage.fling(random.number(-2000...2000))
                }
                stage.position = min(max(stage.position, 0), stage.end)
                stage.tell(nil)
                stage.wait(0.31)
                stage.wait(0.31)
                #expect(stage.state.reveal.nextDeadline == nil, "seed \(seed)")
            }
        }
    }
}
