// SPDX-License-Identifier: MIT
import UIGeometry

/// Names one recogniser of one node.
package struct RecognizerID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The node that owns it.
    package let node: NodeID
    /// Tells the recognisers of one node apart.
    package let index: Int

    /// Makes a name.
    package init(node: NodeID, index: Int = 0) {
        self.node = node
        self.index = index
    }

    /// Orders by node, then index.
    package static func < (a: RecognizerID, b: RecognizerID) -> Bool {
        (a.node, a.index) < (b.node, b.index)
    }
    /// The node, and the index unless it is 0.
    package var description: String { index == 0 ? "\(node)" : "\(node).\(index)" }
}

/// How a recogniser stands to the others that want the same touch.
package enum GestureRelation: String, Hashable, Sendable, CaseIterable {
    /// The innermost that begins wins.
    case normal
    /// Beats the normal ones inside it, even those that have begun.
    case highPriority
    /// Takes no part in conflicts.
    case simultaneous
}

/// A candidate for a touch.
package struct ArenaEntry {
    /// What the outputs will be addressed with.
    package var id: RecognizerID
    /// The same object for the same id from touch to touch, or it forgets first taps.
    package var recognizer: GestureRecognizer
    /// How it stands to the other candidates.
    package var relation: GestureRelation
    /// How deep its node lies; the innermost is the deepest.
    package var depth: Int

    /// Makes a candidate; a normal one unless said otherwise.
    package init(
        id: RecognizerID, recognizer: GestureRecognizer,
        relation: GestureRelation = .normal, depth: Int
    ) {
        self.id = id
        self.recognizer = recognizer
        self.relation = relation
        self.depth = depth
    }
}

/// What a recogniser in the arena has to tell its owner.
package struct GestureOutput: Equatable, Sendable {
    /// Whose gesture it is.
    package var id: RecognizerID
    /// What it tells.
    package var event: GestureEvent

    /// What happened to the gesture.
    package var phase: GestureEvent.Phase { event.phase }
    /// The gesture's value.
    package var value: GestureValue { event.value }
    /// When it happened.
    package var time: FrameInstant { event.time }
}
