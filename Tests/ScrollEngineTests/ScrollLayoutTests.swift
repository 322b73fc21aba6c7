// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import ScrollEngine

@Suite("Layout changes")
struct ScrollLayoutTests {
    private var session = ScrollSession(.feed)

    private mutating func setExtents(
        shift: CGVector = .zero, _ change: (inout ScrollExtents) -> Void
    ) {
        let extents = session.engine.extents.with(change)
        session.send { $0.setExtents(extents, shift: shift, at: $1) }
    }

    @Test("at rest at the top it follows the top inset")
    mutating func followsTop() {
        setExtents { $0.contentInsets.top = 64 }
        #expect(session.engine.offset.y == -64)
        #expect(session.causes == [.layout])
        #expect(session.phases.isEmpty)
    }

    @Test("at rest at the bottom it follows the bottom inset and the frame, not the content")
    mutating func followsBottom() {
        session.send { $0.scroll(to: CGPoint(x: 0, y: 1e6), at: $1) }
        setExtents { $0.contentInsets.bottom = 80 }
        #expect(session.engine.offset.y == 4236)
        setExtents { $0.frameSize.height = 500 }
        #expect(session.engine.offset.y == 4580)
        setExtents { $0.contentSize.height = 6000 }
        #expect(session.engine.offset.y == 4580)
    }

    @Test("in the middle it stays, and is clamped when the content gets short")
    mutating func middle() {
        session.send { $0.scroll(to: CGPoint(x: 0, y: 2000), at: $1) }
        setExtents { $0.contentInsets.top = 40 }
        #expect(session.engine.offset.y == 2000)
        setExtents { $0.contentSize.height = 1500 }
        #expect(session.engine.offset.y == 690)
        #expect(session.causes.last == .clamp)
    }

    @Test("a size anchor holds only where the scroll already lies")
    mutating func sizeAnchor() {
        // Measured: content 400 -> 500 in 200; at the bottom it stays there, at the top too.
        let chat = ScrollExtents(
            contentSize: CGSize(width: 100, height: 400),
            frameSize: CGSize(width: 100, height: 200),
            sizeChangesAnchor: .bottom)
        session = ScrollSession(chat, anchor: .bottom)
        setExtents { $0.contentSize.height = 500 }
        #expect(session.engine.offset.y == 300)
        session = ScrollSession(chat)
        setExtents { $0.contentSize.height = 500 }
        #expect(session.engine.offset.y == 0)
        session = ScrollSession(chat.with { $0.contentSize.height = 0 })
        setExtents { $0.contentSize.height = 500 }
        #expect(session.engine.offset.y == 300)
    }

    @Test("a shift keeps visible content in place at rest")
    mutating func shiftAtRest() {
        session.send { $0.scroll(to: CGPoint(x: 0, y: 1000), at: $1) }
        setExtents(shift: CGVector(dx: 0, dy: 240)) { $0.contentSize.height += 240 }
        #expect(session.engine.offset.y == 1240)
        #expect(session.causes.last == .layout)
    }

    @Test("insets that shrink under a finger move nothing; the release returns to the new edge")
    mutating func insetUnderFinger() {
        session.touchDown()
        session.drag(by: CGVector(dx: 0, dy: -30))
        #expect(session.engine.offset.y == -70)
        setExtents { $0.contentInsets.top = 50 }
        #expect(session.engine.offset.y == -70)
        session.moveFinger(from: CGVector(dx: 0, dy: -30), to: CGVector(dx: 0, dy: -40))
        #expect(session.engine.offset.y == -60)
        session.dragEnded()
        let before = session.engine.offset.y
        session.frame()
        #expect(session.engine.offset.y == before)
        session.runToRest()
        #expect(session.engine.offset.y == -50)
    }

    @Test("insets that change while over-scrolled move nothing")
    mutating func insetWhileOverscrolled() {
        session.touchDown()
        session.drag(by: CGVector(dx: 0, dy: 100))
        let seen = session.engine.offset.y
        for inset in [50.0, 140, 300, 100] {
            setExtents { $0.contentInsets.top = inset }
            #expect(session.engine.offset.y == seen)
            session.moveFinger(from: CGVector(dx: 0, dy: 100), to: CGVector(dx: 0, dy: 100))
            #expect(abs(session.engine.offset.y - seen) <= 0.5)
        }
    }

    @Test("a tracking finger keeps content whose range is gone")
    mutating func shrinkWhileTracking() {
        session.send { $0.scroll(to: CGPoint(x: 0, y: 4000), at: $1) }
        session.touchDown()
        setExtents { $0.contentSize.height = 2000 }
        #expect(session.engine.offset.y == 4000)
        session.touchUp()
        #expect(session.engine.phase == .decelerating)
        session.runToRest()
        #expect(session.engine.offset.y == 1190)
    }

