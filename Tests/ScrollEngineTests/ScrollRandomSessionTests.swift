// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import ScrollEngine

@Suite("Random sessions")
struct ScrollRandomSessionTests {
    /// A small generator with a seed, so that a failure can be repeated.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
        mutating func number(_ range: ClosedRange<Double>) -> Double {
            Double.random(in: range, using: &self)
        }
        mutating func vector(_ range: ClosedRange<Double>) -> CGVector {
            CGVector(dx: number(range), dy: number(range))
        }
        mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
    }

    private func extents(_ dice: inout Dice) -> ScrollExtents {
        let bounces: [ScrollBounce] = [.always, .basedOnSize, .never]
        let axes: [Axis.Set] = [.vertical, .horizontal, [.vertical, .horizontal]]
        return ScrollExtents(
            contentSize: CGSize(width: dice.number(0...2000), height: dice.number(0...6000)),
            frameSize: CGSize(width: dice.number(50...500), height: dice.number(50...900)),
            contentInsets: EdgeInsets(
                top: dice.number(0...120), leading: dice.number(0...30),
                bottom: dice.number(0...90), trailing: dice.number(0...30)),
            axes: axes.randomElement(using: &dice)!,
            horizontalBounce: bounces.randomElement(using: &dice)!,
            verticalBounce: bounces.randomElement(using: &dice)!,
            pixelLength: [1, 0.5, 1.0 / 3].randomElement(using: &dice)!,
            isRightToLeft: dice.chance(0.3),
            sizeChangesAnchor: dice.chance(0.3) ? .bottom : nil)
    }

    /// An event that can follow the engine's state.
    private func event(_ engine: ScrollViewEngine, _ dice: inout Dice) -> ScrollSession.Event {
        let changed = extents(&dice)
        let way = dice.vector(-400...400)
        let velocity = dice.vector(-6000...6000)
        let place = CGPoint(x: dice.number(-100...2000), y: dice.number(-100...6000))
        switch dice.number(0...1) {
        case ..<0.08:
            return { $0.setExtents(changed, at: $1) }
        case ..<0.16:
            let resized = engine.extents.with {
                $0.contentSize.height += way.dy
                $0.contentInsets.top = changed.contentInsets.top
            }
            return { $0.setExtents(resized, shift: CGVector(dx: 0, dy: way.dy), at: $1) }
        case ..<0.2:
            return { $0.adjustOffset(by: way, at: $1) }
        case ..<0.25:
            return { $0.scroll(to: place, preservesVelocity: way.dx > 0, at: $1) }
        case ..<0.32:
            return { $0.scroll(to: place, curve: .linear(0.3), at: $1) }
        case ..<0.35:
            return { $0.redirect(to: place, at: $1) }
        case ..<0.38:
            return { $0.stop(at: $1) }
        case ..<0.42:
            return { $0.cancel(at: $1) }
        case ..<0.48:
            let phases: [ScrollWheelPhase] = [.tick, .began, .changed, .ended]
            let phase = phases.randomElement(using: &dice)!
            return {
                $0.wheel(
                    delta: CGVector(dx: way.dx / 10, dy: way.dy / 10), isPrecise: way.dx > 0,
                    phase: phase, velocity: velocity, at: $1)
            }
        default:
            break
        }
        let isEnd = dice.chance(0.3)
        switch engine.state {
        case .tracking:
            return isEnd ? { $0.touchUp(at: $1) } : { $0.dragBegan(at: $1) }
        case .interacting:
            return isEnd
                ? { $0.dragEnded(velocity: velocity, at: $1) }
                : { $0.dragChanged(translation: way, at: $1) }
        case .animating(let run):
            switch run.hold {
            case .none:
                return { $0.touchDown(at: $1) }
            case .touch:
                return isEnd ? { $0.touchUp(at: $1) } : { $0.dragBegan(at: $1) }
            case .drag:
                return isEnd
                    ? { $0.dragEnded(velocity: velocity, at: $1) }
                    : { $0.dragChanged(translation: way, at: $1) }
            }
        case .idle, .wheeling, .decelerating:
            return { $0.touchDown(at: $1) }
        }
    }

    @Test("whatever happens, every invariant holds and the content rests in its range")
    func sessions() {
        for seed in 1...150 as ClosedRange<UInt64> {
            var dice = Dice(state: seed)
            var session = ScrollSession(extents(&dice), frameRate: dice.chance(0.5) ? 60 : 120)
            for _ in 0..<60 {
                let next = event(session.engine, &dice)
                session.send(next)
                session.run(for: dice.number(0...0.15))
            }
            session.send { $0.cancel(at: $1) }
            session.runToRest()
            let engine = session.engine
            #expect(engine.phase == .idle, "seed \(seed)")
            #expect(session.broken.isEmpty, "seed \(seed): \(session.broken.prefix(3))")
            #expect(engine.extents.clamped(engine.offset) == engine.offset, "seed \(seed)")
            // Transitions form one chain.
            #expect(session.transitions.first.map { $0.old == .idle } ?? true)
            for (a, b) in zip(session.transitions, session.transitions.dropFirst()) {
                #expect(a.new == b.old, "seed \(seed)")
            }
        }
    }

    @Test("nothing but a finger's way, time, a program or a shift moves the content")
    func noJumps() {
        for seed in 1...100 as ClosedRange<UInt64> {
            var dice = Dice(state: seed &* 7919)
            let first = extents(&dice)
            var session = ScrollSession(first)
            for _ in 0..<60 {
                session.send(event(session.engine, &dice))
                session.run(for: dice.number(0...0.1))
                session.frame()
                guard session.engine.phase != .idle else { continue }
                let current = session.engine.extents
                let other = extents(&dice).with {
                    $0.axes = current.axes
                    $0.pixelLength = current.pixelLength
                }
                let seen = session.engine.offset
                session.send { $0.setExtents(other, at: $1) }
                session.frame()
                if case .interacting(let drag) = session.engine.state {
                    let way = other.directed(drag.translation)
                    session.send { $0.dragChanged(translation: way, at: $1) }
                }
                if session.engine.state.phase == .tracking, dice.chance(0.5) {
                    session.send { $0.dragBegan(at: $1) }
                    session.send { $0.dragChanged(translation: .zero, at: $1) }
                }
                if case .decelerating = session.engine.state {
                    session.send { $0.touchDown(at: $1) }
                }
                for axis in Axis.allCases where current.axes.contains(axis) {
                    let jump = abs(session.engine.offset[axis] - seen[axis])
                    #expect(
                        jump <= current.pixelLength,
                        "seed \(seed): \(session.engine.state.name) jumps by \(jump)")
                }
            }
            #expect(session.broken.isEmpty, "seed \(seed): \(session.broken.prefix(3))")
        }
    }
}
