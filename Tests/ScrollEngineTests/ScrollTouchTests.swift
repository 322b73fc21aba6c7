// SPDX-License-Identifier: MIT
import ScrollPhysics
import Testing
import UIGeometry

@testable import ScrollEngine

@Suite("Touches")
struct ScrollTouchTests {
    private var session = ScrollSession(.feed)
    private let band = RubberBand(dimension: 844)

    @Test("content follows the finger inside and the rubber band outside")
    mutating func follows() {
        session.touchDown()
        session.drag(by: CGVector(dx: 33, dy: -80))
        #expect(session.engine.offset == CGPoint(x: 0, y: -20))
        session.moveFinger(from: CGVector(dx: 0, dy: -80), to: CGVector(dx: 0, dy: 200))
        #expect(abs(Double(session.engine.offset.y) + 100 + band.overscroll(at: 200)) <= 0.25)
        session.moveFinger(from: CGVector(dx: 0, dy: 200), to: CGVector(dx: 0, dy: -80))
        #expect(session.engine.offset.y == -20)
        #expect(session.causes.allSatisfy { $0 == .user })
    }

    @Test("a grab of over-scrolled content goes on from its inverse")
    mutating func grab() {
        session.touchDown()
        session.drag(by: CGVector(dx: 0, dy: 300))
        session.dragEnded()
        session.run(for: 0.05)
        let seen = Double(session.engine.offset.y)
        #expect(seen < -110)
        session.touchDown()
        session.send { $0.dragBegan(at: $1) }
        #expect(Double(session.engine.offset.y) == seen)
        session.moveFinger(from: .zero, to: CGVector(dx: 0, dy: 40))
        let finger = band.distance(at: -100 - seen) + 40
        #expect(abs(Double(session.engine.offset.y) + 100 + band.overscroll(at: finger)) <= 0.3)
    }

    @Test("a touch that stops a bounce lets it go on when it lifts")
    mutating func holdBounce() {
        session.touchDown()
        session.drag(by: CGVector(dx: 0, dy: 300))
        session.dragEnded()
        session.run(for: 0.05)
        session.touchDown()
        session.run(for: 0.5)
        #expect(session.engine.offset.y < -110)
        session.touchUp()
        #expect(session.engine.phase == .decelerating)
        session.runToRest()
        #expect(session.engine.offset.y == -100)
    }

    @Test("a fling into an edge bounces and rests on it exactly")
    mutating func bounce() throws {
        session = ScrollSession(.feed.with { $0.contentInsets.top = 97.667 })
        session.send { $0.scroll(to: CGPoint(x: 0, y: 300), at: $1) }
        session.fling(-3000)
        session.runToRest()
        let peak = try #require(session.path.map(\.offset.y).min())
        #expect(peak < -110)
        #expect(session.engine.offset.y == -97.667)
    }

    @Test("content that does not bounce ends dead at its edge, dragged or flung")
    mutating func dead() {
        session = ScrollSession(.feed.with { $0.verticalBounce = .never })
        session.touchDown()
        session.drag(by: CGVector(dx: 0, dy: 200))
        #expect(session.engine.offset.y == -100)
        session.moveFinger(from: CGVector(dx: 0, dy: 200), to: CGVector(dx: 0, dy: -150))
        session.dragEnded(CGVector(dx: 0, dy: -3000))
        session.runToRest()
        #expect(session.path.allSatisfy { $0.offset.y >= -100 })
        #expect(session.engine.offset.y == -100)
    }

    @Test("both axes run by themselves under one phase")
    mutating func twoAxes() {
        session = ScrollSession(
            .feed.with {
                $0.axes = [.horizontal, .vertical]
                $0.contentSize.width = 3000
            })
        session.touchDown()
        session.drag(by: CGVector(dx: -50, dy: -50))
        session.dragEnded(CGVector(dx: 600, dy: 2000))
        session.run(for: 2.2)
        // The slower axis rests at 50 + 590 / 2.002 while the other still moves.
        #expect(session.engine.offset.x == 344.5)
        #expect(session.engine.phase == .decelerating)
        session.runToRest()
        #expect(session.engine.offset.y == 944)
        #expect(session.phases.filter { $0.contains("decelerating") }.count == 2)
    }

    @Test("the offset shows on whole pixels while it moves")
    mutating func pixels() {
        session.fling(1234)
        session.runToRest()
        #expect(session.path.allSatisfy { ($0.offset.y * 2).rounded() == $0.offset.y * 2 })
    }

    @Test("numbers that are none do nothing")
    mutating func nonsense() {
        session.touchDown()
        session.drag(by: CGVector(dx: CGFloat.nan, dy: .infinity))
        #expect(session.engine.offset.y == -100)
        session.dragEnded(CGVector(dx: 0, dy: CGFloat.nan))
        #expect(session.engine.phase == .idle)
    }

    @Test("the drag tells its velocity and whether it is touched")
    mutating func queries() {
        session.touchDown()
        #expect(session.engine.isTouched)
        session.drag(by: CGVector(dx: 0, dy: -120), in: 0.1)
        #expect(abs(session.engine.velocity.dy - 1200) < 30)
        #expect(session.engine.hasRoom(towards: CGVector(dx: 0, dy: -1)))
        #expect(!session.engine.hasRoom(towards: CGVector(dx: 1, dy: 0)))
        session.dragEnded(CGVector(dx: 0, dy: 1000))
        #expect(!session.engine.isTouched)
        #expect(session.engine.restingOffset.y == 20 + 494.5)
    }
}
