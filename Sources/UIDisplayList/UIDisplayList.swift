// SPDX-License-Identifier: MIT

//  UIDisplayList: immutable drawing commands, printable and parseable as text.
//
//  In:      geometry values.
//  Out:     `DisplayNode` trees, `Path`, `TextBlock`, paints. A renderer draws them; a test reads
//           them.
//  Imports: UIGeometry, UIMotion (paths are animatable).

@_exported import UIGeometry
