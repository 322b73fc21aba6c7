// SPDX-License-Identifier: MIT
import UIGeometry

/// How fast a flung scroll loses its speed.
package struct DecelerationRate: Hashable, Sendable {
    /// The share of velocity that is left after one millisecond. *Range:* between 0 and 1.
    package let perMillisecond: Double

    /// Makes a rate. *Errors:* traps outside the open interval from 0 to 1.
    package init(perMillisecond: Double) {
        precondition(
            perMillisecond > 0 && perMillisecond < 1,
            "a deceleration rate lies between 0 and 1, not \(perMillisecond)")
        self.perMillisecond = perMillisecond
    }

    /// The rate of an ordinary scroll view.
    package static let normal = DecelerationRate(
        perMillisecond: ScrollPhysicsConstants.normalRatePerMillisecond)

    /// The rate of a scroll view that stops soon.
    package static let fast = DecelerationRate(
        perMillisecond: ScrollPhysicsConstants.fastRatePerMillisecond)

    /// The exponent λ in v(t) = v₀·e^(−λt). *Units:* 1/s.
    package var decay: Double { -1000 * log(perMillisecond) }
}