    @Test("a fling keeps its path when only far edges change")
    mutating func growInFling() {
        var twin = session
        session.fling(2000)
        twin.fling(2000)
        for _ in 0..<60 {
            session.run(for: 1.0 / 60)
            twin.run(for: 1.0 / 60)
            setExtents { $0.contentSize.height += 40 }
            #expect(session.engine.offset == twin.engine.offset)
        }
        #expect(session.engine.restingOffset == twin.engine.restingOffset)
    }

    @Test("a fling whose edge comes nearer bounces there without a jump")
    mutating func shrinkInFling() {
        session.fling(3000)
        session.run(for: 0.1)
        let seen = session.engine.offset.y
        setExtents { $0.contentSize.height = 1500 }
        #expect(session.engine.offset.y == seen)
        session.frame()
        #expect(abs(session.engine.offset.y - seen) <= 0.5)
        session.runToRest()
        #expect(session.engine.offset.y == 690)
        #expect(session.phases.last == "decelerating>idle")
    }

    @Test("content that grows during a bounce is scrolled into")
    mutating func growInBounce() {
        session.send { $0.scroll(to: CGPoint(x: 0, y: 4100), at: $1) }
        session.fling(3000)
        session.run(for: 0.05)
        #expect(session.engine.offset.y > 4190)
        setExtents { $0.contentSize.height = 9000 }
        session.runToRest()
        #expect(session.engine.offset.y > 4300)
    }

    @Test("corrections in a fling move its path along, with the same velocity")
    mutating func shiftInFling() {
        var twin = session
        session.fling(-900)
        twin.fling(-900)
        session = ScrollSession(.feed)
        session.send { $0.scroll(to: CGPoint(x: 0, y: 3000), at: $1) }
        session.fling(-2000)
        session.run(for: 0.1)
        let (seen, rest) = (session.engine.offset.y, session.engine.restingOffset.y)
        let velocity = session.engine.velocity
        setExtents(shift: CGVector(dx: 0, dy: 120)) { $0.contentSize.height += 120 }
        #expect(session.engine.offset.y == seen + 120)
        #expect(session.engine.restingOffset.y == rest + 120)
        #expect(session.engine.velocity == velocity)
        #expect(session.causes.last == .layout)
        session.send { $0.adjustOffset(by: CGVector(dx: 0, dy: -20), at: $1) }
        #expect(session.engine.offset.y == seen + 100)
    }

    @Test("corrections under a finger do not move its content")
    mutating func shiftUnderFinger() {
        session.send { $0.scroll(to: CGPoint(x: 0, y: 3000), at: $1) }
        session.touchDown()
        session.drag(by: CGVector(dx: 0, dy: -30))
        setExtents(shift: CGVector(dx: 0, dy: 55)) { $0.contentSize.height += 55 }
        #expect(session.engine.offset.y == 3085)
        session.moveFinger(from: CGVector(dx: 0, dy: -30), to: CGVector(dx: 0, dy: -31))
        #expect(session.engine.offset.y == 3086)
    }

    @Test("an animated scroll bends towards a destination that moves")
    mutating func redirect() {
        session.send { $0.scroll(to: CGPoint(x: 0, y: 3000), curve: .linear(0.5), at: $1) }
        session.run(for: 0.25)
        let seen = session.engine.offset.y
        session.send { $0.redirect(to: CGPoint(x: 0, y: 3400), at: $1) }
        session.frame()
        #expect(session.engine.offset.y == seen)
        #expect(session.engine.restingOffset.y == 3400)
        session.runToRest()
        #expect(session.engine.offset.y == 3400)
        let steps = zip(session.path, session.path.dropFirst()).map { $1.offset.y - $0.offset.y }
        // The line makes 103.3 pt a frame; the correction adds at most 400 ω/e
        // in a second, and each end of a step is rounded.
        #expect(steps.allSatisfy { $0 >= 0 && $0 < 103.4 + 27 + 1 })
        session.send { $0.redirect(to: .zero, at: $1) }
        #expect(session.engine.offset.y == 3400)
    }

    @Test("an animated scroll is kept within content that shrinks")
    mutating func shrinkInAnimation() {
        session.send { $0.scroll(to: CGPoint(x: 0, y: 3000), curve: .linear(0.5), at: $1) }
        session.run(for: 0.25)
        setExtents { $0.contentSize.height = 2000 }
        session.runToRest()
        #expect(session.engine.offset.y == 1190)
        #expect(session.phases == ["idle>animating", "animating>idle"])
    }
}
