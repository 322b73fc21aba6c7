// SPDX-License-Identifier: MIT

//  UIFrameLoop: the frame, written once, in order.
//
//  In:      an instant, input events, the size and the settings of a window.
//  Out:     a `PresentedFrame`: the display list, the scroll views, the elements, the work done.
//  Imports: UIViews and what stands above it. It knows no renderer and no window.

@_exported import UIDisplayList
@_exported import UIInput
@_exported import UIViews
