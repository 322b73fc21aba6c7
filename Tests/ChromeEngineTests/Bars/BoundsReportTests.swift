// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// People's reports about bounds and content size (`chrome.md`, sections 6 A and B).
@Suite struct BoundsReportTests {
    /// A stage whose bar a drag has hidden, at a position.
    func hidden(_ position: Double = 900, _ rules: BarRules = BarRules()) -> Stage {
        var stage = Stage(rules)
        stage.restore(position - 200)
        stage.drag(200)
        #expect(stage.isHidden)
        return stage
    }

    @Test("A4: a pull at the top and its way back show the bar in every sample")
    func a4() {
        var stage = Stage()
        stage.restore(0)
        stage.drag(-80)
        #expect(stage.bars.allSatisfy { $0.after == 0 })
        #expect(stage.bars.contains { $0.reason == .edge(distance: -80) })
    }

    @Test("A6: a bounce at the top does not hide once it has shown")
    func a6() {
        var stage = hidden(300)
        stage.fling(-6000)
        let top = stage.bars.firstIndex { $0.reason.kind == .edge }
        #expect(top != nil)
        #expect(stage.bars[(top ?? 0)...].allSatisfy { $0.after == 0 })
        #expect(stage.position == 0)
    }

    @Test("A8: a slow scroll below any threshold still shows at the top")
    func a8() {
        var stage = Stage(BarRules(showAfter: 500))
        stage.restore(1)
        stage.drag(60)
        #expect(stage.isHidden)
        stage.touch()
        while stage.position > 0 { stage.move(-0.5, steps: 1) }
        #expect(!stage.isHidden)
    }

    @Test("A11: growth at the end is layout; showing at the end is off by default")
    func a11() {
        var stage = hidden(4200)
        stage.insertBottom(500)
        stage.drag(20)
        #expect(stage.isHidden)
        #expect(stage.flips == 1)
        var showing = hidden(4100, BarRules(showsAtEnd: true))
        showing.drag(100)
        #expect(!showing.isHidden)
        #expect(showing.bars.contains { $0.reason.kind == .end })
    }

    @Test("A13: few large samples and many small ones end alike", arguments: [100.0, 300, 2000])
    func a13(distance: Double) {
        let results = [5.0, 120].map { hz in
            var stage = Stage()
            stage.hz = hz
            stage.restore(300)
            stage.drag(distance, in: 1)
            stage.drag(-distance / 2, in: 1)
            return stage.isHidden
        }
        #expect(results[0] == results[1])
    }

    @Test("B1, B6: content that becomes too short to scroll shows the bar")
    func b1() {
        var stage = hidden()
        stage.removeBottom(stage.content - 700)
        #expect(!stage.isHidden)
        #expect(stage.bars.last?.reason == .fits(range: -100, needed: 40))
    }

    @Test("B2: a bar over content that fits never hides", arguments: [nil, 44.0])
    func b2(travel: Double?) {
        let mode = travel.map { BarMode.proportional(travel: $0) } ?? .binary
        var stage = Stage(BarRules(mode: mode), content: 700)
        stage.restore(0)
        stage.drag(200)
        stage.drag(-200)
        #expect(stage.bars.allSatisfy { $0.after == 0 })
    }

    @Test("B3: an announced shrink shows the bar without a scroll")
    func b3() {
        var stage = hidden(60)
        let extents = ChromeExtents(content: 820, viewport: 800)
        let decision = stage.send(
            .layout(LayoutChange(time: stage.time, shift: 0, extents: extents)))
        #expect(decision.bars.isFlip)
        #expect(!stage.isHidden)
    }

    @Test("B7: a proportional bar needs a range longer than itself")
    func b7() {
        var stage = Stage(
            BarRules(mode: .proportional(travel: 44), height: 44), content: 822)
        stage.restore(0)
        stage.drag(22)
        #expect(stage.bars.allSatisfy { $0.after == 0 })
    }

    @Test("B12: switching off shows a hidden bar at once")
    func b12() {
        var stage = hidden()
        stage.send(.enabled(false))
        #expect(!stage.isHidden)
        stage.drag(200)
        #expect(!stage.isHidden)
        stage.send(.enabled(true))
        stage.drag(200)
        #expect(stage.isHidden)
    }

    @Test("B16: the end counts both insets")
    func b16() {
        var stage = Stage(BarRules(showsAtEnd: true))
        stage.leading = 50
        stage.restore(3800)
        stage.insetBottom(200)
        #expect(stage.limit == 4450)
        stage.drag(500)
        #expect(stage.isHidden)
        stage.drag(149)
        #expect(!stage.isHidden)
    }

    @Test("B10 as a model: animated growth of a row above is left out of the travel")
    func b10() {
        var stage = Stage()
        stage.restore(600)
        for _ in 0..<20 { stage.insertTop(80) }
        #expect(stage.flips == 0)
        stage.drag(300)
        #expect(stage.isHidden)
        for _ in 0..<20 { stage.insertTop(-80) }
        stage.drag(-stage.position)
        #expect(!stage.isHidden)
    }
}
