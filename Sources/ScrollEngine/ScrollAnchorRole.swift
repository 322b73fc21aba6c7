// SPDX-License-Identifier: MIT
import UIGeometry

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
