// SPDX-License-Identifier: MIT

//  UIMotion: values that change over time, as functions of the seconds handed in.
//
//  In:      geometry values; elapsed seconds. Nothing here reads a clock.
//  Out:     `VectorArithmetic` and `Animatable`, `Animation` and what it is made of (`UnitCurve`,
//           `Spring`, `CustomAnimation`), keyframe timelines, and `_AnimationTrack`, which runs
//           the animations of one attribute.
//  Imports: UIGeometry.

@_exported import UIGeometry
