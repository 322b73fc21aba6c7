// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// People's reports about thresholds, direction and rate (`chrome.md`, section 6 C).
@Suite struct TravelReportTests {
    static let rates = [5.0, 15, 30, 60, 90, 120, 240]

    func shown(_ rules: BarRules = BarRules(), hz: Double = 60, at position: Double = 300) -> Stage
    {
        var stage = Stage(rules)
        stage.hz = hz
        stage.restore(position)
        return stage
    }

    func hidden(_ rules: BarRules = BarRules()) -> Stage {
        var stage = shown(rules)
        stage.drag(300)
        #expect(stage.isHidden)
        return stage
    }

    let proportional = BarRules(mode: .proportional(travel: 44), height: 44)

    @Test("C1: 200 points a second for 120 ms decide alike at every rate", arguments: rates)
    func c1(hz: Double) {
        var stage = shown(hz: hz)
        stage.drag(24, in: 0.12)
        #expect(stage.isHidden)
        var short = shown(hz: hz)
        short.drag(15, in: 0.12)
        #expect(!short.isHidden)
    }

    @Test("C2: a small reversal while stopping changes nothing")
    func c2() {
        var stage = shown()
        stage.touch()
        stage.move(300)
        stage.move(-6)
        stage.lift()
        #expect(stage.isHidden)
        var tracked = shown(proportional)
        tracked.touch()
        tracked.move(300)
        tracked.move(-6)
        #expect(tracked.progress >= 0.86)
        tracked.lift()
        #expect(tracked.progress == 1)
    }

    @Test("C3: four down, one up, two hundred times, flips once")
    func c3() {
        var stage = shown()
        stage.touch()
        for _ in 0..<200 {
            stage.move(4, steps: 1)
            stage.move(-1, steps: 1)
        }
        #expect(stage.flips == 1)
    }

    @Test("C5: however slow, sixty points up show the bar")
    func c5() {
        var stage = hidden()
        stage.drag(-60, steps: 60)
        #expect(!stage.isHidden)
    }

    @Test("C7: of a diagonal drag the part along the axis counts")
    func c7() {
        var stage = shown()
        stage.touch()
        for _ in 0..<10 {
            stage.move(4, steps: 1)
            var other = stage.sample(nil, phase: .interacting)
            other.axis = .horizontal
            other.offset = 5
            stage.send(.sample(other))
        }
        #expect(stage.isHidden)
        #expect(stage.position == 340)
    }

    @Test("C8: a proportional bar rests shown or hidden")
    func c8() {
        for position in [10.0, 300] {
            var stage = shown(proportional, at: position)
            stage.touch()
            stage.move(22)
            #expect(abs(stage.progress - 0.5) < 0.01)
            stage.coast(5)
            #expect(stage.progress == 0 || stage.progress == 1)
            #expect(stage.bars.contains { $0.reason.kind == .settle })
        }
    }

    @Test("C8 without phases: quiet settles a proportional bar")
    func c8Untold() {
        var stage = Stage(proportional, .untold)
        stage.restore(300)
        stage.move(22)
        #expect(abs(stage.progress - 0.5) < 0.01)
        stage.wait(0.1)
        #expect(abs(stage.progress - 0.5) < 0.01)
        stage.wait(0.1)
        #expect(stage.progress == 1)
    }

    @Test("C12: a proportional bar stays under the finger in every sample")
    func c12() {
        var stage = shown(proportional)
        stage.touch()
        for step in 1...22 {
            stage.move(1, steps: 1)
            #expect(abs(stage.progress - Double(step) / 44) < 0.01)
        }
        stage.move(-11)
        #expect(abs(stage.progress - 0.25) < 0.01)
    }

    @Test("The result of a path is the same at every rate", arguments: rates)
    func rateIndependence(hz: Double) {
        let paths: [[Double]] = [
            [100, -20, 30, -10], [15, -5, 6, -3, 4], [400, -15, 14, -17], [-60, 18, -15, 10, -12],
        ]
        for rules in [BarRules(), BarRules(hideAfter: 40, showAfter: 8), proportional] {
            for path in paths {
                func run(_ hz: Double) -> Stage {
                    var stage = shown(rules, hz: hz)
                    stage.touch()
                    for leg in path { stage.move(leg, in: 0.6) }
                    return stage
                }
                let reference = run(1000)
                #expect(abs(run(hz).progress - reference.progress) < 1e-9)
            }
        }
    }

    @Test("A fling decides the same at every rate", arguments: rates)
    func flingRates(hz: Double) {
        for velocity in [300.0, 1800, 6000] {
            var stage = shown(hz: hz)
            stage.fling(velocity)
            #expect(stage.isHidden)
            stage.fling(-velocity)
            #expect(!stage.isHidden)
        }
    }
}
