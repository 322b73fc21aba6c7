// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import ScrollEngine

@Suite("Scroll phases")
struct ScrollPhaseTests {
    private var session = ScrollSession(.feed)

    private let toRest = [
        "idle>tracking", "tracking>interacting", "interacting>decelerating", "decelerating>idle",
    ]

    @Test("a tap tracks and is over")
    mutating func tap() {
        session.touchDown()
        session.run(for: 0.1)
        session.touchUp()
        #expect(session.phases == ["idle>tracking", "tracking>idle"])
        #expect(session.engine.offset.y == -100)
    }

    @Test("a slow drag ends idle")
    mutating func slowDrag() {
        session.touchDown()
        session.drag(by: CGVector(dx: 0, dy: -120))
        session.dragEnded(CGVector(dx: 0, dy: 100))
        #expect(session.phases == ["idle>tracking", "tracking>interacting", "interacting>idle"])
        #expect(session.engine.offset.y == 20)
    }

    @Test("a fling decelerates, with its velocity and geometry in the transition")
    mutating func fling() throws {
        session.fling(2000)
        let release = try #require(session.transitions.last)
        #expect(release.velocity == CGVector(dx: 0, dy: 2000))
        #expect(release.geometry.contentOffset.y == 0)
        session.runToRest()
        #expect(session.phases == toRest)
        let end = try #require(session.transitions.last)
        #expect(end.geometry.contentOffset.y == 994)
        #expect(end.velocity == .zero)
        #expect(session.causes.last == .momentum)
    }

    @Test("a touch in a fling freezes what is seen; lifting it ends there")
    mutating func touchToStop() {
        session.fling(2000)
        session.run(for: 0.2)
        let seen = session.engine.offset
        session.forgetPhases()
        session.now = session.now + 0.005
        session.touchDown()
        session.run(for: 0.2)
        #expect(session.engine.offset == seen)
        session.touchUp()
        #expect(session.phases == ["decelerating>tracking", "tracking>idle"])
        #expect(session.engine.offset == seen)
    }

    @Test("a touch in a fling can drag on")
    mutating func touchAndDrag() {
        session.fling(2000)
        session.run(for: 0.2)
        let seen = session.engine.offset
        session.forgetPhases()
        session.touchDown()
        session.drag(by: CGVector(dx: 0, dy: -50))
        #expect(session.phases == ["decelerating>tracking", "tracking>interacting"])
        #expect(session.engine.offset.y == seen.y + 50)
    }

    @Test("over-scroll that is released decelerates back to the edge")
    mutating func overscroll() {
        session.touchDown()
        session.drag(by: CGVector(dx: 0, dy: 200))
        #expect(session.engine.offset.y < -100)
        session.dragEnded()
        session.runToRest()
        #expect(session.phases == toRest)
        #expect(session.engine.offset.y == -100)
    }

    @Test("an animated scroll animates, an unanimated one has no phase")
    mutating func program() {
        session.send { $0.scroll(to: CGPoint(x: 0, y: 500), at: $1) }
        #expect(session.phases.isEmpty)
        #expect(session.engine.offset.y == 500)
        #expect(session.causes == [.program])
        session.send { $0.scroll(to: CGPoint(x: 0, y: 900), curve: .linear(0.3), at: $1) }
        session.run(for: 0.15)
        #expect(abs(session.engine.offset.y - 700) <= 0.25)
        session.runToRest()
        #expect(session.phases == ["idle>animating", "animating>idle"])
        #expect(session.engine.offset.y == 900)
    }

    @Test("an unanimated scroll ends a fling")
    mutating func jumpInFling() {
        session.fling(2000)
        session.run(for: 0.1)
        session.forgetPhases()
        session.send { $0.scroll(to: CGPoint(x: 0, y: 40), at: $1) }
        session.run(for: 0.2)
        #expect(session.phases == ["decelerating>idle"])
        #expect(session.engine.offset.y == 40)
    }

    @Test("an unanimated scroll that preserves velocity lets the fling go on")
    mutating func preservingJump() {
        session.fling(2000)
        session.run(for: 0.1)
        session.forgetPhases()
        let rest = session.engine.restingOffset.y - session.engine.offset.y
        session.send {
            $0.scroll(to: CGPoint(x: 0, y: 2000), preservesVelocity: true, at: $1)
        }
        #expect(session.engine.offset.y == 2000)
        session.runToRest()
        #expect(session.phases == ["decelerating>idle"])
        #expect(abs(session.engine.offset.y - 2000 - rest) <= 1)
    }

    @Test("a touch interrupts an animated scroll")
    mutating func touchInAnimation() {
        session.send { $0.scroll(to: CGPoint(x: 0, y: 900), curve: .linear(0.3), at: $1) }
        session.run(for: 0.1)
        let seen = session.engine.offset
        session.touchDown()
        session.run(for: 0.3)
        #expect(session.phases == ["idle>animating", "animating>tracking"])
        #expect(session.engine.offset == seen)
    }

    @Test("a wheel interacts until it is quiet")
    mutating func wheel() {
        session.send {
            $0.wheel(delta: CGVector(dx: 0, dy: 2), isPrecise: false, phase: .tick, at: $1)
        }
        #expect(session.engine.offset.y == 20)
        session.run(for: 0.1)
        #expect(session.phases == ["idle>interacting"])
        session.runToRest()
        #expect(session.phases == ["idle>interacting", "interacting>idle"])
    }

    @Test("a trackpad with momentum decelerates")
    mutating func trackpad() {
        session.send {
            $0.wheel(delta: CGVector(dx: 0, dy: 30), isPrecise: true, phase: .began, at: $1)
        }
        session.run(for: 0.05)
        session.send {
            $0.wheel(
                delta: .zero, isPrecise: true, phase: .ended,
                velocity: CGVector(dx: 0, dy: 1000), at: $1)
        }
        session.runToRest()
        #expect(
            session.phases == [
                "idle>interacting", "interacting>decelerating", "decelerating>idle",
            ])
        #expect(session.engine.offset.y == -70 + 494.5)
    }

    @Test("cancelling a drag lets it rest")
    mutating func cancel() {
        session.touchDown()
        session.drag(by: CGVector(dx: 0, dy: -120))
        session.send { $0.cancel(at: $1) }
        #expect(session.engine.phase == .idle)
        session.send { $0.cancel(at: $1) }
        #expect(session.phases == ["idle>tracking", "tracking>interacting", "interacting>idle"])
    }

    @Test("isScrolling is every phase but idle")
    func isScrolling() {
        #expect(!ScrollPhase.idle.isScrolling)
        for phase in [ScrollPhase.tracking, .interacting, .decelerating, .animating] {
            #expect(phase.isScrolling)
        }
        let context = ScrollPhaseChangeContext(geometry: .empty, velocity: nil)
        #expect(context.velocity == nil)
    }

    @Test("an event that cannot follow traps and names both")
    func impossible() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            var engine = ScrollViewEngine(extents: .feed)
            _ = engine.dragBegan(at: .zero)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("dragBegan while idle cannot happen"))
    }
}
