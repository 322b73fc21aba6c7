// SPDX-License-Identifier: MIT
import UIGeometry

/// The outline that a command fills, strokes or clips to. *Space:* the command's own, points.
package enum DisplayShape: Hashable, Sendable {
    case rect(CGRect)
    /// Corner radii clockwise from top left; `continuous` is the smooth corner of Apple's system.
    case roundedRect(CGRect, CornerRadii, continuous: Bool)
    case ellipse(CGRect)
    case path(Path, eoFill: Bool)

    package var bounds: CGRect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
        case .path(let path, _): path.boundingRect
        }
    }
}

/// Four corner radii. *Units:* points.
package struct CornerRadii: Hashable, Sendable {
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomRight: CGFloat
    package var bottomLeft: CGFloat
    package init(
        topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }
    package init(_ radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
    package var isUniform: Bool {
        topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft
    }
}
