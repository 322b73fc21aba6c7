// SPDX-License-Identifier: MIT
import ChromeEngine
import Foundation

/// What a finger, a program and layout do.
extension Stage {
    /// Moves the finger by `distance` (positive towards the end) at an even pace, and stays down.
    mutating func move(_ distance: Double, in seconds: Double = 0.4, steps given: Int? = nil) {
        let steps = given ?? max(Int((seconds * hz).rounded()), 1)
        let from = position
        for step in 1...steps {
            time += seconds / Double(steps)
            position = from + distance * Double(step) / Double(steps)
            tell(.user, .interacting)
        }
    }

    /// Puts the finger down.
    mutating func touch() {
        if phase == .idle {
            time += 1 / hz
            tell(nil, .tracking)
        }
    }

    /// Lifts the finger; beyond an edge the content comes back.
    mutating func lift(velocity: Double = 0) {
        if velocity == 0, position >= 0, position <= end {
            time += 1 / hz
            tell(nil, .idle)
        } else {
            coast(velocity)
        }
    }

    /// Drags; `endsMoving` puts the last movement and the end of the phase into one sample.
    mutating func drag(
        _ distance: Double, in seconds: Double = 0.4, steps: Int? = nil, endsMoving: Bool = false
    ) {
        touch()
        move(distance, in: seconds, steps: steps)
        if endsMoving {
            time += 1 / hz
            position += distance < 0 ? -3 : 3
            tell(.user, .idle)
        } else {
            lift()
        }
    }

    mutating func fling(_ velocity: Double) {
        touch()
        move(velocity * 0.12, in: 0.12)
        lift(velocity: velocity)
    }

    /// Momentum as a function of time alone, with a bounce at the edges, until it rests.
    mutating func coast(_ velocity: Double) {
        let start = time
        let from = position
        let decay = 0.499
        var bounce: (time: Double, edge: Double, over: Double, velocity: Double)?
        if from < 0 || from > end {
            let edge = from < 0 ? 0 : end
            bounce = (0, edge, from - edge, velocity)
        } else {
            let stop = from + velocity * decay
            let edge: Double? = stop > end ? end : stop < 0 ? 0 : nil
            if let edge {
                let crossing = -decay * log(1 - (edge - from) / (velocity * decay))
                bounce = (crossing, edge, 0, velocity * exp(-crossing / decay))
            }
        }
        let rest = bounce.map { $0.time + 0.8 } ?? decay * log(max(abs(velocity) / 40, 1.5))
        var elapsed = 0.0
        while elapsed < rest {
            elapsed = min(elapsed + 1 / hz, rest)
            time = start + elapsed
            if let bounce, elapsed >= bounce.time {
                let after = elapsed - bounce.time
                let spring = 12.0
                let over =
                    (bounce.over + (bounce.velocity + spring * bounce.over) * after)
                    * exp(-spring * after)
                position = elapsed == rest ? bounce.edge : bounce.edge + over
                tell(.clamp, elapsed == rest ? .idle : .decelerating)
            } else {
                position = from + velocity * decay * (1 - exp(-elapsed / decay))
                tell(.momentum, elapsed == rest ? .idle : .decelerating)
            }
        }
    }

    /// Scrolls by program.
    mutating func program(
        to target: Double, animated: Bool = false, policy: ProgramPolicy? = nil,
        in seconds: Double = 0.5
    ) {
        if let policy {
            send(
                .program(
                    ProgramRequest(
                        time: time, source: source, isAnimated: animated, policy: policy)))
        }
        animate(to: target, animated: animated, in: seconds)
    }

    mutating func tapStatusBar() {
        send(.program(.statusBarTap(time: time, source: source)))
        animate(to: 0, animated: true, in: 0.5)
    }

    private mutating func animate(to target: Double, animated: Bool, in seconds: Double) {
        guard animated else {
            time += 1 / hz
            position = target
            tell(.program)
            time += 1 / hz
            tell(nil)
            return
        }
        glide(to: target, in: seconds)
    }

    /// Moves as an animated scroll does; it stays on its way unless it `ends`.
    mutating func glide(to target: Double, in seconds: Double = 0.5, ends: Bool = true) {
        let steps = max(Int((seconds * hz).rounded()), 1)
        let from = position
        for step in 1...steps {
            time += seconds / Double(steps)
            position = from + (target - from) * Double(step) / Double(steps)
            tell(.program, .animating)
        }
        guard ends else { return }
        time += 1 / hz
        tell(nil, .idle)
    }

    /// Tells where things stand, untouched, as the first event does.
    mutating func restore(_ newPosition: Double) {
        position = newPosition
        tell(nil)
    }

    /// Puts rows at the top; anchored means that the reader keeps the row.
    mutating func insertTop(_ height: Double, anchored: Bool = true) {
        content += height
        changed(shift: anchored ? height : 0)
    }

    mutating func insertBottom(_ height: Double) {
        content += height
        changed(shift: 0)
    }

    /// Takes rows away at the end; the position is clamped as a scroll view does.
    mutating func removeBottom(_ height: Double) {
        content -= height
        changed(shift: min(end - position, 0), truth: position > end ? .clamp : .layout)
    }

    mutating func resize(_ newViewport: Double, to newPosition: Double? = nil) {
        viewport = newViewport
        changed(shift: (newPosition ?? position) - position)
    }

    mutating func insetBottom(_ height: Double, moving: Double = 0) {
        trailing += height
        changed(shift: moving)
    }

    mutating func insetTop(_ height: Double, moving: Double) {
        leading += height
        changed(shift: moving)
    }

    private mutating func changed(shift: Double, truth: ChromeCause = .layout) {
        time += 1 / hz
        position += shift
        if announcesLayout {
            send(
                .layout(
                    LayoutChange(time: time, source: source, shift: shift, extents: extents)))
        }
        tell(truth)
    }
}
