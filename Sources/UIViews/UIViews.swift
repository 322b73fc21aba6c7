// SPDX-License-Identifier: MIT

//  UIViews: the concrete views and modifiers, and how they draw.
//
//  In:      view values of the user's files.
//  Out:     nodes of the view graph and boxes of layout that draw, are hit, and are read aloud.
//  Imports: UILayout, ScrollEngine, UIInput, UIDisplayList and what stands above them.

@_exported import UILayout
