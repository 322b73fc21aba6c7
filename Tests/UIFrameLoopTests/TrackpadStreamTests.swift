// SPDX-License-Identifier: MIT
import Testing

@testable import UIFrameLoop

@Suite("How fast fingers leave a trackpad")
struct TrackpadStreamTests {
    private func step(
        _ phase: WheelPhase, _ dy: CGFloat, at seconds: Double
    ) -> WheelEvent {
        WheelEvent(
            location: .zero, delta: CGVector(dx: 0, dy: dy), isPrecise: true, phase: phase,
            time: FrameInstant(seconds: seconds))
    }

    /// Moves of 5 points, 10 ms apart: 500 pt/s.
    private func moved(_ stream: inout TrackpadStream) {
        _ = stream.take(step(.began, -5, at: 1))
        for number in 1...6 {
            _ = stream.take(step(.changed, -5, at: 1 + 0.01 * Double(number)))
        }
    }

    @Test("fingers that leave in motion leave their velocity")
    func fling() {
        var stream = TrackpadStream()
        moved(&stream)
        let velocity = stream.take(step(.ended, 0, at: 1.065))
        #expect(abs(velocity.dy + 500) < 1)
        #expect(velocity.dx == 0)
    }

    @Test("fingers that have rested leave nothing, nor does a stream that was taken away")
    func rest() {
        var stream = TrackpadStream()
        moved(&stream)
        #expect(stream.take(step(.ended, 0, at: 1.3)) == .zero)
        moved(&stream)
        #expect(stream.take(step(.cancelled, 0, at: 1.065)) == .zero)
    }

    @Test("a device's own momentum gets none added")
    func momentum() {
        var stream = TrackpadStream()
        moved(&stream)
        _ = stream.take(step(.ended, 0, at: 1.065))
        #expect(stream.take(step(.momentum, -5, at: 1.07)) == .zero)
        #expect(stream.take(step(.momentumEnded, 0, at: 1.08)) == .zero)
    }
}
