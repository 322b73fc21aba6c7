// SPDX-License-Identifier: MIT
import UIGeometry

/// How much of a view shows in a scroll view.
package enum ScrollVisibility {
    /// The visible share of a view along one axis.
    ///
    /// *Range:* 0 to 1; a view without length is visible as a whole or not at all.
    package static func fraction(
        viewStart: CGFloat, viewLength: CGFloat, viewportStart: CGFloat, viewportLength: CGFloat
    ) -> Double {
        guard viewLength > 0 else {
            let isInside = viewStart >= viewportStart && viewStart < viewportStart + viewportLength
            return isInside ? 1 : 0
        }
        let start = max(viewStart, viewportStart)
        let end = min(viewStart + viewLength, viewportStart + viewportLength)
        return Double(max(0, end - start) / viewLength)
    }

    /// The visible share of a view's area.
    package static func fraction(of rect: CGRect, in viewport: CGRect) -> Double {
        fraction(
            viewStart: rect.minX, viewLength: rect.width, viewportStart: viewport.minX,
            viewportLength: viewport.width)
            * fraction(
                viewStart: rect.minY, viewLength: rect.height, viewportStart: viewport.minY,
                viewportLength: viewport.height)
    }

    /// Whether a visible share counts as visible.
    ///
    /// Exactly the threshold counts, so that a threshold of 1 can be reached (Apple leaves the
    /// boundary open); nothing that is wholly hidden ever does.
    package static func isVisible(fraction: Double, threshold: Double) -> Bool {
        fraction > 0 && fraction >= threshold - 1e-9
    }
}
