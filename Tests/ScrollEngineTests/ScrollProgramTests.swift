// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import ScrollEngine

@Suite("Programmatic scrolls, wheels and targets")
struct ScrollProgramTests {
    private var session = ScrollSession(.feed)

    @Test("the destination is clamped, half points are kept")
    mutating func destination() {
        session.send { $0.scroll(to: CGPoint(x: 70, y: 99_999), at: $1) }
        #expect(session.engine.offset == CGPoint(x: 0, y: 4190))
        session.send { $0.scroll(to: CGPoint(x: 0, y: 40.25), at: $1) }
        #expect(session.engine.offset.y == 40.25)
    }

    @Test("an animated scroll to where it is has no phase")
    mutating func nowhere() {
        session.send { $0.scroll(to: CGPoint(x: 0, y: -100), curve: .linear(1), at: $1) }
        #expect(session.phases.isEmpty)
        #expect(!session.engine.needsFrames)
    }

    @Test("an animation that is over at once is a jump")
    mutating func instant() {
        let done = ScrollAnimationCurve { _ in nil }
        session.send { $0.scroll(to: CGPoint(x: 0, y: 300), curve: done, at: $1) }
        #expect(session.engine.offset.y == 300)
        #expect(session.phases.isEmpty)
    }

    @Test("a spring's overshoot passes an edge only where it may bounce", arguments: [true, false])
    mutating func overshoot(isBouncing: Bool) throws {
        session = ScrollSession(.feed.with { $0.verticalBounce = isBouncing ? .always : .never })
        let spring = ScrollAnimationCurve { $0 > 1 ? nil : sin($0 * 4) * 1.2 }
        session.send { $0.scroll(to: CGPoint(x: 0, y: 4190), curve: spring, at: $1) }
        session.runToRest()
        let highest = try #require(session.path.map(\.offset.y).max())
        #expect((highest > 4200) == isBouncing)
        #expect(session.engine.offset.y == 4190)
        #expect(session.broken.isEmpty)
    }

    @Test("content that is put elsewhere under an animation is not carried past an edge")
    mutating func carried() throws {
        session.send { $0.scroll(to: CGPoint(x: 0, y: 4190), at: $1) }
        let curve = ScrollAnimationCurve { $0 >= 0.4 ? nil : $0 * $0 * (3 - 2 * $0 / 0.4) / 0.16 }
        session.send { $0.scroll(to: CGPoint(x: 0, y: 1000), curve: curve, at: $1) }
        session.run(for: 0.1)
        let before = session.engine.offset.y
        // The rows that were seen are near the start now.
        session.send { $0.adjustOffset(by: CGVector(dx: 0, dy: 60 - before), at: $1) }
        session.runToRest()
        let lowest = try #require(session.path.map(\.offset.y).min())
        #expect(lowest >= -100)
        #expect(session.engine.offset.y == -100)
        #expect(session.broken.isEmpty)
    }

    @Test(
        "an animated scroll to an edge ends at the edge as it is then, any other where it was sent",
        arguments: [true, false])
    mutating func movedEdge(isToTop: Bool) {
        session.send { $0.scroll(to: CGPoint(x: 0, y: 2000), at: $1) }
        let wanted = CGPoint(x: 0, y: isToTop ? -100 : 300)
        session.send { $0.scroll(to: wanted, curve: .linear(0.4), at: $1) }
        session.run(for: 0.1)
        let taller = session.engine.extents.with { $0.contentInsets.top += 60 }
        session.send { $0.setExtents(taller, at: $1) }
        session.runToRest()
        #expect(session.engine.offset.y == (isToTop ? -160 : 300))
        #expect(session.broken.isEmpty)
    }

    @Test("a jump under a finger goes on under it")
    mutating func jumpUnderFinger() {
        session.touchDown()
        session.drag(by: CGVector(dx: 0, dy: -30))
        session.send { $0.scroll(to: CGPoint(x: 0, y: 1000), at: $1) }
        #expect(session.engine.phase == .interacting)
        session.moveFinger(from: CGVector(dx: 0, dy: -30), to: CGVector(dx: 0, dy: -50))
        #expect(session.engine.offset.y == 1020)
    }

    @Test("an animation under a finger runs until the finger moves")
    mutating func animationUnderFinger() {
        session.touchDown()
        session.drag(by: CGVector(dx: 0, dy: -30))
        session.forgetPhases()
        session.send { $0.scroll(to: CGPoint(x: 0, y: 1000), curve: .linear(1), at: $1) }
        session.run(for: 0.1)
        let seen = session.engine.offset.y
        #expect(seen > 0)
        #expect(session.engine.isTouched)
        session.moveFinger(
            from: CGVector(dx: 0, dy: -30), to: CGVector(dx: 0, dy: -32), in: 0.001)
        #expect(abs(session.engine.offset.y - seen - 2) <= 0.5)
        #expect(session.phases == ["interacting>animating", "animating>interacting"])
    }

    @Test("a finger that stays down gets the content back after an animation")
    mutating func animationWhileTracking() {
        session.touchDown()
        session.send { $0.scroll(to: CGPoint(x: 0, y: 1000), curve: .linear(0.2), at: $1) }
        session.runToRest()
        #expect(session.phases.last == "animating>tracking")
        session.drag(by: CGVector(dx: 0, dy: -10))
        #expect(session.engine.offset.y == 1010)
        session.send { $0.scroll(to: CGPoint(x: 0, y: 0), curve: .linear(0.2), at: $1) }
        session.run(for: 0.1)
        session.dragEnded(CGVector(dx: 0, dy: 5000))
        session.runToRest()
        #expect(session.engine.offset.y == 0)
        #expect(session.phases.last == "animating>idle")
    }

