// SPDX-License-Identifier: MIT

//  ScrollPhysics: position and velocity of one scroll axis as pure functions of elapsed time.
//
//  In:      numbers (points, points per second, seconds).
//  Out:     `…Simulation` values that answer offset and velocity at any elapsed time, the rubber
//           band, the paging rule, and every constant they use.
//  Imports: UIGeometry.
//
//  Signs: a positive velocity makes the content offset grow (the finger moves up or towards the
//  leading edge).

import UIGeometry
