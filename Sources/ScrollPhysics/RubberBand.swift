// SPDX-License-Identifier: MIT
import UIGeometry

/// The resistance of content that is dragged past its edge.
///
/// b = x·c·d / (d + c·x): half the finger's speed at the edge, never more than one viewport.
package struct RubberBand: Hashable, Sendable {
    /// The length of the viewport along the axis. *Units:* pt.
    package let dimension: Double

    /// A band for a viewport of `dimension` points.
    package init(dimension: Double) { self.dimension = max(0, dimension) }

    /// The displayed over-scroll of a finger `distance` points past the edge; odd in its argument.
    package func overscroll(at distance: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let c = ScrollPhysicsConstants.rubberBandCoefficient
        return distance * c * dimension / (dimension + c * abs(distance))
    }

    /// The finger's distance past the edge behind a displayed over-scroll.
    ///
    /// *Range:* over-scroll at or beyond the viewport's length, which no finger reaches, is taken
    /// as just below it, so that the answer stays finite.
    package func distance(at overscroll: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let b = min(abs(overscroll), dimension * (1 - 1e-6))
        let x = b * dimension / (ScrollPhysicsConstants.rubberBandCoefficient * (dimension - b))
        return overscroll < 0 ? -x : x
    }

    /// How much of the finger's speed the content shows at `distance` past the edge.
    package func slope(at distance: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let c = ScrollPhysicsConstants.rubberBandCoefficient
        let ratio = dimension / (dimension + c * abs(distance))
        return c * ratio * ratio
    }

    /// The displayed offset of a finger-space offset, resisted outside `range`.
    package func offset(forFinger offset: Double, in range: ClosedRange<Double>) -> Double {
        if offset < range.lowerBound {
            return range.lowerBound + overscroll(at: offset - range.lowerBound)
        }
        if offset > range.upperBound {
            return range.upperBound + overscroll(at: offset - range.upperBound)
        }
        return offset
    }

    /// The finger-space offset behind a displayed offset.
    package func fingerOffset(for offset: Double, in range: ClosedRange<Double>) -> Double {
        if offset < range.lowerBound {
            return range.lowerBound + distance(at: offset - range.lowerBound)
        }
        if offset > range.upperBound {
            return range.upperBound + distance(at: offset - range.upperBound)
        }
        return offset
    }
}
