// SPDX-License-Identifier: MIT
import UIInput

/// A box that takes part in deciding what a touch means.
@MainActor protocol _GestureOwner: _LayoutNode {
    /// The names of its recognisers, at any time.
    var arenaIDs: [RecognizerID] { get }
    /// Its candidates for a touch that comes down in it.
    func arenaEntries(depth: Int) -> [ArenaEntry]
    /// One of its recognisers has something to tell; user actions run here.
    func handle(_ output: GestureOutput)
    /// Whether a touch that comes down now is not meant for the content.
    var swallowsTouches: Bool { get }
    /// Whether the gestures of the boxes inside take no part; scroll views inside do.
    var keepsInnerGesturesOff: Bool { get }
}

extension _GestureOwner {
    var swallowsTouches: Bool { false }
    var keepsInnerGesturesOff: Bool { false }
}
