// SPDX-License-Identifier: MIT
#include "list_model.h"

struct _FeedItem {
    GObject parent_instance;
    guint index;
};

G_DEFINE_TYPE(FeedItem, feed_item, G_TYPE_OBJECT)

static void feed_item_class_init(FeedItemClass *klass) { (void)klass; }
static void feed_item_init(FeedItem *self) { (void)self; }
guint feed_item_get_index(FeedItem *item) { return item->index; }

struct _FeedModel {
    GObject parent_instance;
    guint count;
};

static GType feed_model_get_item_type(GListModel *list) {
    (void)list;
    return feed_item_get_type();
}

static guint feed_model_get_n_items(GListModel *list) { return FEED_MODEL(list)->count; }

static gpointer feed_model_get_item(GListModel *list, guint position) {
    if (position >= FEED_MODEL(list)->count) return NULL;
    FeedItem *item = g_object_new(feed_item_get_type(), NULL);
    item->index = position;
    return item;
}

static void feed_model_list_init(GListModelInterface *iface) {
    iface->get_item_type = feed_model_get_item_type;
    iface->get_n_items = feed_model_get_n_items;
    iface->get_item = feed_model_get_item;
}

G_DEFINE_TYPE_WITH_CODE(
    FeedModel, feed_model, G_TYPE_OBJECT,
    G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, feed_model_list_init))

static void feed_model_class_init(FeedModelClass *klass) { (void)klass; }
static void feed_model_init(FeedModel *self) { (void)self; }

FeedModel *feed_model_new(guint count) {
    FeedModel *model = g_object_new(feed_model_get_type(), NULL);
    model->count = count;
    return model;
}
