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

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rect.minX)
        hasher.combine(rect.minY)
        hasher.combine(rect.width)
        hasher.combine(rect.height)
        hasher.combine(anchor)
    }
}

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
}

/// A type defining the kinds of role that a scroll anchor can have.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Role: Hashable, Sendable { case initialOffset, sizeChanges, alignment }
    private let role: Role

    /// The place at which the scroll view starts.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(role: .initialOffset) }
    /// The place that is kept when the content's or the container's size changes.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(role: .sizeChanges) }
    /// The place of content that is smaller than its container.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(role: .alignment) }
}
