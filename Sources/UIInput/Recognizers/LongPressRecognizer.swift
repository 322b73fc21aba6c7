// SPDX-License-Identifier: MIT
import UIGeometry

/// A finger that stays down, nearly still, for a time. It ends while the finger is still down.
package final class LongPressRecognizer: GestureRecognizer {
    /// How long the finger stays down. *Units:* seconds. *Range:* 0 and up; at 0 it ends as the finger comes down.
    package let minimumDuration: Double
    /// How far it may move meanwhile. *Units:* points.
    package let maximumDistance: CGFloat
    private var touch: TouchEvent?

    /// Makes a recogniser with SwiftUI's own defaults.
    package init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = max(0, minimumDuration)
        self.maximumDistance = maximumDistance
        super.init()
    }

    override var timeLimit: FrameInstant? {
        guard let touch else { return nil }
        return touch.time + minimumDuration
    }

    override func touchBegan(_ event: TouchEvent) {
        guard touch == nil else { return }
        touch = event
        report(.touchDown, .longPress(isRecognized: false), at: event.time)
        if minimumDuration == 0 { deadlinePassed(at: event.time) }
    }

    override func touchMoved(_ event: TouchEvent) {
        guard let touch, touch.id == event.id else { return }
        if event.location.distance(to: touch.location) > maximumDistance { fail(at: event.time) }
    }

    override func touchEnded(_ event: TouchEvent) {
        guard let touch, touch.id == event.id else { return }
        fail(at: event.time)
    }

    override func deadlinePassed(at time: FrameInstant) {
        end(.longPress(isRecognized: true), at: time)
    }

    override func resetTracking() { touch = nil }
}
