// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// People's reports about programmatic scrolls, tabs and system events (`chrome.md`, sections 6 D
/// and E).
@Suite struct ProgramReportTests {
    func shown(_ rules: BarRules = BarRules(), at position: Double = 300) -> Stage {
        var stage = Stage(rules)
        stage.restore(position)
        return stage
    }

    func hidden(at position: Double = 900, _ rules: BarRules = BarRules()) -> Stage {
        var stage = shown(rules, at: position - 200)
        stage.drag(200)
        #expect(stage.isHidden)
        return stage
    }

    @Test("D1 as a model: a jump to an anchor above leaves a hidden bar hidden")
    func d1() {
        var stage = hidden()
        stage.program(to: 300)
        #expect(stage.isHidden)
        #expect(stage.bars.last?.reason == .program(.keep, delta: -600))
    }

    @Test("D2: a request that shows does so to its end")
    func d2() {
        var stage = hidden()
        let count = stage.bars.count
        stage.program(to: 2000, animated: true, policy: .show)
        #expect(stage.bars[count...].allSatisfy { $0.after == 0 })
    }

    @Test("D3: an animated scroll to the end can hide")
    func d3() {
        var stage = shown()
        stage.program(to: stage.end, animated: true, policy: .follow)
        #expect(stage.isHidden)
    }

    @Test("D5: another tab shows, or remembers")
    func d5() {
        for tabs in [BarTabPolicy.show, .remember] {
            var stage = hidden(at: 900, BarRules(tabs: tabs))
            stage.send(.tab(1))
            stage.restore(0)
            #expect(!stage.isHidden)
            stage.send(.tab(0))
            stage.restore(900)
            #expect(stage.isHidden == (tabs == .remember))
        }
    }

    @Test("D6: another scroll view that drives flips nothing", arguments: [true, false])
    func d6(isAnnounced: Bool) {
        var stage = shown(at: 0)
        stage.source = 2
        if isAnnounced { stage.send(.attach(source: 2)) }
        stage.restore(900)
        stage.restore(900)
        #expect(stage.flips == 0)
        #expect(stage.bars.contains { $0.reason == .baseline(isAnnounced ? .swap : .swap) })
        stage.drag(20)
        #expect(stage.isHidden)
    }

    @Test("D7: a bar can start hidden, where it can be brought back")
    func d7() {
        for position in [0.0, 300] {
            #expect(shown(BarRules(startsHidden: true), at: position).isHidden)
        }
        var short = Stage(BarRules(startsHidden: true), content: 700)
        short.restore(0)
        #expect(!short.isHidden)
        var pulled = shown(BarRules(startsHidden: true), at: 0)
        pulled.drag(-10)
        #expect(!pulled.isHidden)
    }

    @Test("D8: the top shows, whoever went there")
    func d8() {
        var stage = hidden()
        stage.program(to: 0)
        #expect(!stage.isHidden)
    }

    @Test("D10: a bar shown by the host hides again with the next travel")
    func d10() {
        var stage = hidden()
        stage.send(.command(.show))
        #expect(!stage.isHidden)
        stage.drag(20)
        #expect(stage.isHidden)
        stage.send(.command(.freeze))
        stage.drag(-100)
        #expect(stage.isHidden)
        stage.send(.command(.unfreeze))
        stage.drag(-20)
        #expect(!stage.isHidden)
    }

    @Test("D10: a host hides, also at the top, and a pull brings the bar back")
    func d10Hide() {
        var stage = shown(at: 0)
        stage.send(.command(.hide))
        stage.restore(0)
        #expect(stage.isHidden)
        stage.drag(-20)
        #expect(!stage.isHidden)
    }

    @Test("D11: raw samples alone are enough")
    func d11() {
        var state = ChromeState(tellsPhases: false)
        let extents = ChromeExtents(content: 5000, viewport: 800)
        for step in 0...10 {
            let time = Double(step) / 60
            _ = state.reduce(
                ScrollSample(time: time, offset: 300 + Double(step) * 4, extents: extents))
        }
        #expect(state.bars.isHidden)
        let jump = state.reduce(ScrollSample(time: 1, offset: 2000, extents: extents))
        #expect(jump.bars.reason == .jump(delta: 1660, limit: 400))
        _ = state.reduce(ScrollSample(time: 1.1, offset: 1980, extents: extents))
        #expect(!state.bars.isHidden)
    }

    @Test("E1: a tap on the status bar shows from the first sample")
    func e1() {
        var stage = hidden()
        let count = stage.bars.count
        stage.tapStatusBar()
        #expect(stage.bars[count...].allSatisfy { $0.after == 0 })
        #expect(stage.bars.contains { $0.reason == .scrollToTop })
    }

    @Test("E2: a scroll to the top never hides, at neither end's home")
    func e2() {
        var stage = shown(at: 900)
        stage.tapStatusBar()
        #expect(stage.flips == 0)
        var mirrored = shown(BarRules(trigger: .onScrollUp), at: 900)
        mirrored.tapStatusBar()
        #expect(mirrored.flips == 0)
    }

    @Test("E4: without any word of the tap the top still shows")
    func e4() {
        var stage = hidden()
        stage.program(to: 0, animated: true)
        #expect(!stage.isHidden)
    }

    @Test("E6 as a model: a rotation keeps a hidden bar hidden and a shown one shown")
    func e6() {
        var stage = hidden()
        stage.resize(400, to: 1300)
        #expect(stage.isHidden)
        #expect(stage.bars.contains { $0.reason == .baseline(.resize) })
        stage.drag(-20)
        #expect(!stage.isHidden)
        stage.resize(800, to: 700)
        #expect(!stage.isHidden)
    }

    @Test("E12: the tail of an old scroll view's momentum is dropped")
    func e12() {
        var stage = shown()
        stage.touch()
        stage.move(10)
        var old = stage
        stage.source = 1
        stage.phase = .idle
        stage.position = 900
        stage.touch()
        for _ in 0..<10 {
            old.time = stage.time
            old.position += 30
            stage.send(.sample(old.sample(.momentum, phase: .decelerating)))
            stage.move(-1, steps: 1)
        }
        stage.send(.sample(old.sample(.momentum, phase: .idle)))
        #expect(!stage.isHidden)
        #expect(stage.bars.last?.reason == .disregarded(.oldSource))
        #expect(stage.state.classifier.driver == 1)
    }

    @Test("F9: an inset told a frame before or after its offset flips nothing")
    func f9() {
        for isMoving in [false, true] {
            var before = shown()
            if isMoving { before.touch(); before.move(10) }
            before.leading = 60
            before.position += 60
            before.time += 1 / 60
            before.tell(.layout)
            before.position -= 60
            before.time += 1 / 60
            before.tell(.layout)
            before.wait(0.2)
            #expect(before.flips == 0)
        }
        var after = hidden()
        after.position -= 60
        after.time += 1 / 60
        after.tell(.layout)
        after.leading = 60
        after.position += 60
        after.time += 1 / 60
        after.tell(.layout)
        #expect(after.flips == 1)
        #expect(after.isHidden)
    }
}
