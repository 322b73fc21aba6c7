// SPDX-License-Identifier: MIT
import ChromeEngine

/// A session of random verbs on a stage.
struct RandomSession {
    var stage: Stage
    var random: SeededGenerator

    init(seed: UInt64, rules given: BarRules? = nil, order: Stage.Order? = nil) {
        var random = SeededGenerator(seed: seed)
        let rules = given ?? Self.rules(&random)
        let chosen = order ?? random.pick(Stage.Order.allCases)
        let content = random.number(500...6000)
        let viewport = random.pick([400.0, 667, 800])
        stage = Stage(rules, chosen, content: content, viewport: viewport)
        stage.hz = random.pick([5, 15, 15, 30, 30, 30, 60, 120, 240])
        stage.leading = random.pick([0, 47, 96])
        stage.trailing = random.pick([0, 34])
        stage.announcesLayout = random.chance(0.5)
        let start = random.chance(0.5) ? 0 : random.number(0...stage.end)
        stage.restore(start)
        self.random = random
    }

    static func rules(_ random: inout SeededGenerator) -> BarRules {
        var rules = random.pick([
            BarRules(), .hiddenWhileScrolling, .hiddenAtLift, .iOS26TabBarOnScrollUp,
            .composeEnterAlways(height: 64), .composeExitUntilCollapsed(height: 64),
            .flutterFloating(height: 56), .iOS27NavigationBar(height: 52),
        ])
        rules.hideAfter = random.pick([0, 16, 20, 60])
        rules.showAfter = random.pick([0, 12, 16, 200])
        rules.showsAtEnd = random.chance(0.3)
        rules.startingBelow = random.pick([0, 0, 120, 600])
        if random.chance(0.2) {
            rules.inactivity = 5
            rules.restoresOnTap = true
        }
        rules.startsHidden = random.chance(0.1)
        rules.tabs = random.pick([.show, .remember])
        if rules.mode == .binary, random.chance(0.2) { rules.restoration = .atScrollEdge }
        return rules
    }

    /// A sample that has to count for nothing.
    private mutating func stray() {
        var sample = stage.sample(nil)
        switch random.index(below: 4) {
        case 0: sample.axis = .horizontal
        case 1: sample.offset = .nan
        case 2: sample.time -= 1
        default:
            sample.source += 1
            sample.phase = .decelerating
        }
        stage.send(.sample(sample))
    }

    private mutating func moveSomehow() {
        switch random.index(below: 3) {
        case 0: stage.drag(random.number(-300...300))
        case 1: stage.fling(random.number(-2000...2000))
        default: stage.program(to: random.number(0...stage.end), animated: true)
        }
    }

    /// One random verb.
    mutating func step() {
        let before = stage.events.count
        switch random.index(below: 28) {
        case 0...5: stage.drag(random.number(-400...400), in: random.number(0.1...0.8))
        case 6, 7: stage.fling(random.number(-4000...4000))
        case 8: stage.fling(random.number(-250...250))
        case 9:
            stage.touch()
            for _ in 0..<random.index(below: 30) { stage.move(random.number(-12...12), steps: 1) }
            stage.lift()
        case 10:
            stage.touch()
            stage.move(random.number(-200...200), in: 0.2)
            stage.insertTop(random.number(50...400))
            stage.move(random.number(-200...200), in: 0.2)
            stage.lift(velocity: random.number(-800...800))
        case 11: stage.insertTop(random.number(20...900))
        case 12: stage.insertBottom(random.number(20...900))
        case 13: if stage.content > 900 { stage.removeBottom(random.number(20...700)) }
        case 14: stage.program(to: random.number(0...stage.end))
        case 15:
            let target = random.chance(0.3) ? stage.end : random.number(0...stage.end)
            stage.program(to: target, animated: true)
        case 16:
            stage.program(
                to: random.number(0...stage.end), animated: random.chance(0.5),
                policy: random.pick(ProgramPolicy.allCases))
        case 17: stage.tapStatusBar()
        case 18: stage.resize(random.pick([400, 667, 800]), to: random.number(0...stage.end))
        case 19:
            stage.send(.barFocus(true))
            moveSomehow()
            stage.send(.barFocus(false))
        case 20:
            stage.send(.assistance(random.pick([.voiceOver, .switchControl, .reduceMotion])))
            moveSomehow()
            stage.send(.assistance([]))
        case 21:
            stage.send(.enabled(false))
            moveSomehow()
            stage.send(.enabled(true))
        case 22:
            stage.send(.command(random.pick([.freeze, .freeze, .show, .hide])))
            moveSomehow()
            stage.send(.command(random.pick([.show, .hide, .unfreeze])))
            stage.send(.command(.unfreeze))
        case 23:
            stage.send(.tab(UInt32(random.index(below: 3))))
            stage.restore(random.number(0...stage.end))
        case 24:
            stage.source = UInt32(random.index(below: 3))
            if random.chance(0.7) { stage.send(.attach(source: stage.source)) }
            stage.restore(random.number(0...stage.end))
        case 25: stray()
        case 26:
            stage.wait(random.number(0...10))
            stage.send(.hold(random.chance(0.3), time: stage.time))
            stage.wait(random.number(0...10))
            stage.send(.hold(false, time: stage.time))
            stage.send(.tap(time: stage.time))
        default: stage.wait(random.number(0...1))
        }
        if stage.events.count == before { stage.wait(0.01) }
        stage.position = min(max(stage.position, 0), stage.end)
    }
}
