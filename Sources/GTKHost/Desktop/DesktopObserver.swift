// SPDX-License-Identifier: MIT
import CGTK
import Foundation

/// Reads the desktop's settings and tells when they change.
@MainActor final class DesktopObserver {
    private let settings: OpaquePointer
    private let interface: UnsafeMutablePointer<GSettings>?
    private var screenReader: ScreenReaderStatus?
    private var handlers: [(object: UnsafeMutableRawPointer, id: gulong)] = []
    private let onChange: () -> Void

    private static let watched = [
        "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations",
        "gtk-xft-dpi",
    ]
    private static let interfaceSchema = "org.gnome.desktop.interface"
    private static let colorScheme = "color-scheme"

    /// *Errors:* nil without a display.
    init?(onChange: @escaping () -> Void) {
        guard let settings = gtk_settings_get_default() else { return nil }
        self.settings = settings
        self.onChange = onChange
        interface = Self.preferences(Self.interfaceSchema, key: Self.colorScheme)
        for name in Self.watched { watch(UnsafeMutableRawPointer(settings), "notify::" + name) }
        if let interface { watch(interface, "changed::" + Self.colorScheme) }
        screenReader = ScreenReaderStatus(onChange: onChange)
    }

    /// Lets go of the desktop; nothing is told any more.
    func stop() {
        for (object, id) in handlers {
            g_signal_handler_disconnect(object, id)
        }
        handlers = []
        if let interface { g_object_unref(interface) }
        screenReader?.stop()
    }

    /// What the user has set now.
    var current: DesktopSettings {
        let theme = string("gtk-theme-name") ?? ""
        let scheme = interface.flatMap {
            Self.takeString(g_settings_get_string($0, Self.colorScheme))
        }
        var result = DesktopSettings()
        result.isDark =
            boolean("gtk-application-prefer-dark-theme") || scheme == "prefer-dark"
            || theme.lowercased().hasSuffix("-dark") || theme == "HighContrastInverse"
        result.hasAnimations = boolean("gtk-enable-animations")
        result.textScale = Self.textScale(dpi: integer("gtk-xft-dpi"))
        result.hasHighContrast = theme.hasPrefix("HighContrast")
        result.isScreenReaderOn = screenReader?.isOn ?? false
        return result
    }

    /// The text scale behind GTK's font resolution, in 1/1024 of a dot an inch; 1 if none is set.
    private static func textScale(dpi: Int32) -> Double {
        let unscaled = 96.0 * 1024
        return dpi > 0 ? Double(dpi) / unscaled : 1
    }

    // MARK: GObject

    private func watch(_ object: UnsafeMutableRawPointer, _ signal: String) {
        let handler: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated {
                guard let data else { return }
                Unmanaged<DesktopObserver>.fromOpaque(data).takeUnretainedValue().onChange()
            }
        }
        let id = cgtk_signal_connect(
            object, signal, unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque())
        handlers.append((object, id))
    }

    /// The preferences of a schema, if the desktop has it and it has the key.
    private static func preferences(_ schema: String, key: String) -> UnsafeMutablePointer<
        GSettings
    >? {
        guard let source = g_settings_schema_source_get_default(),
            let found = g_settings_schema_source_lookup(source, schema, 1)
        else { return nil }
        defer { g_settings_schema_unref(found) }
        guard g_settings_schema_has_key(found, key) != 0 else { return nil }
        return g_settings_new(schema)
    }

    private func property<T>(_ name: String, type: GType, _ read: (inout GValue) -> T) -> T {
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        g_object_get_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
        return read(&value)
    }

    private func boolean(_ name: String) -> Bool {
        property(name, type: .boolean) { g_value_get_boolean(&$0) != 0 }
    }

    private func integer(_ name: String) -> Int32 {
        property(name, type: .int) { g_value_get_int(&$0) }
    }

    private func string(_ name: String) -> String? {
        property(name, type: .string) { g_value_get_string(&$0).map { String(cString: $0) } }
    }

    private static func takeString(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        defer { g_free(text) }
        return text.map { String(cString: $0) }
    }
}
