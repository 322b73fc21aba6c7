// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import HeadlessHost

@Suite struct ScriptTouchesTests {
    @Test("a drag is sampled at 120 Hz, rests for 0.1 s at its end and lifts there")
    func drag() throws {
        let touches = ScriptTouches.drag(
            from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.25)
        #expect(touches.first?.phase == .began)
        #expect(touches.first?.location == CGPoint(x: 200, y: 600))
        let last = try #require(touches.last)
        #expect(last.phase == .ended)
        #expect(last.location == CGPoint(x: 200, y: 300))
        #expect(abs(last.time - 0.35) < 1e-12)
        // 0.35 s × 120 Hz: the press, 41 samples, the lift.
        #expect(touches.count == 43)
        #expect(touches.dropFirst().dropLast().allSatisfy { $0.phase == .moved })
        let resting = touches.filter { $0.time >= 0.25 }
        #expect(resting.allSatisfy { $0.location.y == 300 })
        #expect(zip(touches, touches.dropFirst()).allSatisfy { $0.location.y >= $1.location.y })
    }

    @Test("a fling moves at its speed up to the lift")
    func fling() throws {
        let touches = ScriptTouches.fling(
            from: CGPoint(x: 200, y: 600), .up, speed: 1800)
        let last = try #require(touches.last)
        #expect(last.phase == .ended)
        #expect(abs(last.time - 0.12) < 1e-12)
        #expect(abs(last.location.y - (600 - 216)) < 1e-9)
        for (a, b) in zip(touches, touches.dropFirst()) {
            #expect(abs((a.location.y - b.location.y) / (b.time - a.time) - 1800) < 1e-6)
        }
    }

    @Test(
        "the directions are the finger's",
        arguments: zip(
            ScriptDirection.allCases,
            [(0.0, -1.0), (0.0, 1.0), (-1.0, 0.0), (1.0, 0.0)]))
    func directions(direction: ScriptDirection, vector: (Double, Double)) {
        #expect(direction.vector == CGVector(dx: vector.0, dy: vector.1))
    }

    @Test("a touch that stays reports its press and its lift only")
    func touch() {
        let touches = ScriptTouches.touch(CGPoint(x: 1, y: 2), duration: 0.3)
        #expect(touches.map(\.phase) == [.began, .ended])
        #expect(touches.map(\.time) == [0, 0.3])
    }
}
