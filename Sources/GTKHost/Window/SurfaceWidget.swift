// SPDX-License-Identifier: MIT
import CGTK

/// A GTK widget whose picture and layout come from Swift.
@MainActor final class SurfaceWidget {
    /// The widget; it stays until `detach()`, though its window may go before.
    let pointer: UnsafeMutablePointer<GtkWidget>
    /// The size that it would like to have. *Units:* points.
    var naturalSize = CGSize.zero
    /// Called with the size that it got, before it is drawn. *Units:* points.
    var onAllocate: (CGSize) -> Void = { _ in }
    /// What it shows; nil is nothing. Valid while it is drawn.
    var node: () -> OpaquePointer? = { nil }

    init() {
        let type = surfaceType
        let object = g_object_new_with_properties(type, 0, nil, nil)!
        g_object_ref_sink(object)
        pointer = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
        g_object_set_data(object, Self.key, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Cuts the widget off and lets go of it; it shows nothing any more. Called once.
    func detach() {
        g_object_set_data(
            UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self), Self.key, nil)
        g_object_unref(pointer)
    }

    /// Where the Swift side of a widget is kept on it.
    nonisolated fileprivate static let key = "scrollwork-surface"

    fileprivate static func of(_ widget: UnsafeMutablePointer<GtkWidget>?) -> SurfaceWidget? {
        guard let widget else { return nil }
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        return g_object_get_data(object, key).map {
            Unmanaged<SurfaceWidget>.fromOpaque($0).takeUnretainedValue()
        }
    }
}

/// The GObject class, registered on first use.
@MainActor private let surfaceType: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<GtkWidget>.size)
    info.class_init = { rawClass, _ in
        guard let rawClass else { return }
        let widgetClass = rawClass.assumingMemoryBound(to: GtkWidgetClass.self)
        widgetClass.pointee.snapshot = { widget, snapshot in
            nonisolated(unsafe) let (widget, snapshot) = (widget, snapshot)
            MainActor.assumeIsolated {
                guard let node = SurfaceWidget.of(widget)?.node() else { return }
                gtk_snapshot_append_node(snapshot, node)
            }
        }
        widgetClass.pointee.size_allocate = { widget, width, height, _ in
            nonisolated(unsafe) let widget = widget
            MainActor.assumeIsolated {
                SurfaceWidget.of(widget)?.onAllocate(
                    CGSize(width: CGFloat(width), height: CGFloat(height)))
            }
        }
        widgetClass.pointee.measure = {
            widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
            nonisolated(unsafe) let widget = widget
            let size = MainActor.assumeIsolated { SurfaceWidget.of(widget)?.naturalSize ?? .zero }
            let length = orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height
            minimum?.pointee = 1
            natural?.pointee = max(1, Int32(length.rounded(.up)))
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
        }
    }
    return g_type_register_static(
        gtk_widget_get_type(), "ScrollworkSurface", &info, GTypeFlags(rawValue: 0))
}()
