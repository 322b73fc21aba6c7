// SPDX-License-Identifier: MIT

// A list model that makes its items when they are asked for, so that a long list costs nothing.

#ifndef SCROLLWORK_LIST_MODEL_H
#define SCROLLWORK_LIST_MODEL_H

#include <gtk/gtk.h>

G_DECLARE_FINAL_TYPE(FeedItem, feed_item, FEED, ITEM, GObject)
G_DECLARE_FINAL_TYPE(FeedModel, feed_model, FEED, MODEL, GObject)

FeedModel *feed_model_new(guint count);
guint feed_item_get_index(FeedItem *item);

#endif
