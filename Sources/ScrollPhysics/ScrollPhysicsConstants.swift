// SPDX-License-Identifier: MIT

/// Every number that scrolling physics uses, each with how far it may be trusted.
///
/// Labels: **M** measured on UIKit, **D** derived by fitting measured data, **F** folklore,
/// **I** inference. A measurement replaces a number here and nowhere else.
package enum ScrollPhysicsConstants {
    /// The share of velocity that is left after a millisecond at the normal rate. *Source:* M.
    package static let normalRatePerMillisecond = 0.998

    /// The share of velocity that is left after a millisecond at the fast rate. *Source:* M.
    package static let fastRatePerMillisecond = 0.99

    /// The speed at which deceleration ends.
    ///
    /// *Units:* pt/s. *Source:* D, exact on all twelve published UIKit targets at both rates.
    package static let stopSpeed = 10.0

    /// The least release speed that starts a deceleration.
    ///
    /// *Units:* pt/s. *Source:* F for the value; M that it lies between 260 and 350.
    package static let flingThreshold = 300.0

    /// The share of the last frame that deceleration has already covered at lift-off.
    ///
    /// *Units:* s. *Source:* D on a 60 Hz trace (largest error 7.86 pt without it, 0.61 with it);
    /// the same value at other frame rates is I.
    package static let liftOffLead = 1.0 / 60

    /// The distance that a finger travels before a drag begins. *Units:* pt. *Source:* F.
    package static let dragSlop = 10.0

    /// The slope of the rubber band at the edge. *Source:* M, largest residual 0.18 pt.
    package static let rubberBandCoefficient = 0.55

    /// The over-scroll, as a share of the viewport, that a finger can be thought to hold.
    ///
    /// Content that a change of sizes has left farther out keeps its place instead. *Source:* I.
    package static let greatestHeldOverscroll = 0.75

    /// The angular frequency of the critically damped spring behind every return to an edge.
    ///
    /// *Units:* 1/s. *Source:* D, one UIKit trace, largest error 0.71 pt.
    package static let bounceFrequency = 10.97

    /// The inward starting speed of a bounce per point of over-scroll at release.
    ///
    /// *Units:* 1/s. *Source:* D, the same trace as `bounceFrequency`.
    package static let bounceReleaseKick = 7.2285

    /// How near the edge, in device pixels, a bounce or a settling ends.
    ///
    /// *Source:* D: the UIKit trace ends at about 667 ms, one pixel from the edge.
    package static let restDistanceInPixels = 1.0

    /// The release speed from which paging goes on to the next page. *Units:* pt/s. *Source:* F.
    package static let pagingThreshold = 300.0

    /// How long a wheel must be quiet before its scroll ends. *Units:* s. *Source:* I.
    package static let wheelQuietTime = 0.15

    /// How long a trackpad, which announces its end, may rest before its scroll ends without one.
    ///
    /// *Units:* s. *Source:* I.
    package static let trackpadQuietTime = 1.0

    /// The distance that one click of a mouse wheel scrolls. *Units:* pt. *Source:* I.
    package static let wheelClickDistance = 60.0
}
