// SPDX-License-Identifier: MIT

//  ChromeEngine: the pure decisions of the kit.
//
//  In:      events as values (`ChromeEvent`): what scroll callbacks deliver, known layout changes,
//           programmatic requests, focus, assistive technology, sections, pages, playback, time.
//  Out:     decisions (`ChromeDecision`): what changed, and why, with the numbers that decided.
//  Imports: nothing, so that it runs wherever Swift does.
//
//  `MotionClassifier` gives each change of an offset its cause. One reducer each decides about bars
//  (`BarState`), reveal (`RevealState`), paging (`PageState`), the title (`TitleState`) and the
//  reader (`ReaderState`); `ChromeState` holds them all and defines how they act on one another.
//
//  Lengths are points and times seconds. An `offset` is the scroll view's own; a `position` counts
//  from the resting top (offset + leading inset) and runs up to the `limit` (content + insets −
//  viewport). Down and end mean growing positions, on either axis.
