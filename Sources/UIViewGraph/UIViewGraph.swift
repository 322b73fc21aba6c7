// SPDX-License-Identifier: MIT

//  UIViewGraph: views, their identity and state, and the evaluation of their bodies.
//
//  In:      view values, state writes with their transactions, environment values.
//  Out:     a tree of `_ViewNode`s, and the flat lists of `_LayoutItem`s that it resolves to.
//  Imports: UIGeometry … UIDisplayList (targets 0–3). It knows nothing of layout or drawing.

@_exported import UIGeometry
@_exported import UIMotion
