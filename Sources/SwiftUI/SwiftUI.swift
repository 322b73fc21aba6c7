// SPDX-License-Identifier: MIT

//  SwiftUI: what `import SwiftUI` means on Linux.
//
//  In:      nothing of its own.
//  Out:     the public names of the targets below, Foundation, and the macros.
//  Imports: targets 0–6. No host and no GTK, so that user files compile in a blink.

@_exported import Foundation
@_exported import Observation
@_exported import ScrollEngine
@_exported import UIDisplayList
@_exported import UIGeometry
@_exported import UILayout
@_exported import UIMotion
@_exported import UIViewGraph
@_exported import UIViews
