// SPDX-License-Identifier: MIT

//  ScrollworkTesting: drives a view with touches in virtual time, and asserts on what is presented.
//
//  In:      a view, the settings of its window and its user, touches, taps, wheel steps, time.
//  Out:     presented frames as values; what is wrong as issues of Swift Testing, in their places.
//  Imports: SwiftUI, HeadlessHost and what stands above them, and Testing. It is for Swift Testing
//           alone: XCTest's asynchronous methods hang where a main executor is replaced.

@_exported import SwiftUI
