// SPDX-License-Identifier: MIT

//  UILayout: from proposals to frames.
//
//  In:      the resolved tree (`_LayoutItem`s), proposals, a `TextMeasurer`.
//  Out:     a frame for each node; the `Layout` protocol and the stacks.
//  Imports: UIViewGraph and what stands above it.

@_exported import UIViewGraph
