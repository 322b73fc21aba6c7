// SPDX-License-Identifier: MIT
import UIGeometry

/// The corner radii of a rounded rectangle, by leading and trailing edge. *Units:* points.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension CornerRadii {
    /// The radii in a left-to-right space.
    package init(_ radii: RectangleCornerRadii) {
        self.init(
            topLeft: radii.topLeading, topRight: radii.topTrailing,
            bottomRight: radii.bottomTrailing, bottomLeft: radii.bottomLeading)
    }
}
