// SPDX-License-Identifier: MIT
import UIGeometry

/// One tap or several, by one finger; further fingers are not its business.
package final class TapRecognizer: GestureRecognizer {
    /// How many taps make the gesture. *Range:* at least 1.
    package let count: Int
    private var touch: TouchEvent?
    private var firstLocation: CGPoint?
    private var completedTaps = 0
    private var nextDeadline: FrameInstant?

    /// Makes a recogniser; a count below 1 is taken as 1.
    package init(count: Int = 1) {
        self.count = max(1, count)
        super.init()
    }

    override var timeLimit: FrameInstant? { nextDeadline }
    package override var isAwaitingTouch: Bool {
        state == .possible && touch == nil && completedTaps > 0
    }
    package override var temperament: Temperament { .yielding }

    override func touchBegan(_ event: TouchEvent) {
        guard touch == nil else { return }
        // Two taps far apart are two gestures.
        if let firstLocation, isTooFar(event.location, from: firstLocation) {
            return fail(at: event.time)
        }
        firstLocation = firstLocation ?? event.location
        touch = event
        nextDeadline = event.time + InputThresholds.tapDuration
    }

    override func touchMoved(_ event: TouchEvent) {
        guard let touch, touch.id == event.id else { return }
        if isTooFar(event.location, from: touch.location) { fail(at: event.time) }
    }

    override func touchEnded(_ event: TouchEvent) {
        guard let down = touch, down.id == event.id else { return }
        if isTooFar(event.location, from: down.location) { return fail(at: event.time) }
        touch = nil
        completedTaps += 1
        if completedTaps == count {
            nextDeadline = nil
            end(.tap(location: event.location), at: event.time)
        } else {
            nextDeadline = event.time + InputThresholds.tapInterval
        }
    }

    override func deadlinePassed(at time: FrameInstant) {
        nextDeadline = nil
        fail(at: time)
    }

    override func resetTracking() {
        touch = nil
        firstLocation = nil
        completedTaps = 0
        nextDeadline = nil
    }

    private func isTooFar(_ location: CGPoint, from start: CGPoint) -> Bool {
        location.distance(to: start) > InputThresholds.tapMovement
    }
}
