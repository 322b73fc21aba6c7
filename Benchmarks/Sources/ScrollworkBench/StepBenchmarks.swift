// SPDX-License-Identifier: MIT
import FrameMeter

/// Things that happen once a frame or once an event, and must cost next to nothing.
@MainActor enum StepBenchmarks {
    /// *Units:* nanoseconds a call.
    @inline(__always) private static func nanoseconds(
        count: Int, _ body: (Int) -> Void
    ) -> Double {
        let time = ThreadClock.measure { for step in 0..<count { body(step) } }
        return time * 1e6 / Double(count)
    }

    static func spring(_ run: Run) -> Report {
        var report = Report("spring: one step of a spring, called from another module")
        let spring = Spring(duration: 0.5, bounce: 0.2)
        var value = 0.0
        var velocity = 0.0
        var pair = AnimatablePair(0.0, 0.0)
        var pairVelocity = AnimatablePair(0.0, 0.0)
        var best = (number: Double.infinity, pair: Double.infinity)
        for _ in 0..<run.batches {
            best.number = min(
                best.number,
                nanoseconds(count: 4096) { step in
                    spring.update(
                        value: &value, velocity: &velocity, target: step & 512 == 0 ? 1.0 : 0.0,
                        deltaTime: 1 / 120)
                })
            best.pair = min(
                best.pair,
                nanoseconds(count: 4096) { step in
                    let target = step & 512 == 0 ? 1.0 : 0.0
                    spring.update(
                        value: &pair, velocity: &pairVelocity,
                        target: AnimatablePair(target, -target), deltaTime: 1 / 120)
                })
        }
        keep(value + velocity + pair.first + pairVelocity.second)
        report.note("The quickest of \(run.batches) batches of 4,096:")
        report.aim("a step of a number", best.number, atMost: 100, unit: " ns")
        report.aim("a step of a pair", best.pair, atMost: 200, unit: " ns")
        return report
    }

    /// A finger's way back and forth, sample by sample.
    private struct Way {
        var time = 0.0
        var offset = 300.0
        let extents = ChromeExtents(content: 100_000, viewport: 800)

        mutating func step(_ step: Int) -> ScrollSample {
            time += 1 / 120
            offset += (step / 64).isMultiple(of: 2) ? 3 : -3
            return ScrollSample(time: time, offset: offset, extents: extents, phase: .interacting)
        }
    }

    static func bar(_ run: Run) -> Report {
        var report = Report(
            "bar: one event of the bars' rules, beside a tracker that does the least")
        var way = Way()
        var flips = 0
        var tracker = SimpleTracker()
        var classifier = MotionClassifier()
        var bars = BarState()
        var state = ChromeState()
        var alone = BarState()
        var earlier = MotionClassifier()
        var earlierWay = Way()
        let motions = (0..<4096).map { earlier.classify(earlierWay.step($0)) }
        var best = (
            tracker: Double.infinity, bars: Double.infinity, whole: Double.infinity,
            reducer: Double.infinity
        )
        // In turns, so that all meet the same machine.
        for _ in 0..<run.batches {
            best.tracker = min(
                best.tracker,
                nanoseconds(count: 4096) {
                    let before = tracker.isHidden
                    tracker.take(ScrollPlace(offset: way.step($0).offset, range: 99_200))
                    if tracker.isHidden != before { flips += 1 }
                })
            best.bars = min(
                best.bars,
                nanoseconds(count: 4096) {
                    if bars.reduce(classifier.classify(way.step($0))).isFlip { flips += 1 }
                })
            best.reducer = min(
                best.reducer,
                nanoseconds(count: 4096) { if alone.reduce(motions[$0]).isFlip { flips += 1 } })
            best.whole = min(
                best.whole,
                nanoseconds(count: 4096) {
                    if state.reduce(way.step($0)).bars.isFlip { flips += 1 }
                })
        }
        keep(Double(flips))
        report.note("The quickest of \(run.batches) batches of 4,096:")
        report.note("the least: \(Report.text(best.tracker)) ns")
        report.note("the whole state: \(Report.text(best.whole)) ns")
        report.figure("the least", best.tracker)
        report.figure("the whole state", best.whole)
        report.note("bars and their classifier: \(Report.text(best.bars)) ns")
        report.figure("bars and their classifier", best.bars)
        report.aim("the bars' reducer", best.reducer, atMost: 100, unit: " ns")
        return report
    }

    /// Uses a value, so that nothing before it is left out.
    @inline(never) private static func keep(_ value: Double) {
        if value == .pi { print(value) }
    }
}
