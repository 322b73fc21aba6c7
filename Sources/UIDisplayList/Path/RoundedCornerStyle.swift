// SPDX-License-Identifier: MIT

/// The shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter-circle rounded corners.
    case circular
    /// Continuous-curvature rounded corners.
    case continuous
}
