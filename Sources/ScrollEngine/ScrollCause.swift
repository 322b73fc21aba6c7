// SPDX-License-Identifier: MIT

/// Who moved the content.
package enum ScrollCause: String, Hashable, Sendable {
    /// A finger or a wheel.
    case user
    /// What a finger left behind: deceleration, bounce, settling on a target.
    case momentum
    /// A programmatic scroll, animated or not.
    case program
    /// Layout that keeps content in its place or follows an edge.
    case layout
    /// An offset that was no longer within the range.
    case clamp
}
