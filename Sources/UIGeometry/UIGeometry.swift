// SPDX-License-Identifier: MIT

//  UIGeometry: values for space and time.
//
//  In:      nothing.
//  Out:     axes, edges, insets, unit points, angles, instants, identities, affine transforms.
//  Imports: Foundation only (for `CGFloat`, `CGPoint`, `CGSize`, `CGRect`).

@_exported import Foundation
