// SPDX-License-Identifier: MIT
import CGTK

//  What GTK tells a window.

extension GTKWindow {
    func connectSignals() {
        connectEvents()
        let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { GTKWindow.of(data)?.settingsMayHaveChanged() }
        }
        let changedHandler = unsafeBitCast(changed, to: GCallback.self)
        cgtk_signal_connect(surface.pointer, "notify::scale-factor", changedHandler, reference)
        cgtk_signal_connect(window, "notify::is-active", changedHandler, reference)
        let realized: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { GTKWindow.of(data)?.watchState() }
        }
        cgtk_signal_connect(
            window, "realize", unsafeBitCast(realized, to: GCallback.self), reference)
        let destroyed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { GTKWindow.of(data)?.didClose() }
        }
        cgtk_signal_connect(
            window, "destroy", unsafeBitCast(destroyed, to: GCallback.self), reference)
    }

    /// The surface says when the window is minimised.
    private func watchState() {
        guard let native = gtk_widget_get_native(surface.pointer),
            let gdkSurface = gtk_native_get_surface(native)
        else { return }
        let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { GTKWindow.of(data)?.settingsMayHaveChanged() }
        }
        cgtk_signal_connect(
            UnsafeMutableRawPointer(gdkSurface), "notify::state",
            unsafeBitCast(changed, to: GCallback.self), reference)
    }

    private func connectEvents() {
        let controller = gtk_event_controller_legacy_new()
        let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
            _, event, data in
            nonisolated(unsafe) let (event, data) = (event, data)
            return MainActor.assumeIsolated {
                guard let event, let window = GTKWindow.of(data) else { return 0 }
                return window.handle(event) ? 1 : 0
            }
        }
        cgtk_signal_connect(
            UnsafeMutableRawPointer(controller), "event",
            unsafeBitCast(handler, to: GCallback.self), reference)
        gtk_widget_add_controller(surface.pointer, controller)
    }

    /// Takes in an event; whether it was for the views.
    private func handle(_ event: OpaquePointer) -> Bool {
        guard isOpen, let event = DesktopEvent(event, origin: contentOrigin) else { return false }
        let translated = translator.translate(event, arrival: now)
        events += translated
        // Keys that views have no name for may be a shortcut of GTK's.
        if case .key = event.kind { return translated.contains { !$0.isCharacter } }
        return !translated.isEmpty
    }

    /// Where the content begins. *Space:* the surface's, as events have it.
    private var contentOrigin: CGPoint {
        guard let native = gtk_widget_get_native(surface.pointer) else { return .zero }
        var x = 0.0
        var y = 0.0
        gtk_native_get_surface_transform(native, &x, &y)
        var inner = (x: 0.0, y: 0.0)
        let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        gtk_widget_translate_coordinates(surface.pointer, root, 0, 0, &inner.x, &inner.y)
        return CGPoint(x: x + inner.x, y: y + inner.y)
    }

    /// What signal handlers are given; the signals end with the window.
    private var reference: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private static func of(_ data: UnsafeMutableRawPointer?) -> GTKWindow? {
        data.map { Unmanaged<GTKWindow>.fromOpaque($0).takeUnretainedValue() }
    }
}

extension InputEvent {
    fileprivate var isCharacter: Bool {
        if case .key(let key) = self, case .character = key.key { return true }
        return false
    }
}
