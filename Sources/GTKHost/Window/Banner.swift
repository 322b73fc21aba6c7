// SPDX-License-Identifier: MIT
import CGTK

/// A message of the host's own over what a window shows.
@MainActor final class Banner {
    /// The widget that holds the content and the message; it stays until `detach()`.
    let overlay: UnsafeMutablePointer<GtkWidget>
    private let label: UnsafeMutablePointer<GtkWidget>

    private static let margin: Int32 = 12

    init(over content: UnsafeMutablePointer<GtkWidget>) {
        overlay = gtk_overlay_new()
        label = gtk_label_new(nil)
        g_object_ref_sink(overlay)
        gtk_overlay_set_child(OpaquePointer(overlay), content)
        gtk_label_set_wrap(OpaquePointer(label), 1)
        gtk_label_set_selectable(OpaquePointer(label), 1)
        gtk_label_set_xalign(OpaquePointer(label), 0)
        gtk_widget_add_css_class(label, "osd")
        gtk_widget_add_css_class(label, "monospace")
        gtk_widget_set_valign(label, GTK_ALIGN_END)
        gtk_widget_set_margin_start(label, Self.margin)
        gtk_widget_set_margin_end(label, Self.margin)
        gtk_widget_set_margin_bottom(label, Self.margin)
        gtk_widget_set_focusable(label, 0)
        gtk_widget_set_visible(label, 0)
        gtk_overlay_add_overlay(OpaquePointer(overlay), label)
    }

    /// What it says; nil hides it.
    var text: String? {
        didSet {
            gtk_label_set_text(OpaquePointer(label), text ?? "")
            gtk_widget_set_visible(label, text == nil ? 0 : 1)
        }
    }

    /// Lets go of the widgets. Called once.
    func detach() { g_object_unref(overlay) }
}
