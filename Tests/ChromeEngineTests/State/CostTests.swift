// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// What an event costs.
@Suite(.serialized) struct CostTests {
    @Test("What decides about bars are plain values: nothing in them can allocate")
    func plain() {
        #expect(_isPOD(ScrollSample.self))
        #expect(_isPOD(MotionClassifier.self))
        #expect(_isPOD(Motion.self))
        #expect(_isPOD(BarState.self))
        #expect(_isPOD(BarDecision.self))
    }

    #if !DEBUG
        @Test("A sample takes some tens of nanoseconds")
        func bars() {
            let extents = ChromeExtents(content: 100_000, viewport: 800)
            var sample = ScrollSample(time: 0, offset: 300, extents: extents, phase: .interacting)
            var classifier = MotionClassifier()
            var bars = BarState()
            var state = ChromeState()
            // The quickest of many short batches: tests share their processors.
            let count = 2_000
            var flips = 0
            func measure(_ body: (ScrollSample) -> BarDecision) -> Double {
                let durations = (0..<100).map { _ in
                    ContinuousClock().measure {
                        for step in 0..<count {
                            sample.time += 1 / 120
                            sample.offset += (step / 64).isMultiple(of: 2) ? 3 : -3
                            if body(sample).isFlip { flips += 1 }
                        }
                    }
                }
                let quickest = durations.min() ?? .zero
                return Double(quickest.components.attoseconds) / 1e9 / Double(count)
            }
            let alone = measure { bars.reduce(classifier.classify($0)) }
            let whole = measure { state.reduce($0).bars }
            print("bars: \(alone) ns an event with their classifier, \(whole) in the whole state")
            #expect(flips > 2000)
            #expect(alone < 500 && whole < 1500)
        }
    #endif

    @Test("The state of the bars is a plain value: a copy decides for itself")
    func copies() {
        var stage = Stage()
        stage.restore(300)
        let before = stage.state
        stage.drag(100)
        #expect(!before.bars.isHidden)
        #expect(stage.isHidden)
    }
}
