// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// Each of the rules of `chrome.md`, section 5, is needed: without it a script ends wrongly.
@Suite struct BarMutationTests {
    struct Script: Sendable {
        var name: String
        var rules = BarRules()
        var order = Stage.Order.phaseFirst
        var start = 300.0
        var isRight: @Sendable (inout Stage) -> Bool
    }

    static let proportional = BarRules(mode: .proportional(travel: 44), height: 44)

    static let scripts: [Script] = [
        Script(name: "VoiceOver keeps the bar") { stage in
            stage.send(.assistance(.voiceOver))
            stage.drag(200)
            return !stage.isHidden
        },
        Script(name: "a range of 20 does not hide", start: 0) { stage in
            stage.content = 820
            stage.restore(0)
            stage.drag(19)
            return !stage.isHidden
        },
        Script(name: "the top shows") { stage in
            stage.drag(50)
            stage.program(to: 0)
            return !stage.isHidden
        },
        Script(name: "a status-bar tap shows at once") { stage in
            stage.drag(50)
            stage.send(.program(.statusBarTap(time: stage.time)))
            return !stage.isHidden
        },
        Script(name: "the end shows", rules: BarRules(showsAtEnd: true), start: 4000) { stage in
            stage.drag(200)
            return !stage.isHidden
        },
        Script(name: "a rotation forgets the travel") { stage in
            stage.drag(12)
            stage.resize(400, to: 340)
            stage.drag(12)
            return !stage.isHidden
        },
        Script(name: "an insertion counts for nothing") { stage in
            stage.drag(4)
            stage.insertTop(400)
            stage.drag(4)
            return !stage.isHidden
        },
        Script(name: "a kept scroll leaves the bar") { stage in
            stage.program(to: 800, animated: true, policy: .keep)
            return !stage.isHidden
        },
        Script(name: "the recoil counts for nothing", start: 4150) { stage in
            stage.drag(50)
            stage.touch()
            stage.move(80)
            stage.time += 1 / 60
            stage.position -= 1
            stage.tell(.clamp, .decelerating)
            stage.insertBottom(500)
            for _ in 0..<40 {
                stage.time += 1 / 60
                stage.position -= 2
                stage.tell(.clamp, .decelerating)
            }
            return stage.isHidden
        },
        Script(name: "a jump of unknown cause leaves the bar", order: .untold) { stage in
            stage.time += 1
            stage.restore(1200)
            return !stage.isHidden
        },
        Script(name: "travel hides") { stage in
            stage.drag(20)
            return stage.isHidden
        },
        Script(name: "a bar settles", rules: proportional) { stage in
            stage.drag(22)
            return stage.progress == 1
        },
    ]

    static func isRight(_ script: Script, without omitted: BarRuleSet) -> Bool {
        var stage = Stage(script.rules, script.order)
        stage.state.bars.omitted = omitted
        stage.restore(script.start)
        return script.isRight(&stage)
    }

    @Test("With every rule each script ends rightly")
    func all() {
        for script in Self.scripts { #expect(Self.isRight(script, without: []), "\(script.name)") }
    }

    @Test("Without any one rule a script ends wrongly", arguments: BarRuleSet.named.map(\.name))
    func mutants(name: String) throws {
        let rule = try #require(BarRuleSet.named.first { $0.name == name }).rule
        let killers = Self.scripts.filter { !Self.isRight($0, without: rule) }
        #expect(!killers.isEmpty, "nothing misses the rule '\(name)'")
    }
}
