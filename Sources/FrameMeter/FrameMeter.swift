// SPDX-License-Identifier: MIT

//  FrameMeter: what each stage of a frame costs, for the benchmarks, which are a package of their
//  own and see public names only.
//
//  In:      a view, touches with their instants, and the instants of frames.
//  Out:     thread time by stage, counts of work, the frame's GSK node for whoever rasterises it.
//  Imports: HeadlessHost, GSKRenderer, CGTK and what stands above them.

@_exported import ChromeEngine
@_exported import SwiftUI
