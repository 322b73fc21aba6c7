// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// The scripts of the first seed's tracker, run as given (`chrome.md`, section 2): seven faults,
/// four missing policies, five that were right. Every one runs in each order of the callbacks.
@Suite struct SeedFaultTests {
    func stage(_ order: Stage.Order, _ rules: BarRules = BarRules()) -> Stage {
        Stage(rules, order)
    }

    /// A stage that rests at a position, shown.
    func shown(_ position: Double, _ order: Stage.Order, _ rules: BarRules = BarRules()) -> Stage {
        var stage = stage(order, rules)
        stage.restore(position)
        return stage
    }

    /// A stage whose bar a drag has hidden.
    func hidden(_ position: Double, _ order: Stage.Order, _ rules: BarRules = BarRules()) -> Stage {
        var stage = shown(position - 100, order, rules)
        stage.drag(100)
        return stage
    }

    @Test(
        "Seed A: a restored position, untouched, leaves the bar shown",
        arguments: Stage.Order.allCases)
    func seedA(order: Stage.Order) {
        var stage = stage(order)
        stage.restore(900)
        #expect(!stage.isHidden)
        #expect(stage.bars.last?.reason == .baseline(.first))
    }

    @Test("Seed B: rows inserted above an anchored row are layout", arguments: Stage.Order.allCases)
    func seedB(order: Stage.Order) {
        var stage = shown(300, order)
        stage.insertTop(400)
        stage.wait(0.2)
        #expect(!stage.isHidden)
        #expect(stage.bars.contains { $0.reason == .layout(shift: 400) })
    }

    @Test(
        "Seed C: an animated scroll follows, keeps, shows or hides as its request says",
        arguments: [Stage.Order.phaseFirst, .geometryFirst, .phaseOnly])
    func seedC(order: Stage.Order) {
        let expected: [(ProgramPolicy?, Bool)] = [
            (nil, true), (.automatic, true), (.follow, true), (.keep, false), (.show, false),
            (.hide, true),
        ]
        for (policy, isHidden) in expected {
            var stage = shown(300, order)
            stage.program(to: 800, animated: true, policy: policy)
            #expect(stage.isHidden == isHidden, "\(String(describing: policy))")
        }
    }

    @Test(
        "Seed D: a rotation that reflows from 300 to 520 is layout", arguments: Stage.Order.allCases
    )
    func seedD(order: Stage.Order) {
        var stage = shown(300, order)
        stage.content = 8000
        stage.resize(400, to: 520)
        #expect(!stage.isHidden)
        #expect(stage.flips == 0)
    }

    @Test(
        "Seed E: a keyboard that moves the content by 250 is layout",
        arguments: Stage.Order.allCases)
    func seedE(order: Stage.Order) {
        var stage = shown(300, order)
        stage.insetBottom(250, moving: 250)
        stage.wait(0.2)
        #expect(!stage.isHidden)
    }

    @Test(
        "Seed F: content that shrinks to the position shows the bar if it shows at the end",
        arguments: Stage.Order.allCases, [false, true])
    func seedF(order: Stage.Order, showsAtEnd: Bool) {
        var stage = hidden(500, order, BarRules(showsAtEnd: showsAtEnd))
        #expect(stage.isHidden)
        stage.removeBottom(stage.limit - 500)
        #expect(stage.isHidden == !showsAtEnd)
    }

    @Test("Seed G: ten points of range left show the bar", arguments: Stage.Order.allCases)
    func seedG(order: Stage.Order) {
        var stage = hidden(500, order)
        #expect(stage.isHidden)
        stage.removeBottom(stage.limit - 10)
        #expect(!stage.isHidden)
        #expect(stage.bars.last?.reason == .fits(range: 10, needed: 40))
    }

    @Test("Seed I: a drag with a tremor hides", arguments: Stage.Order.allCases)
    func seedI(order: Stage.Order) {
        for (steps, back) in [
            ([12.0], -0.34), ([1.0], -0.34), ([Double](repeating: 1, count: 9), -0.34),
        ] {
            var stage = shown(300, order)
            stage.touch()
            for _ in 0..<600 where !stage.isHidden {
                for step in steps { stage.move(step, steps: 1) }
                stage.move(back, steps: 1)
            }
            #expect(stage.isHidden)
            #expect(stage.position < 300 + 30)
        }
    }

    @Test("Seed J: a threshold of 0 has a floor of 2 points", arguments: Stage.Order.allCases)
    func seedJ(order: Stage.Order) {
        var stage = shown(300, order, BarRules(hideAfter: 0))
        stage.touch()
        for step in 0..<40 { stage.move(step.isMultiple(of: 2) ? 1 : -1, steps: 1) }
        #expect(stage.flips == 0)
        stage.move(2, steps: 1)
        #expect(stage.isHidden)
    }

    @Test("Seed K: a range of 20 is not worth hiding", arguments: Stage.Order.allCases)
    func seedK(order: Stage.Order) {
        var stage = stage(order)
        stage.content = 820
        stage.restore(0)
        stage.drag(19)
        #expect(!stage.isHidden)
        #expect(stage.bars.last?.reason == .fits(range: 20, needed: 40))
    }

    @Test(
        "Seed H, L, M, O, P: what the seed has right stays right", arguments: Stage.Order.allCases)
    func seedRight(order: Stage.Order) {
        var fits = Stage(.seed, order, content: 700)
        fits.restore(0)
        fits.drag(80)
        #expect(fits.flips == 0)
        for hz in [30.0, 60, 120, 240] {
            var stage = shown(3000, order)
            stage.hz = hz
            stage.fling(5000)
            #expect(stage.isHidden && stage.flips == 1)
            #expect(stage.position == stage.end)
            stage.touch()
            stage.move(60)
            stage.coast(0)
            #expect(stage.isHidden && stage.flips == 1)
            stage.tapStatusBar()
            #expect(!stage.isHidden && stage.flips == 2)
        }
    }

    @Test(
        "Seed N: a page appended while the end is pulled changes nothing on the way back",
        arguments: Stage.Order.allCases)
    func seedN(order: Stage.Order) {
        for isLiftedBefore in [true, false] {
            var stage = hidden(4200, order)
            stage.touch()
            stage.move(80)
            if isLiftedBefore {
                stage.time += 1 / 60
                stage.position -= 1
                stage.tell(.clamp, .decelerating)
            }
            stage.insertBottom(500)
            for _ in 0..<40 {
                stage.time += 1 / 60
                stage.position -= 2
                stage.tell(.clamp, .decelerating)
            }
            if isLiftedBefore { #expect(stage.isHidden) }
            #expect(stage.flips <= (isLiftedBefore ? 1 : 2))
        }
    }
}
