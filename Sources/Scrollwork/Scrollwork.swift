// SPDX-License-Identifier: MIT

//  Scrollwork: components for interfaces that follow scrolling.
//
//  In:      what a scroll view tells (`onScrollGeometryChange`, `onScrollPhaseChange`), settings,
//           focus, loading functions.
//  Out:     bars that hide, sections that appear, pages that load, titles, readers, edge fades.
//  Imports: SwiftUI and ChromeEngine. Of SwiftUI public names alone, so that the same source
//           compiles with Apple's; what is newer than the lowest platform is marked so.
//
//  Three parts work together: a *scope* (`scrollChromeScope`) owns the state, a *driver*
//  (`drivesScrollChrome`) tells it what a scroll view does, and *followers* (`hidesOnScroll` and
//  others) do what it decides. Containers such as `HideOnScrollBar` bring all three.
