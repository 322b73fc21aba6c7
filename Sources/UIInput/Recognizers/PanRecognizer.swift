// SPDX-License-Identifier: MIT
import UIGeometry

/// A scroll view's finger, or fingers: their mean movement pulls the content.
///
/// It reports `touchDown` at once; `began` once the movement is past the slop and mostly along an
/// axis it scrolls, with the slop taken off so that nothing jumps; then `changed`; then `ended`
/// with the lift-off velocity. A touch that never became a scroll is reported as `cancelled`.
package final class PanRecognizer: GestureRecognizer {
    /// The axes along which it begins, and which its translation has.
    package let axes: Axis.Set
    /// How far the finger moves before the content follows. *Units:* points.
    package let slop: CGFloat
    private let canMove: (CGVector) -> Bool
    private var touches: [TouchID: CGPoint] = [:]
    private var startLocation = CGPoint.zero
    /// The start, moved by the mean movement of all fingers; it never jumps when one is added.
    private var location = CGPoint.zero
    /// The part of the movement that was spent on the slop; nil until it begins.
    private var slopOffset: CGSize?
    private var tracker = LiftOffVelocityTracker()
    /// Whether it would begin, but leaves the touch to an outer one that can still move.
    private(set) var isDeferring = false

    /// Makes a recogniser. `canMove` tells whether the content can follow a finger that moves so;
    /// if not, an outer scroll view that can is preferred.
    package init(
        axes: Axis.Set, slop: CGFloat = InputThresholds.panSlop,
        canMove: @escaping (CGVector) -> Bool = { _ in true }
    ) {
        self.axes = axes
        self.slop = max(0, slop)
        self.canMove = canMove
        super.init()
    }

    package override var temperament: Temperament { .scrolling }

    override func touchBegan(_ event: TouchEvent) {
        let isFirst = touches.isEmpty
        touches[event.id] = event.location
        guard isFirst else { return }
        startLocation = event.location
        location = event.location
        tracker.add(location, at: event.time)
        report(.touchDown, value(at: event.time), at: event.time)
    }

    override func touchMoved(_ event: TouchEvent) {
        guard follow(event) else { return }
        tracker.add(location, at: event.time)
        if state != .possible {
            change(value(at: event.time), at: event.time)
        } else if isPastSlop {
            let movement = location.offset(from: startLocation)
            isDeferring = !canMove(CGVector(dx: movement.width, dy: movement.height))
            if !isDeferring { takeUp(at: event.time) }
        } else {
            isDeferring = false
        }
    }

    override func touchEnded(_ event: TouchEvent) {
        guard let last = touches[event.id] else { return }
        // Most hosts lift where they last moved; only a new place is a sample.
        if last != event.location, follow(event) { tracker.add(location, at: event.time) }
        touches[event.id] = nil
        guard touches.isEmpty else { return }
        if state == .possible {
            fail(at: event.time)
        } else {
            end(value(at: event.time), at: event.time)
        }
    }

    /// Begins after all, since nobody else could move.
    func beginDeferred(at time: FrameInstant) {
        guard state == .possible, isDeferring else { return }
        isDeferring = false
        takeUp(at: time)
    }

    override func resetTracking() {
        touches.removeAll()
        startLocation = .zero
        location = .zero
        slopOffset = nil
        isDeferring = false
        tracker.reset()
    }

    private func takeUp(at time: FrameInstant) {
        let movement = location.offset(from: startLocation)
        let scrolled = masked(movement)
        let length = scrolled.length
        slopOffset =
            length > 0
            ? CGSize(
                width: scrolled.width / length * min(slop, length),
                height: scrolled.height / length * min(slop, length))
            : .zero
        begin(value(at: time), at: time)
    }

    /// Moves the mean by this finger's share; false for a finger that is not ours.
    private func follow(_ event: TouchEvent) -> Bool {
        guard let last = touches[event.id] else { return false }
        let share = CGFloat(touches.count)
        location.x += (event.location.x - last.x) / share
        location.y += (event.location.y - last.y) / share
        touches[event.id] = event.location
        return true
    }

    private var isPastSlop: Bool {
        let movement = location.offset(from: startLocation)
        let scrolled = masked(movement)
        guard scrolled.length > slop else { return false }
        // Along its axes it must move at least as much as across them.
        let across = CGSize(
            width: movement.width - scrolled.width, height: movement.height - scrolled.height)
        return scrolled.length >= across.length
    }

    /// The part of a vector along the axes.
    private func masked(_ size: CGSize) -> CGSize {
        CGSize(
            width: axes.contains(.horizontal) ? size.width : 0,
            height: axes.contains(.vertical) ? size.height : 0)
    }

    private func value(at time: FrameInstant) -> GestureValue {
        var translation = CGSize.zero
        if let slopOffset {
            let movement = masked(location.offset(from: startLocation))
            translation = CGSize(
                width: movement.width - slopOffset.width,
                height: movement.height - slopOffset.height)
        }
        let velocity = tracker.velocity(at: time)
        let along = masked(CGSize(width: velocity.dx, height: velocity.dy))
        return .pan(
            PanValue(
                startLocation: startLocation, location: location, translation: translation,
                velocity: CGVector(dx: along.width, dy: along.height), time: time))
    }
}
