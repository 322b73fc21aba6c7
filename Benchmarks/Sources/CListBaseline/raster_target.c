// SPDX-License-Identifier: MIT
#include <gtk/gtk.h>

#include "list_baseline.h"

struct RasterTarget {
    cairo_surface_t *surface;
    double scale;
};

RasterTarget *raster_target_new(int width, int height, double scale) {
    RasterTarget *target = g_new0(RasterTarget, 1);
    target->surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)(width * scale), (int)(height * scale));
    target->scale = scale;
    return target;
}

void raster_target_free(RasterTarget *target) {
    cairo_surface_destroy(target->surface);
    g_free(target);
}

void raster_target_draw(RasterTarget *target, void *node) {
    cairo_t *context = cairo_create(target->surface);
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    cairo_set_operator(context, CAIRO_OPERATOR_OVER);
    cairo_scale(context, target->scale, target->scale);
    if (node) gsk_render_node_draw(node, context);
    cairo_destroy(context);
    cairo_surface_flush(target->surface);
}

bool raster_target_write(RasterTarget *target, const char *path) {
    return cairo_surface_write_to_png(target->surface, path) == CAIRO_STATUS_SUCCESS;
}
