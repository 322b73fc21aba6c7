// SPDX-License-Identifier: MIT

//  ScrollEngine: the scroll state machine.
//
//  In:      touches, wheel turns, programmatic scrolls and layout changes (`ScrollExtents`), each
//           with its `FrameInstant`.
//  Out:     a `ScrollUpdate` for each: the offset before and after, its cause, the phase
//           transitions with their geometry, and whether more frames are needed. Apple's values
//           `ScrollPhase`, `ScrollGeometry`, `ScrollTarget`; placement and visibility as functions.
//  Imports: UIGeometry, ScrollPhysics.
//
//  `ScrollViewEngine` is the machine. Horizontal values run in reading direction: zero is the
//  leading edge and offsets grow towards the trailing one. `ScrollExtents+Direction.swift` is the
//  only place that turns them into left-to-right values and back.

import ScrollPhysics
import UIGeometry
