// SPDX-License-Identifier: MIT

//  GTKHost: a window on the desktop, in real time.
//
//  In:      a view and settings; GDK's events, the desktop's settings, the frame clock.
//  Out:     frames on the screen, elements on the accessibility bus. The main actor runs in GLib's
//           main loop meanwhile.
//  Imports: UIFrameLoop, GSKRenderer, CGTK and what stands above them.

@_exported import UIFrameLoop
