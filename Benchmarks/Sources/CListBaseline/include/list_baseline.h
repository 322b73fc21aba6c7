// SPDX-License-Identifier: MIT

// The feed of the benchmark as a C program would write it: a GtkListView in a GtkScrolledWindow.

#ifndef SCROLLWORK_LIST_BASELINE_H
#define SCROLLWORK_LIST_BASELINE_H

#include <stdbool.h>

typedef struct ListBaseline ListBaseline;
typedef struct RasterTarget RasterTarget;

// Connects to the display; false when there is none.
bool list_baseline_init(void);

// A mapped window of this many points with a list of `rows` rows in it.
ListBaseline *list_baseline_new(int rows, int width, int height);
void list_baseline_free(ListBaseline *list);

// Lets GTK do what waits: events, idle and timeout handlers.
void list_baseline_settle(ListBaseline *list);

// Moves the content as a scroll does, and lets the frame clock's layout phase run: the list makes,
// binds, releases, measures and places its rows.
void list_baseline_scroll(ListBaseline *list, double offset);

// The length of the content in points, as far as the list knows it.
double list_baseline_extent(ListBaseline *list);

// The window's content as a GSK node, which is valid until the next call.
void *list_baseline_snapshot(ListBaseline *list);

// An image that nodes are drawn onto, `scale` pixels a point.
RasterTarget *raster_target_new(int width, int height, double scale);
void raster_target_free(RasterTarget *target);
// Clears the image and draws a node as GSK draws it with cairo.
void raster_target_draw(RasterTarget *target, void *node);
bool raster_target_write(RasterTarget *target, const char *path);

#endif
