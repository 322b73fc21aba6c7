// SPDX-License-Identifier: MIT
import Testing

@testable import UIMotion

@Suite("Spring")
struct SpringTests {
    private func named(_ name: String) throws -> Spring {
        switch name {
        case "smooth": .smooth
        case "snappy": .snappy
        case "bouncy": .bouncy
        case "snappy+0.1": .snappy(extraBounce: 0.1)
        case "bouncy d0.4": .bouncy(duration: 0.4)
        case "interactive": Spring(duration: 0.15, bounce: 0.15)
        case "overdamped b-0.3": Spring(duration: 0.5, bounce: -0.3)
        case "undamped b1": Spring(duration: 0.5, bounce: 1)
        case "doc Spring(0.5,0.3)": Spring(duration: 0.5, bounce: 0.3)
        case "doc m1 k100 c10": Spring(mass: 1, stiffness: 100, damping: 10)
        case "default docs": Spring(response: 0.55, dampingRatio: 1)
        case "1 s smooth": .smooth(duration: 1)
        default: try #require(nil, "no spring of the name \(name)")
        }
    }

    @Test("Parameters follow the golden table")
    func parameters() throws {
        for row in try GoldenTable("spring_params").rows {
            let spring = try named(row[0])
            let numbers = try row.dropFirst().map(GoldenTable.number)
            #expect(near(spring.duration, numbers[0]), "\(row[0])")
            #expect(near(spring.bounce, numbers[1]), "\(row[0])")
            #expect(near(spring.dampingRatio, numbers[2]), "\(row[0])")
            #expect(near(spring.mass, numbers[3]), "\(row[0])")
            #expect(near(spring.stiffness, numbers[4], 1e-5), "\(row[0])")
            #expect(near(spring.damping, numbers[5], 1e-5), "\(row[0])")
            if numbers[6].isFinite {
                #expect(near(spring.settlingDuration, numbers[6]), "\(row[0])")
            } else {
                #expect(spring.settlingDuration == .infinity)
            }
        }
    }

    @Test("The exact motion follows the golden table")
    func analytic() throws {
        for row in try GoldenTable("spring_curves").rows {
            let spring = try GoldenTable.spring(row[0])
            let numbers = try row.dropFirst().map(GoldenTable.number)
            #expect(near(spring.value(target: 1.0, time: numbers[2]), numbers[3]), "\(row)")
            #expect(near(spring.velocity(target: 1.0, time: numbers[2]), numbers[4]), "\(row)")
        }
    }

    @Test("Updating keeps the velocity when the target changes, as the golden table says")
    func retarget() throws {
        for row in try GoldenTable("spring_retarget").rows {
            let spring = try GoldenTable.spring(row[0])
            let time = try GoldenTable.number(row[1])
            var (value, velocity) = (0.0, 0.0)
            spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.2)
            spring.update(value: &value, velocity: &velocity, target: 200, deltaTime: time - 0.2)
            #expect(near(value, try GoldenTable.number(row[2]), 1e-4), "\(row)")
        }
    }

    @Test(
        "Many small updates equal one long one",
        arguments: [Spring.bouncy, .smooth, Spring(duration: 0.5, bounce: -0.4)])
    func updates(spring: Spring) {
        var (value, velocity) = (3.0, -40.0)
        for _ in 0..<100 {
            spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.004)
        }
        let exact = spring.value(target: 7.0, initialVelocity: -40, time: 0.4) + 3
        #expect(near(value, exact, 1e-9))
        #expect(
            near(
                velocity, spring.velocity(target: 7.0, initialVelocity: -40, time: 0.4), 1e-9))
    }

    @Test("The force pulls to the target and against the motion")
    func force() {
        let spring = Spring(mass: 2, stiffness: 100, damping: 10)
        #expect(near(spring.force(target: 10.0, position: 4, velocity: 0), 600, 1e-9))
        #expect(near(spring.force(target: 0.0, position: 0, velocity: 3), -30, 1e-9))
        let point = spring.force(
            fromValue: CGPoint.zero, toValue: CGPoint(x: 10, y: 0), position: CGPoint(x: 4, y: 1),
            velocity: .zero)
        #expect(near(point.x, 600, 1e-9) && near(point.y, -100, 1e-9))
    }

    @Test("Animatable values move between two values")
    func animatable() {
        let (from, to) = (CGPoint(x: 100, y: 50), CGPoint(x: 200, y: 0))
        let done = Spring.snappy.value(target: 1.0, time: 0.1)
        let value = Spring.snappy.value(
            fromValue: from, toValue: to, initialVelocity: .zero, time: 0.1)
        #expect(near(value.x, 100 + 100 * done) && near(value.y, 50 - 50 * done))
        let speed = Spring.snappy.velocity(
            fromValue: from, toValue: to, initialVelocity: .zero, time: 0.1)
        #expect(near(speed.x, 100 * Spring.snappy.velocity(target: 1.0, time: 0.1)))
        let settling = Spring.snappy.settlingDuration(
            fromValue: 5.0, toValue: 6.0, initialVelocity: 0, epsilon: 0.001)
        #expect(near(settling, 0.8768, 1e-4))
    }

    @Test("Overdamping is only taken if allowed")
    func overdamping() {
        #expect(Spring(stiffness: 100, damping: 60).dampingRatio == 1)
        #expect(Spring(stiffness: 100, damping: 60, allowOverDamping: true).dampingRatio == 3)
    }

    @Test("A spring of a settling duration settles then", arguments: [0.3, 0.7, 0.95])
    func settlingDuration(ratio: Double) {
        let spring = Spring(settlingDuration: 1.2, dampingRatio: ratio)
        #expect(near(spring.settlingDuration, 1.2, 1e-6))
        #expect(near(spring.dampingRatio, ratio))
    }

    @Test("A critically damped spring of a settling duration is near its target then")
    func criticalSettlingDuration() {
        let spring = Spring(settlingDuration: 0.8, dampingRatio: 1)
        #expect(near(spring.value(target: 1.0, time: 0.8), 0.999, 1e-6))
        #expect(near(spring.settlingDuration, 0.8, 0.1))
    }

    @Test(
        "Senseless parameters give finite motion",
        arguments: [
            Spring(duration: 0), Spring(duration: -1, bounce: 9), Spring(duration: .nan),
            Spring(bounce: -1), Spring(mass: 0, stiffness: 0, damping: 0),
            Spring(response: .infinity, dampingRatio: .nan),
            Spring(settlingDuration: -1, dampingRatio: 0),
        ])
    func senseless(spring: Spring) {
        for time in [0, 0.1, 3, 1e12, .nan] {
            #expect(spring.value(target: 100.0, initialVelocity: 5, time: time).isFinite)
            #expect(spring.velocity(target: 100.0, initialVelocity: 5, time: time).isFinite)
        }
    }
}
