// SPDX-License-Identifier: MIT

/// The visibility of a UI element, chosen automatically based on the platform, current context,
/// and other factors.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

/// A direction in which SwiftUI can lay out content.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}
