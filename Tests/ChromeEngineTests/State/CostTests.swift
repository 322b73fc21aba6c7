// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// What an event costs.
@Suite(.serialized) struct CostTests {
    #if canImport(Glibc) && !DEBUG
        @Test("A sample allocates nothing as far as bars are concerned, and takes some nanoseconds")
        func bars() {
            var state = ChromeState()
            let extents = ChromeExtents(content: 100_000, viewport: 800)
            var sample = ScrollSample(
                time: 0, offset: 300, extents: extents, phase: .interacting)
            _ = state.reduce(sample)
            let count = 200_000
            let before = mallinfo2().uordblks
            let clock = ContinuousClock()
            var flips = 0
            let duration = clock.measure {
                for step in 0..<count {
                    sample.time += 1 / 120
                    sample.offset += (step / 64).isMultiple(of: 2) ? 3 : -3
                    if state.reduce(sample).bars.isFlip { flips += 1 }
                }
            }
            let after = mallinfo2().uordblks
            #expect(flips > 1000)
            #expect(after <= before + 4096)
            let nanoseconds = Double(duration.components.attoseconds) / 1e9 / Double(count)
            print("bars: \(nanoseconds) ns an event")
            #expect(nanoseconds < 2000)
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
