// SPDX-License-Identifier: MIT
import UIGeometry

/// A type that provides context about the moment at which a scroll phase changed.
public struct ScrollPhaseChangeContext {
    /// The geometry of the scroll view at the moment of the change.
    public let geometry: ScrollGeometry
    /// The velocity of the content offset at that moment. *Units:* pt/s (an inference: Apple
    /// documents none).
    public let velocity: CGVector?

    /// A context for one change.
    package init(geometry: ScrollGeometry, velocity: CGVector?) {
        self.geometry = geometry
        self.velocity = velocity
    }
}
