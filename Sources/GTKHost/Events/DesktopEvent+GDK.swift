// SPDX-License-Identifier: MIT
import CGTK
import UIInput

extension DesktopEvent {
    /// Reads a GDK event; nil for those that mean nothing to views, such as a pointer that enters.
    ///
    /// `origin` is where the content begins. *Space:* the surface's, in points.
    init?(_ event: OpaquePointer, origin: CGPoint) {
        guard let kind = Kind(event, origin: origin) else { return nil }
        self.kind = kind
        if let place = Self.place(of: event) {
            location = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
        }
        milliseconds = gdk_event_get_time(event)
        modifiers = KeyEvent.Modifiers(gdk_event_get_modifier_state(event))
        isEmulated = gdk_event_get_pointer_emulated(event) != 0
    }

    /// Where the event was, or for a wheel's, which do not say, where the pointer is.
    private static func place(of event: OpaquePointer) -> CGPoint? {
        var x = 0.0
        var y = 0.0
        if gdk_event_get_position(event, &x, &y) != 0 { return CGPoint(x: x, y: y) }
        let type = gdk_event_get_event_type(event)
        guard type == GDK_SCROLL || type == GDK_TOUCHPAD_HOLD,
            let surface = gdk_event_get_surface(event), let seat = gdk_event_get_seat(event),
            let pointer = gdk_seat_get_pointer(seat),
            gdk_surface_get_device_position(surface, pointer, &x, &y, nil) != 0
        else { return nil }
        return CGPoint(x: x, y: y)
    }
}

extension DesktopEvent.Kind {
    fileprivate init?(_ event: OpaquePointer, origin: CGPoint) {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: self = .buttonPress(Int(gdk_button_event_get_button(event)))
        case GDK_BUTTON_RELEASE: self = .buttonRelease(Int(gdk_button_event_get_button(event)))
        case GDK_MOTION_NOTIFY: self = .motion(history: Self.history(of: event, origin: origin))
        case GDK_TOUCH_BEGIN: self = .touch(.began, sequence: Self.sequence(of: event))
        case GDK_TOUCH_UPDATE: self = .touch(.moved, sequence: Self.sequence(of: event))
        case GDK_TOUCH_END: self = .touch(.ended, sequence: Self.sequence(of: event))
        case GDK_TOUCH_CANCEL: self = .touch(.cancelled, sequence: Self.sequence(of: event))
        case GDK_SCROLL: self = Self.scroll(event)
        case GDK_TOUCHPAD_HOLD:
            switch gdk_touchpad_event_get_gesture_phase(event) {
            case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: self = .hold(.began)
            case GDK_TOUCHPAD_GESTURE_PHASE_END: self = .hold(.ended)
            case GDK_TOUCHPAD_GESTURE_PHASE_CANCEL: self = .hold(.cancelled)
            default: return nil
            }
        case GDK_KEY_PRESS: self = .key(value: gdk_key_event_get_keyval(event), isDown: true)
        case GDK_KEY_RELEASE: self = .key(value: gdk_key_event_get_keyval(event), isDown: false)
        case GDK_GRAB_BROKEN: self = .grabBroken
        default: return nil
        }
    }

    private static func sequence(of event: OpaquePointer) -> UInt {
        gdk_event_get_event_sequence(event).map { UInt(bitPattern: $0) } ?? 0
    }

    private static func scroll(_ event: OpaquePointer) -> Self {
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: return .scroll(dx: 0, dy: -1, unit: .clicks)
        case GDK_SCROLL_DOWN: return .scroll(dx: 0, dy: 1, unit: .clicks)
        case GDK_SCROLL_LEFT: return .scroll(dx: -1, dy: 0, unit: .clicks)
        case GDK_SCROLL_RIGHT: return .scroll(dx: 1, dy: 0, unit: .clicks)
        default: break
        }
        if gdk_scroll_event_is_stop(event) != 0 { return .scrollStop }
        var dx = 0.0
        var dy = 0.0
        gdk_scroll_event_get_deltas(event, &dx, &dy)
        if gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE {
            return .scroll(dx: dx, dy: dy, unit: .points)
        }
        let source = gdk_event_get_device(event).map { gdk_device_get_source($0) }
        return .scroll(
            dx: dx, dy: dy, unit: source == GDK_SOURCE_TOUCHPAD ? .touchpadClicks : .clicks)
    }

    /// The samples that GDK has folded into one event for the frame.
    private static func history(
        of event: OpaquePointer, origin: CGPoint
    ) -> [DesktopEvent.Sample] {
        var count: guint = 0
        guard let samples = gdk_event_get_history(event, &count) else { return [] }
        defer { g_free(samples) }
        return (0..<Int(count)).compactMap { index in
            let sample = samples[index]
            guard sample.flags.rawValue & GDK_AXIS_FLAG_X.rawValue != 0 else { return nil }
            return DesktopEvent.Sample(
                location: CGPoint(
                    x: sample.axes.1 - origin.x, y: sample.axes.2 - origin.y),
                milliseconds: sample.time)
        }
    }
}

extension KeyEvent.Modifiers {
    fileprivate init(_ state: GdkModifierType) {
        self = []
        let table: [(GdkModifierType, Self)] = [
            (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .option),
            (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command),
        ]
        for (mask, modifier) in table where state.rawValue & mask.rawValue != 0 {
            insert(modifier)
        }
    }
}
