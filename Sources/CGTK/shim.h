// SPDX-License-Identifier: MIT

// GTK 4 and what it stands on (GSK, GDK, Pango, cairo, GLib), with plain functions for what Swift
// cannot import: macros that cast or evaluate types, and calls with a variable argument list.

#ifndef SCROLLWORK_CGTK_SHIM_H
#define SCROLLWORK_CGTK_SHIM_H

#include <gtk/gtk.h>
#include <math.h>
#include <pango/pangocairo.h>

static inline gpointer cgtk_object_ref(gpointer object) { return g_object_ref(object); }

static inline void cgtk_object_unref(gpointer object) { g_object_unref(object); }

static inline gulong cgtk_signal_connect(
    gpointer instance, const char *signal, GCallback handler, gpointer data) {
    return g_signal_connect(instance, signal, handler, data);
}

static inline void cgtk_set_property_boolean(gpointer object, const char *name, gboolean value) {
    g_object_set(object, name, value, NULL);
}

static inline void cgtk_set_property_int(gpointer object, const char *name, int value) {
    g_object_set(object, name, value, NULL);
}

static inline void cgtk_set_property_double(gpointer object, const char *name, double value) {
    g_object_set(object, name, value, NULL);
}

static inline void cgtk_set_property_string(
    gpointer object, const char *name, const char *value) {
    g_object_set(object, name, value, NULL);
}

// Makes GSK's nodes usable without gtk_init(), which would ask for a display. The calls that name
// the types are declared without side effects, so their results have to be used.
static inline void cgtk_register_render_nodes(void) {
    g_type_ensure(GSK_TYPE_RENDER_NODE);
    g_type_ensure(GSK_TYPE_COLOR_NODE);
}

// A 2D affine transform with an inverse as GSK has it: x' = a x + c y + tx, y' = b x + d y + ty.
//
// It is taken apart into rotation, skew and scale, because GSK takes any matrix for a 3D transform,
// which cairo cannot draw.
static inline GskTransform *cgtk_transform_affine(
    float a, float b, float c, float d, float tx, float ty) {
    graphene_point_t offset = GRAPHENE_POINT_INIT(tx, ty);
    GskTransform *transform = gsk_transform_translate(NULL, &offset);
    if (b == 0 && c == 0) {
        return a == 1 && d == 1 ? transform : gsk_transform_scale(transform, a, d);
    }
    float degrees = (float)(180 / G_PI);
    float width = hypotf(a, b);
    float height = (a * d - b * c) / width;
    float skew = (a * c + b * d) / width / height;
    transform = gsk_transform_rotate(transform, atan2f(b, a) * degrees);
    if (skew > 1e-6f || skew < -1e-6f) {
        transform = gsk_transform_skew(transform, atanf(skew) * degrees, 0);
    }
    return gsk_transform_scale(transform, width, height);
}

// What libdispatch and Foundation offer to an event loop that is not their own, exported but not
// declared anywhere: the main queue's wake-up descriptor, its turn, and the next timer's date.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
extern void *CFRunLoopGetMain(void);
extern double CFRunLoopGetNextTimerFireDate(void *run_loop, const void *mode);
extern const void *const kCFRunLoopDefaultMode;

#endif
