// SPDX-License-Identifier: MIT
import UIInput

/// Turns what GDK says into what the views understand: events in, events out, no clock, no window.
///
/// The primary button of a mouse acts as a finger while it is down. Other buttons, and a pointer
/// without one, mean nothing yet.
struct EventTranslator: Sendable {
    /// How far a touchpad's click of X11 moves the content. *Units:* points. *Source:* the scroll
    /// distance that xf86-input-libinput declares for one click, in pointer units.
    static let pointsPerTouchpadClick = 15.0
    /// The pointer's place among the fingers.
    static let pointer = TouchID(0)
    private static let primaryButton = 1

    private var timeline = EventTimeline()
    private var isPointerDown = false
    private var fingers: [UInt: TouchID] = [:]
    private var isTouchpadActive = false
    private var lastLocation = CGPoint.zero

    /// What the views hear of one event that came at `arrival`.
    mutating func translate(_ event: DesktopEvent, arrival: FrameInstant) -> [InputEvent] {
        // Samples that were left out are older than their event.
        if case .motion(let history) = event.kind {
            return pointerMoved(event, history: history, arrival: arrival)
        }
        let time = timeline.instant(milliseconds: event.milliseconds, arrival: arrival)
        switch event.kind {
        case .buttonPress(let button): return pressed(button, event, at: time)
        case .buttonRelease(let button):
            guard button == Self.primaryButton, isPointerDown else { return [] }
            isPointerDown = false
            return [pointer(.ended, event.location, time)]
        case .motion: return []
        case .touch(let phase, let sequence): return touched(phase, sequence, event, at: time)
        case .scroll(let dx, let dy, let unit):
            return scrolled(dx, dy, unit, event, at: time)
        case .scrollStop: return endTouchpad(.ended, at: event.location, time)
        case .hold(.began):
            return isTouchpadActive ? [] : [beginTouchpad(delta: .zero, event.location, time)]
        case .hold: return endTouchpad(.ended, at: event.location, time)
        case .key(let value, let isDown): return keyed(value, isDown, event, at: time)
        case .grabBroken: return cancelAll(at: time)
        }
    }

    /// The window loses its input: every finger and stream that is open is cancelled.
    mutating func cancelAll(at time: FrameInstant) -> [InputEvent] {
        var events: [InputEvent] = []
        if isPointerDown {
            isPointerDown = false
            events.append(pointer(.cancelled, lastLocation, time))
        }
        for finger in fingers.values.sorted() {
            events.append(
                .touch(
                    TouchEvent(id: finger, phase: .cancelled, location: lastLocation, time: time)))
        }
        fingers = [:]
        return events + endTouchpad(.cancelled, at: lastLocation, time)
    }

    // MARK: Pointer

    private mutating func pressed(
        _ button: Int, _ event: DesktopEvent, at time: FrameInstant
    ) -> [InputEvent] {
        guard button == Self.primaryButton, !event.isEmulated, !isPointerDown else { return [] }
        isPointerDown = true
        return [pointer(.began, event.location, time)]
    }

    private mutating func pointerMoved(
        _ event: DesktopEvent, history: [DesktopEvent.Sample], arrival: FrameInstant
    ) -> [InputEvent] {
        guard isPointerDown, !event.isEmulated else { return [] }
        let newest = DesktopEvent.Sample(
            location: event.location, milliseconds: event.milliseconds)
        return (history + [newest]).map { sample in
            pointer(
                .moved, sample.location,
                timeline.instant(milliseconds: sample.milliseconds, arrival: arrival))
        }
    }

    private mutating func pointer(
        _ phase: TouchPhase, _ location: CGPoint, _ time: FrameInstant
    ) -> InputEvent {
        lastLocation = location
        return .touch(
            TouchEvent(
                id: Self.pointer, phase: phase, location: location, time: time, isPointer: true))
    }

    // MARK: Fingers

    private mutating func touched(
        _ phase: TouchPhase, _ sequence: UInt, _ event: DesktopEvent, at time: FrameInstant
    ) -> [InputEvent] {
        if phase == .began { fingers[sequence] = freeFinger() }
        guard let finger = fingers[sequence] else { return [] }
        if phase == .ended || phase == .cancelled { fingers[sequence] = nil }
        lastLocation = event.location
        return [
            .touch(TouchEvent(id: finger, phase: phase, location: event.location, time: time))
        ]
    }

    /// The lowest number that no finger has; 0 is the pointer's.
    private func freeFinger() -> TouchID {
        var number = Self.pointer.rawValue + 1
        while fingers.values.contains(TouchID(number)) { number += 1 }
        return TouchID(number)
    }

    // MARK: Wheels and touchpads

    private mutating func scrolled(
        _ dx: Double, _ dy: Double, _ unit: DesktopEvent.ScrollUnit, _ event: DesktopEvent,
        at time: FrameInstant
    ) -> [InputEvent] {
        // The content goes against the wheel: turning it down shows what is below.
        var delta = CGVector(dx: -dx, dy: -dy)
        switch unit {
        case .clicks:
            // A wheel that turns one way only goes sideways with shift, as everywhere.
            if event.modifiers.contains(.shift), dx == 0 { delta = CGVector(dx: -dy, dy: 0) }
            guard delta.dx != 0 || delta.dy != 0 else { return [] }
            return [wheel(delta, isPrecise: false, .none, event.location, time)]
        case .touchpadClicks:
            delta.dx *= Self.pointsPerTouchpadClick
            delta.dy *= Self.pointsPerTouchpadClick
        case .points: break
        }
        guard isTouchpadActive else { return [beginTouchpad(delta: delta, event.location, time)] }
        lastLocation = event.location
        return [wheel(delta, isPrecise: true, .changed, event.location, time)]
    }

    private mutating func beginTouchpad(
        delta: CGVector, _ location: CGPoint, _ time: FrameInstant
    ) -> InputEvent {
        isTouchpadActive = true
        lastLocation = location
        return wheel(delta, isPrecise: true, .began, location, time)
    }

    /// The momentum after it is the scroll view's own: no desktop of GTK's sends one.
    private mutating func endTouchpad(
        _ phase: WheelPhase, at location: CGPoint, _ time: FrameInstant
    ) -> [InputEvent] {
        guard isTouchpadActive else { return [] }
        isTouchpadActive = false
        return [wheel(.zero, isPrecise: true, phase, location, time)]
    }

    private func wheel(
        _ delta: CGVector, isPrecise: Bool, _ phase: WheelPhase, _ location: CGPoint,
        _ time: FrameInstant
    ) -> InputEvent {
        .wheel(
            WheelEvent(
                location: location, delta: delta, isPrecise: isPrecise, phase: phase, time: time))
    }

    // MARK: Keys

    private func keyed(
        _ value: UInt32, _ isDown: Bool, _ event: DesktopEvent, at time: FrameInstant
    ) -> [InputEvent] {
        guard let key = KeyTable.key(value: value) else { return [] }
        return [
            .key(KeyEvent(key: key, modifiers: event.modifiers, isDown: isDown, time: time))
        ]
    }
}
