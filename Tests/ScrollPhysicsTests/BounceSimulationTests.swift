// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ScrollPhysics

@Suite("Bounce")
struct BounceSimulationTests {
    @Test("a release at rest follows the UIKit trace within 1 pt")
    func uikitTrace() throws {
        let bounce = BounceSimulation(
            edge: 0, overscroll: -177, velocity: 0, isRelease: true, pixelLength: 1.0 / 3)
        for row in try GoldenTable("bounce_release_uikit_trace").rows {
            let offset = bounce.offset(at: try row.number("t_ms") / 1000)
            #expect(abs(offset - (try row.number("uikit_offset"))) <= 1)
        }
        // The trace ends at about 667 ms.
        #expect(abs(bounce.duration - 0.667) < 0.05)
    }

    @Test("the release law is x0 (1 + 3.74 t) e^(-10.97 t)")
    func releaseLaw() {
        let bounce = BounceSimulation(
            edge: 20, overscroll: 50, velocity: 0, isRelease: true, pixelLength: 1)
        for time in stride(from: 0.0, to: 0.4, by: 0.05) {
            let law = 50 * (1 + 3.7415 * time) * exp(-10.97 * time)
            #expect(abs(bounce.offset(at: time) - 20 - law) < 1e-3)
        }
    }

    @Test("a fling into the edge peaks at v / (omega e) and comes back")
    func fling() {
        let bounce = BounceSimulation(
            edge: 0, overscroll: 0, velocity: 2000, isRelease: false, pixelLength: 1)
        let peak = bounce.oscillator.turningTime
        #expect(abs(peak - 0.0912) < 1e-4)
        #expect(abs(bounce.offset(at: peak) - 67.07) < 0.01)
        #expect(bounce.offset(at: bounce.duration) == 0)
    }

    @Test("the settling time is the last moment beyond the tolerance")
    func settlingTime() {
        for (displacement, velocity) in [
            (100.0, 0.0), (-100, 0), (0, 500), (0, -3000), (10, -400), (-3, 90), (0.2, 0), (0, 1),
        ] {
            let spring = CriticalOscillator(displacement: displacement, velocity: velocity)
            let time = spring.settlingTime(within: 0.5)
            for later in stride(from: time + 1e-6, to: time + 3, by: 0.01) {
                #expect(abs(spring.displacement(at: later)) <= 0.5)
            }
            if time > 0 {
                #expect(abs(abs(spring.displacement(at: time)) - 0.5) < 1e-6)
            }
        }
    }

    @Test("settling on a target never passes it and ends on it")
    func settle() {
        for velocity in stride(from: -4000.0, through: 4000, by: 500) {
            let settle = SettleSimulation(
                start: 300, velocity: velocity, target: 375, pixelLength: 0.5)
            for time in stride(from: 0.0, through: 2, by: 0.01) {
                #expect(settle.offset(at: time) <= 375 + 1e-9)
                #expect(settle.offset(at: time) >= settle.farthestOffset - 1e-9)
            }
            #expect(settle.offset(at: settle.duration) == 375)
            #expect(settle.offset(at: 0) == 300)
        }
    }
}
