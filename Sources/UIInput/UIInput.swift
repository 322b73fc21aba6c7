// SPDX-License-Identifier: MIT

//  UIInput: what a person does, told in time stamps.
//
//  In:      touches, wheel and key events with their own time; for each new touch, who may want it.
//  Out:     gesture outputs: who is touched, who has begun, changed, ended or been cancelled, and
//           with what value; velocities at lift-off.
//  Imports: UIGeometry only. It knows nothing of views, frames or clocks: nothing here depends on
//           where one frame ends and the next begins.

@_exported import UIGeometry