    @Test("stop freezes a motion, and still returns over-scroll to its edge")
    mutating func stop() {
        session.fling(2000)
        session.run(for: 0.1)
        let seen = session.engine.offset
        session.send { $0.stop(at: $1) }
        #expect(session.engine.phase == .idle)
        #expect(session.engine.offset == seen)
        session.send { $0.scroll(to: CGPoint(x: 0, y: -90), at: $1) }
        session.fling(-3000)
        session.run(for: 0.08)
        #expect(session.engine.offset.y < -100)
        session.send { $0.stop(at: $1) }
        #expect(session.engine.phase == .decelerating)
        session.runToRest()
        #expect(session.engine.offset.y == -100)
    }

    @Test("a wheel is dead at the edges, a trackpad pulls past them and returns")
    mutating func wheelEdges() {
        let up = CGVector(dx: 0, dy: -1)
        session.send { $0.wheel(delta: up, isPrecise: false, phase: .tick, at: $1) }
        #expect(session.phases.isEmpty)
        session.send {
            $0.wheel(delta: CGVector(dx: 0, dy: -50), isPrecise: true, phase: .began, at: $1)
        }
        #expect(session.engine.offset.y < -120)
        session.send { $0.wheel(delta: up, isPrecise: true, phase: .ended, at: $1) }
        #expect(session.engine.phase == .decelerating)
        session.runToRest()
        #expect(session.engine.offset.y == -100)
        session.send { $0.wheel(delta: up, isPrecise: true, phase: .ended, at: $1) }
        #expect(session.engine.phase == .idle)
    }

    @Test("a finger is stronger than a wheel, a wheel stronger than a fling")
    mutating func wheelAgainst() {
        session.fling(2000)
        session.run(for: 0.1)
        let seen = session.engine.offset.y
        let down = CGVector(dx: 0, dy: 1)
        session.send { $0.wheel(delta: down, isPrecise: false, phase: .tick, at: $1) }
        #expect(session.engine.offset.y == seen + 60)
        #expect(session.phases.last == "decelerating>interacting")
        session.touchDown()
        session.send { $0.wheel(delta: down, isPrecise: false, phase: .tick, at: $1) }
        #expect(session.engine.offset.y == seen + 60)
        #expect(session.engine.phase == .tracking)
    }

    private static let pages = ScrollExtents(
        contentSize: CGSize(width: 1875, height: 200), frameSize: CGSize(width: 375, height: 200),
        axes: .horizontal)

    /// Pages of the container's width, told with what the rule is given.
    private static let paging: @Sendable (inout ScrollTarget, ScrollTargetInput) -> Void = {
        target, input in
        let width = input.geometry.containerSize.width
        let left = target.rect.minX
        let start = input.startRect.minX
        let page = (left / width).rounded()
        let near = min(max(page, (start / width).rounded() - 1), (start / width).rounded() + 1)
        target.rect.origin.x = near * width
    }

    @Test("a rule for targets decides where a fling, a drag and a wheel settle")
    mutating func targets() {
        session = ScrollSession(Self.pages)
        session.engine.adjustTarget = Self.paging
        session.touchDown()
        session.drag(by: CGVector(dx: -80, dy: 0))
        session.dragEnded(CGVector(dx: 1500, dy: 0))
        session.runToRest()
        #expect(session.engine.offset.x == 375)
        #expect(session.path.allSatisfy { $0.offset.x <= 375 })

        session.touchDown()
        session.drag(by: CGVector(dx: -80, dy: 0))
        session.dragEnded()
        #expect(session.engine.phase == .decelerating)
        session.runToRest()
        #expect(session.engine.offset.x == 375)

        session.send {
            $0.wheel(delta: CGVector(dx: 300, dy: 0), isPrecise: true, phase: .tick, at: $1)
        }
        session.runToRest()
        #expect(session.engine.offset.x == 750)
    }

    @Test("a touch that stops a settling lets it settle again, a tap at rest does not")
    mutating func touchedTargets() {
        session = ScrollSession(Self.pages)
        session.engine.adjustTarget = Self.paging
        session.touchDown()
        session.drag(by: CGVector(dx: -80, dy: 0))
        session.dragEnded(CGVector(dx: 1500, dy: 0))
        session.run(for: 0.1)
        session.touchDown()
        session.touchUp()
        session.runToRest()
        #expect(session.engine.offset.x == 375)
        session.send { $0.scroll(to: CGPoint(x: 100, y: 0), at: $1) }
        session.touchDown()
        session.touchUp()
        #expect(session.engine.offset.x == 100)
        #expect(session.engine.phase == .idle)
    }

    @Test("targets are rectangles of the content between the insets")
    mutating func targetSpace() {
        session.engine.adjustTarget = { target, input in
            precondition(input.originalRect == target.rect)
            // The container is 710 pt high; the fling would end 994 pt further down.
            precondition(abs(target.rect.minY - 1094) < 1 && target.rect.height == 710)
            target.rect = CGRect(x: 0, y: 1000, width: 390, height: 50)
            target.anchor = .center
        }
        session.fling(2000)
        session.runToRest()
        #expect(session.engine.offset.y == 570)
    }
}
