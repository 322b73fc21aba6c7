// SPDX-License-Identifier: MIT
import UIGeometry

/// What a rule for scroll targets may look at when a scroll is let go.
package struct ScrollTargetInput: Sendable {
    /// Where the scroll would come to rest by itself, as a rectangle of the content.
    package let originalRect: CGRect
    /// The velocity of the content offset at release. *Units:* pt/s.
    package let velocity: CGVector
    /// The geometry at release.
    package let geometry: ScrollGeometry
    /// The rectangle of the content that showed between the insets when the scroll began.
    package let startRect: CGRect
    /// The axes that scroll.
    package let axes: Axis.Set

    /// What a rule is told.
    package init(
        originalRect: CGRect, velocity: CGVector, geometry: ScrollGeometry, startRect: CGRect,
        axes: Axis.Set
    ) {
        self.originalRect = originalRect
        self.velocity = velocity
        self.geometry = geometry
        self.startRect = startRect
        self.axes = axes
    }
}
