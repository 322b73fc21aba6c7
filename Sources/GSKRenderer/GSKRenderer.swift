// SPDX-License-Identifier: MIT

//  GSKRenderer: display lists to GSK nodes and pixels; text measurement with Pango.
//
//  In:      `DisplayNode` trees, `TextBlock`s.
//  Out:     `GskRenderNode`s for a window, `PixelImage`s without one, `TextMetrics`; PNG, animated
//           WebP and filmstrips of what was drawn.
//  Imports: UIFrameLoop and below, CGTK (GTK 4, Pango, cairo), CWebP (libwebp).

@_exported import UIDisplayList
