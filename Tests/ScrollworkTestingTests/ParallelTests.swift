// SPDX-License-Identifier: MIT
import Foundation
import ScrollworkTesting
import Testing

/// Virtual time belongs to a window: it moves neither other windows nor the runner's own clock.
@Suite struct ParallelTests {
    @Test(
        "eight windows in parallel each have their own time", .timeLimit(.minutes(10)),
        arguments: 0..<8)
    @MainActor func windows(number: Int) async throws {
        let clock = ContinuousClock()
        let start = clock.now
        let tester = ScrollTester(ShyBarScreen(playsItself: true))
        for step in 1...8 {
            tester.advance(by: 0.25 + Double(number) * 0.1)
            #expect(abs(tester.time - Double(step) * (0.25 + Double(number) * 0.1)) < 0.2)
            // The others go on meanwhile.
            await Task.yield()
        }
        tester.run(until: .condition("over") { $0.time > 3 })
        tester.expectPhases([.idle, .animating, .idle])
        let passed = clock.now - start
        #expect(passed > .zero && passed < .seconds(600))
    }

    @Test("a test beside them waits real time for a thread", .timeLimit(.minutes(10)))
    func realTime() async {
        let clock = ContinuousClock()
        let start = clock.now
        await withCheckedContinuation { continuation in
            Thread {
                Thread.sleep(forTimeInterval: 0.3)
                continuation.resume()
            }.start()
        }
        #expect(clock.now - start >= .seconds(0.3))
        #expect(clock.now - start < .seconds(600))
    }
}
