// SPDX-License-Identifier: MIT
import UIGeometry

/// How an animated programmatic scroll gets from its start to its destination.
package struct ScrollAnimationCurve: Sendable {
    /// The fraction of the way after some seconds, `nil` once the animation has finished.
    ///
    /// *Range:* 0 is the start and 1 the destination; springs may go beyond.
    package var fraction: @Sendable (_ elapsed: Double) -> Double?

    /// A curve given by its function.
    package init(fraction: @escaping @Sendable (_ elapsed: Double) -> Double?) {
        self.fraction = fraction
    }
}
