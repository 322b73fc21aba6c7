// SPDX-License-Identifier: MIT

/// The phases that a view transitions between when it scrolls among other views.
@frozen public enum ScrollTransitionPhase: Equatable, Hashable {
    /// The scroll transition is being applied to a view that is about to move into the visible area
    /// at the top edge of a vertical scroll view, or the leading edge of a horizontal scroll view.
    case topLeading
    /// The scroll transition is being applied to a view that is in the visible area.
    case identity
    /// The scroll transition is being applied to a view that is about to move into the visible area
    /// at the bottom edge of a vertical scroll view, or the trailing edge of a horizontal one.
    case bottomTrailing

    /// A Boolean value that indicates whether the view should look as it is.
    public var isIdentity: Bool { self == .identity }

    /// -1 for `topLeading`, 0 for `identity`, 1 for `bottomTrailing`.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
