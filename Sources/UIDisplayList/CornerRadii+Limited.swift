// SPDX-License-Identifier: MIT
import UIGeometry

extension CornerRadii {
    /// The radii that a rectangle has room for, as `Path` limits them.
    package func limited(to rect: CGRect) -> CornerRadii {
        if isUniform {
            return CornerRadii(max(0, min(topLeft, rect.width / 2, rect.height / 2)))
        }
        let radii = LimitedCorners(rect: rect, radii: self).radii
        return CornerRadii(
            topLeft: radii.0.width, topRight: radii.1.width, bottomRight: radii.2.width,
            bottomLeft: radii.3.width)
    }
}
