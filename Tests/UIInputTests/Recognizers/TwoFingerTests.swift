// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import UIInput

@Suite struct TwoFingerTests {
    @Test("A magnification is the fingers' distance relative to its start")
    func magnify() throws {
        let heard = run(
            MagnifyRecognizer(),
            [
                touch(.began, 100, 0, at: 0), touch(.began, 200, 0, at: 0.1, finger: 2),
                touch(.moved, 200.5, 0, at: 0.2, finger: 2),
                touch(.moved, 250, 0, at: 0.3, finger: 2),
                touch(.moved, 50, 0, at: 0.4), touch(.ended, 50, 0, at: 0.41),
            ])
        #expect(heard.map(\.phase) == [.began, .changed, .ended])
        let end = try #require(heard.last?.magnify)
        #expect(heard[0].magnify?.magnification == 1.5)
        #expect(end.magnification == 2)
        #expect(end.startLocation == CGPoint(x: 150, y: 0))
        // Three quarters of 4.95 per second, and a quarter of 5.
        #expect(abs(end.velocity - 4.9625) < 1e-6)
    }

    @Test("One finger magnifies and turns nothing")
    func oneFinger() {
        let events = [
            touch(.began, 0, 0, at: 0), touch(.moved, 90, 50, at: 0.1),
            touch(.ended, 90, 50, at: 0.2),
        ]
        #expect(run(MagnifyRecognizer(), events).isEmpty)
        #expect(run(RotateRecognizer(), events).isEmpty)
    }

    @Test("Fingers that came down on one point magnify from where they parted")
    func samePoint() throws {
        let heard = run(
            MagnifyRecognizer(),
            [
                touch(.began, 0, 0, at: 0), touch(.began, 0, 0, at: 0, finger: 2),
                touch(.moved, 10, 0, at: 0.1, finger: 2),
                touch(.moved, 30, 0, at: 0.2, finger: 2),
            ])
        #expect(heard.last?.magnify?.magnification == 3)
    }

    @Test("Turns add up past half a turn, clockwise on screen")
    func rotate() throws {
        let steps = (1...12).map { step in
            let angle = Double(step) * .pi / 8
            return touch(
                .moved, CGFloat(100 * cos(angle)), CGFloat(100 * sin(angle)),
                at: Double(step) * 0.1, finger: 2)
        }
        let heard = run(
            RotateRecognizer(),
            [touch(.began, 0, 0, at: 0), touch(.began, 100, 0, at: 0, finger: 2)] + steps)
        #expect(heard.first?.phase == .began)
        let end = try #require(heard.last?.rotate)
        #expect(abs(end.rotation.degrees - 270) < 1e-9)
        #expect(abs(end.velocity.degrees - 225) < 1e-6)
        #expect(end.startLocation == CGPoint(x: 50, y: 0))
    }

    @Test("Less than a degree is no rotation")
    func smallTurn() {
        let rotate = RotateRecognizer()
        let heard = run(
            rotate,
            [
                touch(.began, 0, 0, at: 0), touch(.began, 100, 0, at: 0, finger: 2),
                touch(.moved, 100, 1.5, at: 0.1, finger: 2),
                touch(.ended, 100, 1.5, at: 0.2, finger: 2),
            ])
        #expect(heard.isEmpty)
        #expect(rotate.state == .failed)
    }
}
