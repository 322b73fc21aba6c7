// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// People's reports about assistive technology and nested scroll views (`chrome.md`, sections 6 G
/// and H).
@Suite struct AccessReportTests {
    func hidden(_ rules: BarRules = BarRules()) -> Stage {
        var stage = Stage(rules)
        stage.restore(300)
        stage.drag(100)
        #expect(stage.isHidden)
        return stage
    }

    @Test(
        "G2: what reaches only what is shown brings the bar back at once and keeps it",
        arguments: [
            ChromeAssistance.voiceOver, .switchControl, .fullKeyboardAccess, .voiceControl,
        ])
    func g2(assistance: ChromeAssistance) {
        var stage = hidden()
        stage.send(.assistance(assistance))
        #expect(!stage.isHidden)
        #expect(stage.bars.last?.reason == .assistive(assistance))
        stage.drag(200)
        #expect(!stage.isHidden)
        stage.send(.assistance([]))
        stage.drag(20)
        #expect(stage.isHidden)
    }

    @Test("G2: focus inside the bar brings it back and keeps it")
    func g2Focus() {
        var stage = hidden()
        stage.send(.barFocus(true))
        #expect(!stage.isHidden)
        stage.drag(200)
        #expect(!stage.isHidden)
        #expect(stage.bars.contains { $0.reason == .focus })
    }

    @Test("G5: moving the focus over the bar's items changes nothing under VoiceOver")
    func g5() {
        var stage = Stage()
        stage.restore(300)
        stage.send(.assistance(.voiceOver))
        let position = stage.position
        for item in 0..<8 {
            let decision = stage.send(.barFocus(item.isMultiple(of: 2)))
            #expect(!decision.bars.isChange)
        }
        #expect(stage.position == position)
    }

    @Test("G7: settings that reduce motion do not keep the bar shown")
    func g7Decision() {
        var stage = Stage()
        stage.restore(300)
        stage.send(.assistance([.reduceMotion, .reduceTransparency]))
        stage.drag(100)
        #expect(stage.isHidden)
    }

    @Test("H1: the other axis changes nothing")
    func h1() {
        var stage = Stage()
        stage.restore(300)
        stage.axis = .horizontal
        stage.drag(500)
        #expect(stage.bars.dropFirst().allSatisfy { $0.reason == .disregarded(.otherAxis) })
        #expect(!stage.isHidden)
    }

    @Test("H2: without a driver a bar shows, and says so once after a second")
    func h2() {
        var stage = Stage()
        stage.send(.followerAppeared(time: 0))
        #expect(stage.state.nextDeadline == 1)
        for _ in 0..<30 { stage.wait(0.1) }
        #expect(!stage.isHidden)
        let told = stage.decisions.compactMap(\.diagnostic)
        #expect(told.count == 1)
        #expect(told.first?.description.contains("drivesScrollChrome") == true)
        var driven = Stage()
        driven.send(.followerAppeared(time: 0))
        driven.restore(0)
        driven.wait(5)
        #expect(driven.decisions.allSatisfy { $0.diagnostic == nil })
    }

    @Test("H4: what a parent consumes counts as travel")
    func h4() {
        var stage = Stage()
        stage.restore(300)
        stage.touch()
        for _ in 0..<4 { stage.send(.foreign(delta: 4)) }
        #expect(stage.isHidden)
        for _ in 0..<4 { stage.send(.foreign(delta: -4)) }
        #expect(!stage.isHidden)
    }

    @Test("H6: a held refresh and its release flip nothing")
    func h6() {
        var stage = Stage(BarRules(mode: .proportional(travel: 44), height: 44))
        stage.restore(0)
        stage.touch()
        stage.move(-80)
        stage.insetTop(60, moving: 60)
        for _ in 0..<30 {
            stage.time += 1 / 60
            stage.tell(nil)
        }
        stage.coast(0)
        stage.insetTop(-60, moving: -60)
        stage.wait(0.3)
        #expect(stage.bars.allSatisfy { $0.after == 0 })
    }
}
