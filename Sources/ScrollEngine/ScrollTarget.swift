// SPDX-License-Identifier: MIT
import UIGeometry

/// A type defining the target in which a scroll view should try and scroll to.
public struct ScrollTarget: Hashable, Equatable {
    /// The rect that a scrollable view should try and have contained.
    ///
    /// *Space:* the content, without insets: a scroll view at rest at its top has origin zero.
    public var rect: CGRect

    /// The anchor to which the rect should be aligned within the visible region.
    public var anchor: UnitPoint?

    /// A target for a rectangle of the content.
    package init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }

    /// Hashes the rectangle and the anchor.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.minX)
        hasher.combine(rect.minY)
        hasher.combine(rect.width)
        hasher.combine(rect.height)
        hasher.combine(anchor)
    }
}
