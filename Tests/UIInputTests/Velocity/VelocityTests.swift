// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import UIInput

@Suite struct VelocityTests {
    @Test(
        "The lift-off tracker gives Flutter's velocity for every row", arguments: LiftOffGolden.rows
    )
    func liftOff(row: LiftOffGolden.Row) throws {
        var tracker = LiftOffVelocityTracker()
        for sample in row.samples { tracker.add(CGPoint(x: 7, y: sample.y), at: at(sample.time)) }
        let end = try #require(row.samples.last).time
        let velocity = tracker.velocity(at: at(end))
        #expect(abs(velocity.dy - row.liftOff) < 1e-9 * max(1, abs(row.liftOff)))
        #expect(velocity.dx == 0)
    }

    @Test(
        "The gesture sampler gives SwiftUI's velocity for every row", arguments: LiftOffGolden.rows)
    func sampler(row: LiftOffGolden.Row) throws {
        var sampler = GestureVelocitySampler()
        for sample in row.samples { sampler.add(CGPoint(x: sample.y, y: 7), at: at(sample.time)) }
        let end = try #require(row.samples.last).time
        let velocity = sampler.velocity(at: at(end))
        #expect(abs(velocity.dx - row.sampler) < 1e-9 * max(1, abs(row.sampler)))
        #expect(velocity.dy == 0)
    }

    @Test("All ten rows are there")
    func rows() { #expect(LiftOffGolden.rows.count == 10) }

    @Test("A finger that rests longer than 40 ms before it lifts has no velocity")
    func stale() {
        var tracker = LiftOffVelocityTracker()
        var sampler = GestureVelocitySampler()
        for step in 0...5 {
            let location = CGPoint(x: 0, y: 10 * CGFloat(step))
            tracker.add(location, at: at(Double(step) * 0.01))
            sampler.add(location, at: at(Double(step) * 0.01))
        }
        #expect(abs(tracker.velocity(at: at(0.0899)).dy - 1000) < 1e-6)
        #expect(abs(sampler.velocity(at: at(0.0899)).dy - 1000) < 1e-6)
        #expect(tracker.velocity(at: at(0.0901)) == .zero)
        #expect(sampler.velocity(at: at(0.0901)) == .zero)
    }

    @Test("Without samples, or with one, there is no velocity")
    func tooFew() {
        var tracker = LiftOffVelocityTracker()
        var sampler = GestureVelocitySampler()
        #expect(tracker.velocity(at: .zero) == .zero)
        #expect(sampler.velocity(at: .zero) == .zero)
        tracker.add(CGPoint(x: 3, y: 3), at: .zero)
        sampler.add(CGPoint(x: 3, y: 3), at: .zero)
        #expect(tracker.velocity(at: .zero) == .zero)
        #expect(sampler.velocity(at: .zero) == .zero)
    }

    @Test("A sample of the same instant replaces, an older or too close one is left out")
    func spacing() {
        var window = VelocitySampleWindow(capacity: 4)
        window.add(CGPoint(x: 0, y: 0), at: at(1))
        window.add(CGPoint(x: 1, y: 0), at: at(1))
        window.add(CGPoint(x: 2, y: 0), at: at(1.0005))
        window.add(CGPoint(x: 3, y: 0), at: at(0.5))
        #expect(window.samples == [VelocitySample(location: CGPoint(x: 1, y: 0), time: at(1))])
        window.add(CGPoint(x: 4, y: 0), at: at(1.5))
        #expect(window.pairVelocity(age: 0) == CGVector(dx: 6, dy: 0))
        #expect(window.pairVelocity(age: 1) == nil)
    }

    @Test("After a reset nothing is remembered")
    func reset() {
        var tracker = LiftOffVelocityTracker()
        tracker.add(.zero, at: at(0))
        tracker.add(CGPoint(x: 0, y: 50), at: at(0.01))
        tracker.reset()
        #expect(tracker == LiftOffVelocityTracker())
    }

    @Test("A drag is predicted to go on for a quarter of a second")
    func prediction() {
        let value = DragValue(
            startLocation: CGPoint(x: 10, y: 10), location: CGPoint(x: 30, y: 50),
            time: .zero, velocity: CGSize(width: 100, height: -400))
        #expect(value.translation == CGSize(width: 20, height: 40))
        #expect(value.predictedEndLocation == CGPoint(x: 55, y: -50))
        #expect(value.predictedEndTranslation == CGSize(width: 45, height: -60))
    }
}
