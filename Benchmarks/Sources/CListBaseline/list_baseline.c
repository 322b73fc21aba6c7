// SPDX-License-Identifier: MIT
#include "list_baseline.h"

#include "list_model.h"

struct ListBaseline {
    GtkWidget *window;
    GtkWidget *scroller;
    GtkAdjustment *adjustment;
    GskRenderNode *node;
};

// What the theme adds is taken away, so that the rows come to what the feed in Swift has.
static const char *style =
    "window, scrolledwindow, listview { background: #ffffff; }"
    "listview > row { padding: 0; margin: 0; background: none; }"
    ".feed-row { background: #f2f2f7; border-radius: 16px; margin: 4px 16px; padding: 12px;"
    "  min-height: 48px; }"
    ".feed-icon { font-family: 'Material Design Icons'; font-size: 24px; color: #007aff;"
    "  min-width: 40px; }"
    ".feed-title { font-family: Inter; font-size: 17px; font-weight: 600; color: #000000; }"
    ".feed-subtitle { font-family: Inter; font-size: 15px; color: rgba(60, 60, 67, 0.6); }";

bool list_baseline_init(void) { return gtk_init_check(); }

static void setup_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory;
    (void)data;
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    gtk_widget_add_css_class(row, "feed-row");
    GtkWidget *icon = gtk_label_new(NULL);
    gtk_widget_add_css_class(icon, "feed-icon");
    GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    gtk_widget_set_valign(texts, GTK_ALIGN_CENTER);
    GtkWidget *title = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(title), 0);
    gtk_label_set_ellipsize(GTK_LABEL(title), PANGO_ELLIPSIZE_END);
    gtk_widget_add_css_class(title, "feed-title");
    GtkWidget *subtitle = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(subtitle), 0);
    gtk_label_set_ellipsize(GTK_LABEL(subtitle), PANGO_ELLIPSIZE_END);
    gtk_widget_add_css_class(subtitle, "feed-subtitle");
    gtk_box_append(GTK_BOX(texts), title);
    gtk_box_append(GTK_BOX(texts), subtitle);
    gtk_box_append(GTK_BOX(row), icon);
    gtk_box_append(GTK_BOX(row), texts);
    gtk_list_item_set_child(item, row);
}

static void bind_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory;
    (void)data;
    guint index = feed_item_get_index(FEED_ITEM(gtk_list_item_get_item(item)));
    GtkWidget *icon = gtk_widget_get_first_child(gtk_list_item_get_child(item));
    GtkWidget *title = gtk_widget_get_first_child(gtk_widget_get_next_sibling(icon));
    char text[64];
    // The filled star of the icon font, which the feed in Swift draws too.
    gtk_label_set_text(GTK_LABEL(icon), "\uF4CE");
    g_snprintf(text, sizeof text, "Article %u", index + 1);
    gtk_label_set_text(GTK_LABEL(title), text);
    g_snprintf(text, sizeof text, "A short line of supporting text, number %u.", index + 1);
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(title)), text);
}

ListBaseline *list_baseline_new(int rows, int width, int height) {
    ListBaseline *list = g_new0(ListBaseline, 1);
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_data(provider, style, -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
        GTK_STYLE_PROVIDER_PRIORITY_USER);
    g_object_unref(provider);

    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup_row), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
    GtkNoSelection *selection = gtk_no_selection_new(G_LIST_MODEL(feed_model_new(rows)));
    GtkWidget *view = gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory);

    list->scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(list->scroller), view);
    gtk_scrolled_window_set_policy(
        GTK_SCROLLED_WINDOW(list->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    list->adjustment =
        gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(list->scroller));

    list->window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(list->window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(list->window), width, height);
    gtk_window_set_child(GTK_WINDOW(list->window), list->scroller);
    gtk_window_present(GTK_WINDOW(list->window));
    for (int round = 0; round < 50; round++) {
        list_baseline_settle(list);
        if (gtk_widget_get_mapped(list->scroller) &&
            gtk_widget_get_height(list->scroller) > 0)
            break;
        g_usleep(10000);
    }
    return list;
}

void list_baseline_free(ListBaseline *list) {
    if (list->node) gsk_render_node_unref(list->node);
    gtk_window_destroy(GTK_WINDOW(list->window));
    g_free(list);
}

void list_baseline_settle(ListBaseline *list) {
    (void)list;
    while (g_main_context_pending(NULL)) g_main_context_iteration(NULL, FALSE);
}

void list_baseline_scroll(ListBaseline *list, double offset) {
    gtk_adjustment_set_value(list->adjustment, offset);
    // The clock waits for the display between two frames; only its work is wanted here.
    g_signal_emit_by_name(gtk_widget_get_frame_clock(list->window), "layout");
}

double list_baseline_extent(ListBaseline *list) {
    return gtk_adjustment_get_upper(list->adjustment);
}

void *list_baseline_snapshot(ListBaseline *list) {
    if (list->node) gsk_render_node_unref(list->node);
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gtk_widget_snapshot_child(list->window, list->scroller, snapshot);
    list->node = gtk_snapshot_free_to_node(snapshot);
    return list->node;
}
