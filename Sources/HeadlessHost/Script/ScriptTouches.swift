// SPDX-License-Identifier: MIT
import UIGeometry

/// One report of a touch screen: where the finger is, and since when.
package struct ScriptTouch: Equatable, Sendable {
    package enum Phase: Equatable, Sendable { case began, moved, ended }
    package var phase: Phase
    /// *Units and space:* points in the window's space.
    package var location: CGPoint
    /// *Units:* seconds after the command began.
    package var time: Double

    package init(phase: Phase, location: CGPoint, time: Double) {
        self.phase = phase
        self.location = location
        self.time = time
    }
}

/// The touches that a script's finger makes: pure functions of the command, so that the same line
/// gives the same touches at every frame rate.
package enum ScriptTouches {
    /// How often a touch screen reports. *Units:* hertz. *Source:* chosen; Docs/Tool.md.
    package static let sampleRate = 120.0
    /// How long a drag rests before the finger lifts. *Units:* seconds. *Source:* as above.
    package static let holdBeforeLift = 0.1
    /// How long a fling's finger moves. *Units:* seconds. *Source:* as above.
    package static let flingDuration = 0.12
    /// How long a tap's finger stays down. *Units:* seconds. *Source:* chosen, well below the
    /// 0.75 s after which SwiftUI's tap gives up.
    package static let tapDuration = 0.05

    /// Press, ease from `start` to `end` (smoothstep: at rest at both ends), hold, lift.
    package static func drag(
        from start: CGPoint, to end: CGPoint, duration: Double
    ) -> [ScriptTouch] {
        sampled(duration: duration + holdBeforeLift) { time in
            let u = min(time / duration, 1)
            let eased = u * u * (3 - 2 * u)
            return CGPoint(
                x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased)
        }
    }

    /// Press, move at constant speed for `flingDuration`, lift while moving.
    package static func fling(
        from start: CGPoint, _ direction: ScriptDirection, speed: Double
    ) -> [ScriptTouch] {
        let vector = direction.vector
        return sampled(duration: flingDuration) { time in
            CGPoint(
                x: start.x + vector.dx * speed * time, y: start.y + vector.dy * speed * time)
        }
    }

    /// Press and lift in one place. A finger that does not move reports nothing in between.
    package static func touch(_ location: CGPoint, duration: Double) -> [ScriptTouch] {
        [
            ScriptTouch(phase: .began, location: location, time: 0),
            ScriptTouch(phase: .ended, location: location, time: duration),
        ]
    }

    /// Samples a path every 1/120 s, its first and last instant included.
    private static func sampled(
        duration: Double, path: (Double) -> CGPoint
    ) -> [ScriptTouch] {
        var touches = [ScriptTouch(phase: .began, location: path(0), time: 0)]
        var index = 1
        // A sample that would fall on the lift itself, up to rounding, is the lift.
        while Double(index) / sampleRate < duration - 1e-9 {
            let time = Double(index) / sampleRate
            touches.append(ScriptTouch(phase: .moved, location: path(time), time: time))
            index += 1
        }
        touches.append(ScriptTouch(phase: .ended, location: path(duration), time: duration))
        return touches
    }
}
