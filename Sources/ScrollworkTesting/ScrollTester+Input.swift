// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

extension ScrollTester {
    /// Where a flinging finger goes; content follows it, and its offset goes the other way.
    public enum Direction: Sendable { case up, down, left, right }

    /// Presses, eases to rest at `end`, holds still for 0.1 s and lifts: never a fling.
    ///
    /// *Units and space:* points of the window; `duration` of the movement in seconds. The finger
    /// is sampled at 120 Hz whatever the frame rate is.
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: Double = 0.25,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard duration > 0, duration.isFinite else {
            fail("A drag cannot take \(duration) s.", sourceLocation)
            return
        }
        play(ScriptTouches.drag(from: start, to: end, duration: duration), sourceLocation)
    }

    /// Presses, moves at constant speed for 0.12 s and lifts while moving.
    ///
    /// *Units and space:* `start` in points of the window, `speed` in points a second.
    public func fling(
        at start: CGPoint, _ direction: Direction, speed: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        play(
            ScriptTouches.fling(from: start, direction.scriptDirection, speed: speed),
            sourceLocation)
    }

    /// Holds a finger on one place. *Units and space:* points of the window, seconds.
    public func touch(
        at location: CGPoint, for duration: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        play(ScriptTouches.touch(location, duration: max(duration, 0)), sourceLocation)
    }

    /// Taps a place, whatever is there. *Space:* points of the window.
    public func tap(at location: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
        touch(at: location, for: ScriptTouches.tapDuration, sourceLocation: sourceLocation)
    }

    /// Taps the middle of the element with a label.
    ///
    /// *Errors:* an element that is not there, or that a tap would not reach, is an issue; the tap
    /// is then not made.
    public func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let element = find(label, sourceLocation) else { return }
        guard element.isHittable else {
            fail(
                "A tap in the middle of \(element) would not reach it. Tap a place with tap(at:) "
                    + "to see what is reached.", sourceLocation)
            return
        }
        tap(at: element.center, sourceLocation: sourceLocation)
    }

    /// Activates the element with a label as assistive technology does, wherever it lies.
    ///
    /// *Errors:* an element that is not there or that does nothing is an issue.
    public func activate(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let element = find(label, sourceLocation) else { return }
        guard window.activate(label: label) else {
            fail("\(element) has no action.", sourceLocation)
            return
        }
        present(sourceLocation)
    }

    /// Turns a wheel by notches, or moves two fingers on a trackpad when `isPrecise`.
    ///
    /// *Units and space:* `location` in points of the window; `delta` in points, as content would
    /// follow a finger: a negative `dy` shows what is below.
    public func wheel(
        at location: CGPoint, by delta: CGVector, isPrecise: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let phases: [WheelPhase] = isPrecise ? [.began, .ended] : [.none]
        for phase in phases {
            window.send(
                .wheel(
                    WheelEvent(
                        location: location, delta: phase == .ended ? .zero : delta,
                        isPrecise: isPrecise, phase: phase, time: FrameInstant(seconds: time))))
        }
        present(sourceLocation)
    }

    // MARK: One finger at a time

    /// Puts a finger down and presents the frame that sees it. *Space:* points of the window.
    public func touchDown(
        at location: CGPoint, finger: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        if fingers[finger] != nil { fail("Finger \(finger) is already down.", sourceLocation) }
        fingers[finger] = location
        send(.began, finger, location, at: time)
        present(sourceLocation)
    }

    /// Moves a finger that is down at constant speed, at once unless a duration is given.
    ///
    /// *Units and space:* points of the window; seconds.
    public func moveTouch(
        to location: CGPoint, finger: Int = 0, duration: Double = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let start = fingers[finger] else {
            fail("Finger \(finger) is not down.", sourceLocation)
            return
        }
        guard duration >= 0, duration.isFinite else {
            fail("A finger cannot move for \(duration) s.", sourceLocation)
            return
        }
        let began = time
        let count = max(1, Int((duration * ScriptTouches.sampleRate).rounded()))
        for index in 1...count {
            let part = CGFloat(index) / CGFloat(count)
            send(
                .moved, finger,
                CGPoint(
                    x: start.x + (location.x - start.x) * part,
                    y: start.y + (location.y - start.y) * part),
                at: began + duration * Double(part))
        }
        fingers[finger] = location
        present(through: max(began + duration, began + Self.tolerance * 2), sourceLocation)
    }

    /// Lifts a finger where it is and presents the frame that sees it.
    public func liftTouch(finger: Int = 0, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let location = fingers.removeValue(forKey: finger) else {
            fail("Finger \(finger) is not down.", sourceLocation)
            return
        }
        send(.ended, finger, location, at: time)
        present(sourceLocation)
    }

    private func send(_ phase: TouchPhase, _ finger: Int, _ location: CGPoint, at time: Double) {
        window.send(
            .touch(
                TouchEvent(
                    id: TouchID(finger), phase: phase, location: location,
                    time: FrameInstant(seconds: time))))
    }

    /// Plays the touches of one command from now on, to the frame that sees the last of them.
    private func play(_ touches: [ScriptTouch], _ sourceLocation: SourceLocation) {
        let start = time
        for touch in touches {
            let phase: TouchPhase =
                switch touch.phase {
                case .began: .began
                case .moved: .moved
                case .ended: .ended
                }
            // A finger that the test holds down itself keeps its number.
            send(phase, Self.playedFinger, touch.location, at: start + touch.time)
        }
        let end = start + (touches.last?.time ?? 0)
        present(through: max(end, start + Self.tolerance * 2), sourceLocation)
    }

    /// The number of the finger that plays whole commands; out of the way of a test's own.
    private static var playedFinger: Int { 1000 }
}

extension ScrollTester.Direction {
    fileprivate var scriptDirection: ScriptDirection {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }
}
