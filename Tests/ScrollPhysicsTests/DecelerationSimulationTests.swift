// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ScrollPhysics

@Suite("Deceleration")
struct DecelerationSimulationTests {
    private func rate(_ name: String?) -> DecelerationRate { name == "fast" ? .fast : .normal }

    @Test("the law is the exponential of the golden table")
    func closedForm() throws {
        for row in try GoldenTable("decel").rows {
            let simulation = DecelerationSimulation(
                start: 0, velocity: try row.number("v0_pt_s"), rate: rate(row["rate"]),
                pixelLength: 1)
            let time = try row.number("t_s")
            #expect(
                abs(simulation.unboundedOffset(at: time) - (try row.number("offset_pt"))) < 1e-6)
            #expect(
                abs(simulation.unboundedVelocity(at: time) - (try row.number("velocity_pt_s")))
                    < 1e-6)
        }
    }

    @Test("it stops at 10 pt/s on a whole pixel")
    func stop() throws {
        for row in try GoldenTable("decel_target").rows {
            let velocity = try row.number("v0_pt_s")
            let rate = rate(row["rate"])
            let simulation = DecelerationSimulation(
                start: 0, velocity: velocity, rate: rate, pixelLength: 1.0 / 3)
            let travel = DecelerationSimulation.travel(velocity: velocity, rate: rate)
            #expect(abs(travel - (try row.number("distance_stop10_pt"))) < 1e-6)
            #expect(abs(simulation.target - (try row.number("distance_px3"))) < 1e-5)
            #expect(abs(simulation.duration - (try row.number("time_s"))) < 1e-6)
            #expect(simulation.offset(at: simulation.duration) == simulation.target)
            #expect(simulation.velocity(at: simulation.duration) == 0)
        }
    }

    @Test("all twelve targets published for UIKit come out on their pixel")
    func uikitTargets() throws {
        for row in try GoldenTable("decel_uikit_targets").rows {
            let velocity = try row.number("v_pt_ms") * 1000
            let travel = DecelerationSimulation.travel(
                velocity: velocity,
                rate: DecelerationRate(perMillisecond: try row.number("rate")))
            let error = try row.number("offset") + travel - row.number("uikit_target")
            // Offsets round to thirds; velocities are published to 0.1 pt/s, offsets to 0.01 pt.
            let published = 0.05 / 2.002 + 0.005
            #expect(abs(error) <= 1.0 / 6 + published, "\(row)")
        }
    }

    @Test("the path follows a UIKit trace within 0.7 pt once lift-off has its lead")
    func uikitTrace() throws {
        // The trace is that of the first published target row: from 400 pt at 0.4808 pt/ms.
        let motion = MomentumSimulation(
            offset: 400, velocity: 480.834, range: 0...10000, isBouncing: true,
            pixelLength: 1.0 / 3, origin: .release)
        for row in try GoldenTable("decel_uikit_trace").rows {
            let offset = motion.offset(at: try row.number("t_ms_since_release") / 1000)
            #expect(abs(offset - (try row.number("uikit_offset"))) <= 0.7)
        }
    }

    @Test("the crossing of an edge is exact")
    func crossing() throws {
        let simulation = DecelerationSimulation(start: 100, velocity: -1500, pixelLength: 1)
        let crossing = try #require(simulation.crossing(of: 0))
        #expect(abs(simulation.unboundedOffset(at: crossing.elapsed)) < 1e-9)
        #expect(
            abs(simulation.unboundedVelocity(at: crossing.elapsed) - crossing.velocity) < 1e-9)
        #expect(simulation.crossing(of: 101) == nil)
        #expect(simulation.crossing(of: -100_000) == nil)
    }

    @Test("below the stop speed nothing moves")
    func standstill() {
        let simulation = DecelerationSimulation(start: 3.2, velocity: 9, pixelLength: 1)
        #expect(simulation.duration == 0)
        #expect(simulation.target == 3.2)
        #expect(simulation.offset(at: 0) == 3.2)
    }
}
