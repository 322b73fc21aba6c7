// SPDX-License-Identifier: MIT
import CGTK

/// Whether a screen reader is on, as the session bus tells it; live.
@MainActor final class ScreenReaderStatus {
    private static let name = "org.a11y.Bus"
    private static let path = "/org/a11y/bus"
    private static let interface = "org.a11y.Status"
    private static let property = "ScreenReaderEnabled"

    private(set) var isOn = false
    private let onChange: () -> Void
    private var proxy: UnsafeMutablePointer<GDBusProxy>?
    private var handler: gulong = 0
    private let cancellable = g_cancellable_new()

    /// Asks without waiting; without a session bus the answer stays no.
    init(onChange: @escaping () -> Void) {
        self.onChange = onChange
        let ready: GAsyncReadyCallback = { _, result, data in
            nonisolated(unsafe) let (result, data) = (result, data)
            MainActor.assumeIsolated {
                let proxy = g_dbus_proxy_new_for_bus_finish(result, nil)
                guard let data else { return }
                let status = Unmanaged<ScreenReaderStatus>.fromOpaque(data).takeRetainedValue()
                status.didConnect(proxy)
            }
        }
        g_dbus_proxy_new_for_bus(
            G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_NONE, nil, Self.name, Self.path, Self.interface,
            cancellable, ready, Unmanaged.passRetained(self).toOpaque())
    }

    /// Lets go of the bus; nothing is told any more.
    func stop() {
        g_cancellable_cancel(cancellable)
        guard let proxy else { return }
        g_signal_handler_disconnect(proxy, handler)
        g_object_unref(proxy)
        self.proxy = nil
    }

    private func didConnect(_ proxy: UnsafeMutablePointer<GDBusProxy>?) {
        guard let proxy else { return }
        guard g_cancellable_is_cancelled(cancellable) == 0 else {
            g_object_unref(proxy)
            return
        }
        self.proxy = proxy
        let changed: @convention(c) (gpointer?, gpointer?, gpointer?, gpointer?) -> Void = {
            _, _, _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated {
                guard let data else { return }
                Unmanaged<ScreenReaderStatus>.fromOpaque(data).takeUnretainedValue().read()
            }
        }
        handler = cgtk_signal_connect(
            proxy, "g-properties-changed", unsafeBitCast(changed, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque())
        read()
    }

    private func read() {
        guard let proxy, let value = g_dbus_proxy_get_cached_property(proxy, Self.property) else {
            return
        }
        defer { g_variant_unref(value) }
        let isOn = g_variant_get_boolean(value) != 0
        guard isOn != self.isOn else { return }
        self.isOn = isOn
        onChange()
    }
}
