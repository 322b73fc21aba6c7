// SPDX-License-Identifier: MIT
import UIGeometry

/// The choice of the page on which a paged scroll comes to rest. *Source:* F.
package enum PagingRule {
    /// The page for a release at `offset`: the next one in the direction of a fling, else the
    /// nearest, at most one away from the page at the drag's start.
    ///
    /// *Units and space:* points from the first page; pt/s. *Range:* 0 to `pageCount` − 1.
    package static func page(
        startOffset: Double, offset: Double, velocity: Double, pageLength: Double, pageCount: Int
    ) -> Int {
        guard pageLength > 0, pageCount > 0 else { return 0 }
        let start = (startOffset / pageLength).rounded()
        let here = offset / pageLength
        let wanted =
            if abs(velocity) < ScrollPhysicsConstants.pagingThreshold {
                here.rounded()
            } else if velocity > 0 {
                here.rounded(.down) + 1
            } else {
                here.rounded(.up) - 1
            }
        let near = min(max(wanted, start - 1), start + 1)
        return Int(min(max(near, 0), Double(pageCount - 1)))
    }
}
