// SPDX-License-Identifier: MIT
import ScrollPhysics
import UIGeometry

/// A finger that is down and has not begun to scroll.
struct TouchHold: Sendable {
    /// The edges as they are for this touch.
    var limits: ScrollLimits
    /// Whether the touch stopped a motion, which must then come to rest once more.
    var hasStoppedMotion: Bool
}

/// A finger that moves the content.
struct DragHold: Sendable {
    /// The edges as they are for this drag.
    var limits: ScrollLimits
    /// The finger-space offset for a translation of zero.
    var origin: CGPoint
    /// The finger's way since the drag began, in reading direction.
    var translation: CGVector
    /// The displayed offset at which the drag began.
    var startOffset: CGPoint
    /// The speed of the content over the last two samples. *Units:* pt/s.
    var velocity: CGVector
    /// When the last sample came.
    var lastSample: FrameInstant
}

/// A wheel or a trackpad that moves the content.
struct WheelRun: Sendable {
    /// The edges as they are for this scroll.
    var limits: ScrollLimits
    /// The offset before resistance.
    var position: CGPoint
    /// The displayed offset at which the scroll began.
    var startOffset: CGPoint
    /// When the last turn came.
    var lastTurn: FrameInstant
    /// Whether the device announces its end, and may pull content past its edges.
    var isTrackpad: Bool

    /// How long the device must be quiet for the scroll to end.
    var quietTime: Double {
        isTrackpad
            ? ScrollPhysicsConstants.trackpadQuietTime : ScrollPhysicsConstants.wheelQuietTime
    }
}
