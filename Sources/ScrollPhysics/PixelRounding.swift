// SPDX-License-Identifier: MIT
import UIGeometry

/// Rounding of offsets to the display's grid.
package enum PixelRounding {
    /// The nearest whole multiple of `pixelLength`; the value itself if there is no grid.
    package static func round(_ value: Double, to pixelLength: Double) -> Double {
        guard pixelLength > 0, value.isFinite else { return value }
        return (value / pixelLength).rounded() * pixelLength
    }
}
