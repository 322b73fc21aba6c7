// SPDX-License-Identifier: MIT
import ScrollPhysics
import UIGeometry

@testable import ScrollEngine

/// Plays timed events into an engine, frame by frame, and keeps what came out.
struct ScrollSession {
    typealias Event = (inout ScrollViewEngine, FrameInstant) -> ScrollUpdate

    var engine: ScrollViewEngine
    var now = FrameInstant.zero
    var frameInterval: Double
    /// The transitions so far, as "old>new".
    private(set) var phases: [String] = []
    private(set) var transitions: [ScrollPhaseTransition] = []
    private(set) var causes: [ScrollCause] = []
    private(set) var broken: [String] = []
    /// The displayed offset after each frame.
    private(set) var path: [(time: Double, offset: CGPoint)] = []

    init(_ extents: ScrollExtents, anchor: UnitPoint? = nil, frameRate: Double = 60) {
        engine = ScrollViewEngine(extents: extents, initialAnchor: anchor)
        frameInterval = 1 / frameRate
    }

    /// Delivers an event now.
    @discardableResult
    mutating func send(_ event: Event) -> ScrollUpdate {
        send(at: now, event)
    }

    /// Delivers an event with its own instant.
    @discardableResult
    mutating func send(at instant: FrameInstant, _ event: Event) -> ScrollUpdate {
        let update = event(&engine, instant)
        note(update)
        return update
    }

    /// Lets frames pass.
    mutating func run(for duration: Double) {
        let end = now + duration
        while now + frameInterval <= end + 1e-9 {
            now = now + frameInterval
            frame()
        }
    }

    /// Lets frames pass until none is needed any more; gives up after 30 seconds.
    mutating func runToRest() {
        let end = now + 30
        while engine.needsFrames, now < end {
            now = now + frameInterval
            frame()
        }
    }

    /// One frame at the present instant.
    mutating func frame() {
        let instant = now
        send { engine, _ in engine.advance(to: instant) }
        path.append((now.seconds, engine.offset))
    }

    /// Plays events at their own times into frames at this session's rate.
    mutating func play(_ events: [(time: Double, event: Event)], until end: Double) {
        var rest = events[...]
        while now.seconds < end - 1e-9 {
            now = now + frameInterval
            while let next = rest.first, next.time <= now.seconds + 1e-9 {
                rest.removeFirst()
                send(at: FrameInstant(seconds: next.time), next.event)
            }
            frame()
        }
    }

    // MARK: Whole gestures

    mutating func touchDown() { send { $0.touchDown(at: $1) } }
    mutating func touchUp() { send { $0.touchUp(at: $1) } }

    /// A finger that moves by `translation` in `duration` and stays down.
    mutating func drag(by translation: CGVector, in duration: Double = 0.1) {
        send { $0.dragBegan(at: $1) }
        moveFinger(from: .zero, to: translation, in: duration)
    }

    /// The finger that is down moves on.
    mutating func moveFinger(from start: CGVector, to end: CGVector, in duration: Double = 0.1) {
        let steps = max(1, Int((duration / frameInterval).rounded()))
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            now = now + duration / Double(steps)
            send {
                $0.dragChanged(
                    translation: CGVector(
                        dx: start.dx + (end.dx - start.dx) * part,
                        dy: start.dy + (end.dy - start.dy) * part), at: $1)
            }
            frame()
        }
    }

    mutating func dragEnded(_ velocity: CGVector = .zero) {
        send { $0.dragEnded(velocity: velocity, at: $1) }
    }

    /// A fling upwards: 100 pt of finger travel, then `speed`.
    mutating func fling(_ speed: CGFloat) {
        touchDown()
        drag(by: CGVector(dx: 0, dy: speed < 0 ? 100 : -100))
        dragEnded(CGVector(dx: 0, dy: speed))
    }

    mutating func forgetPhases() { phases = [] }

    private mutating func note(_ update: ScrollUpdate) {
        phases += update.transitions.map { "\($0.old.debugDescription)>\($0.new.debugDescription)" }
        transitions += update.transitions
        if let cause = update.cause { causes.append(cause) }
        broken += engine.brokenInvariants
        if update.newOffset != engine.offset { broken.append("an update lies about the offset") }
        if update.hasMoved, update.cause == nil { broken.append("a move without a cause") }
    }
}

extension ScrollExtents {
    /// A phone's feed: 390 × 844 with bars, 5000 pt of content.
    static let feed = ScrollExtents(
        contentSize: CGSize(width: 390, height: 5000), frameSize: CGSize(width: 390, height: 844),
        contentInsets: EdgeInsets(top: 100, leading: 0, bottom: 34, trailing: 0), pixelLength: 0.5)

    /// The same with some values changed.
    func with(_ change: (inout ScrollExtents) -> Void) -> ScrollExtents {
        var copy = self
        change(&copy)
        return copy
    }
}

extension ScrollAnimationCurve {
    /// A straight line of some seconds.
    static func linear(_ duration: Double) -> ScrollAnimationCurve {
        ScrollAnimationCurve { $0 >= duration ? nil : $0 / duration }
    }
}
