// SPDX-License-Identifier: MIT

/// When content can be pulled past its edges on an axis.
package enum ScrollBounce: Hashable, Sendable {
    /// Even if there is nothing to scroll.
    case always
    /// Only if the content is longer than its container.
    case basedOnSize
    /// Content ends dead at its edges.
    case never
}
