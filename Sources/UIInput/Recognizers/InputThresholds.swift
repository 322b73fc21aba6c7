// SPDX-License-Identifier: MIT
import UIGeometry

/// The distances and times that tell one gesture from another, each in this one place.
///
/// Trust: R read from Apple's binaries, F folklore, P another team's port, I our inference.
package enum InputThresholds {
    /// A tap that moves farther is none. *Units:* points. *Source:* R, SwiftUI's `TapGesture`.
    package static let tapMovement: CGFloat = 45
    /// A tap that lasts this long is none. *Units:* seconds. *Source:* R, SwiftUI's `TapGesture`.
    package static let tapDuration = 0.75
    /// The longest pause between two taps of one gesture. *Units:* seconds.
    /// *Source:* R, SwiftUI's `RepeatGesture`; used for a sequence's second gesture too (I).
    package static let tapInterval = 0.35
    /// A finger this far from where it came down still presses what it pressed. *Units:* points.
    /// *Source:* I, the tap's own tolerance.
    package static let pressTolerance: CGFloat = 45
    /// How long a scroll view keeps a press from showing. *Units:* seconds. *Source:* F,
    /// `delaysContentTouches`.
    package static let contentTouchDelay = 0.15
    /// How far a finger moves before a scroll view follows it. *Units:* points. *Source:* F.
    package static let panSlop: CGFloat = 10
    /// Older than this, the last sample says nothing about the velocity. *Units:* seconds.
    /// *Source:* P, Flutter; for gestures other than scrolling I.
    package static let staleSampleAge = 0.040
    /// Samples closer than this are not told apart. *Units:* seconds. *Source:* R, OpenGestures.
    package static let minimumSampleSpacing = 0.001
}

extension CGPoint {
    /// The vector from `start` to here.
    func offset(from start: CGPoint) -> CGSize {
        CGSize(width: x - start.x, height: y - start.y)
    }

    /// Whether both coordinates are numbers.
    var isFinite: Bool { x.isFinite && y.isFinite }

    /// The straight distance to `other`.
    func distance(to other: CGPoint) -> CGFloat {
        let offset = offset(from: other)
        return offset.length
    }
}

extension CGSize {
    /// The length of the vector.
    var length: CGFloat { (width * width + height * height).squareRoot() }
}
