// SPDX-License-Identifier: MIT
import UIGeometry

/// One change of the phase, with what held at that moment.
package struct ScrollPhaseTransition: Equatable, Sendable {
    /// The phase that ended.
    package let old: ScrollPhase
    /// The phase that began.
    package let new: ScrollPhase
    /// The geometry at that moment.
    package let geometry: ScrollGeometry
    /// The velocity of the content offset at that moment. *Units:* pt/s.
    package let velocity: CGVector

    /// A change of the phase.
    package init(old: ScrollPhase, new: ScrollPhase, geometry: ScrollGeometry, velocity: CGVector) {
        self.old = old
        self.new = new
        self.geometry = geometry
        self.velocity = velocity
    }
}
