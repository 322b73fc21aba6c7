// SPDX-License-Identifier: MIT
import UIGeometry

/// A button: pressed while the finger is on it, activated when the finger lifts there.
///
/// It reports `began` when it shows the press, `changed` when the finger leaves it or comes back,
/// `ended` when it is activated and `cancelled` when not. It claims nothing before it is activated,
/// so a scroll view may take the touch at any time.
package final class PressRecognizer: GestureRecognizer {
    /// How long the press stays invisible. *Units:* seconds; see
    /// `InputThresholds.contentTouchDelay` for a button inside a scroll view.
    package let delay: Double
    private let isInside: (CGPoint) -> Bool
    private var start: TouchEvent?
    private var location = CGPoint.zero
    private var wasInside = true
    private var isShown = false

    /// Makes a recogniser; `isInside` tells whether a point of the window lies on the button as it
    /// is now.
    package init(delay: Double = 0, isInside: @escaping (CGPoint) -> Bool) {
        self.delay = max(0, delay)
        self.isInside = isInside
        super.init()
    }

    package override var temperament: Temperament { .pressing }
    override var timeLimit: FrameInstant? {
        guard !isShown, delay > 0, let start else { return nil }
        return start.time + delay
    }

    override func touchBegan(_ event: TouchEvent) {
        guard start == nil else { return }
        start = event
        location = event.location
        if delay == 0 { show(at: event.time) }
    }

    override func touchMoved(_ event: TouchEvent) {
        guard let start, start.id == event.id else { return }
        location = event.location
        let inside = isOn(location, from: start.location)
        defer { wasInside = inside }
        if isShown, inside != wasInside { report(.changed, value(inside), at: event.time) }
    }

    override func touchEnded(_ event: TouchEvent) {
        guard let start, start.id == event.id else { return }
        location = event.location
        guard isOn(location, from: start.location) else { return fail(at: event.time) }
        // A short tap is over before the delay; it shows for a moment all the same.
        wasInside = true
        if !isShown { show(at: event.time) }
        end(value(true), at: event.time)
    }

    override func deadlinePassed(at time: FrameInstant) { show(at: time) }

    override func resetTracking() {
        start = nil
        location = .zero
        wasInside = true
        isShown = false
    }

    private func show(at time: FrameInstant) {
        isShown = true
        report(.began, value(wasInside), at: time)
    }

    private func isOn(_ location: CGPoint, from start: CGPoint) -> Bool {
        isInside(location) || location.distance(to: start) <= InputThresholds.pressTolerance
    }

    private func value(_ inside: Bool) -> GestureValue {
        .press(location: location, isInside: inside)
    }
}
