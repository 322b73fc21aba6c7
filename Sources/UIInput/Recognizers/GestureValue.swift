// SPDX-License-Identifier: MIT
import UIGeometry

/// What a recogniser says about its gesture. *Space:* the window, everywhere.
package indirect enum GestureValue: Equatable, Sendable {
    /// Where the last tap lifted.
    case tap(location: CGPoint)
    /// Whether the finger has been down long enough.
    case longPress(isRecognized: Bool)
    /// A dragged finger.
    case drag(DragValue)
    /// Where the finger is, and whether lifting it there would activate.
    case press(location: CGPoint, isInside: Bool)
    /// A scrolling finger.
    case pan(PanValue)
    /// Two fingers that spread or pinch.
    case magnify(MagnifyValue)
    /// Two fingers that turn.
    case rotate(RotateValue)
    /// Each part's value, once it has one.
    case simultaneous(GestureValue?, GestureValue?)
    /// The first of a sequence, not over yet.
    case sequenceFirst(GestureValue)
    /// The value with which the first ended, and the second's, once it has one.
    case sequenceSecond(GestureValue, GestureValue?)
    /// The preferred one of two.
    case exclusiveFirst(GestureValue)
    /// The other one of two.
    case exclusiveSecond(GestureValue)
}

/// The value of a drag. *Space:* the window. *Units:* points and seconds.
package struct DragValue: Equatable, Sendable {
    /// Where the finger came down.
    package var startLocation: CGPoint
    /// Where it is.
    package var location: CGPoint
    /// When it was there.
    package var time: FrameInstant
    /// Its velocity, by `GestureVelocitySampler`. *Units:* points per second.
    package var velocity: CGSize

    /// From the start to here; the minimum distance is not taken off.
    package var translation: CGSize { location.offset(from: startLocation) }
    /// Where the finger would come to rest at its velocity.
    package var predictedEndLocation: CGPoint {
        GestureVelocitySampler.predictedEnd(from: location, velocity: velocity)
    }
    /// From the start to where the finger would come to rest.
    package var predictedEndTranslation: CGSize {
        predictedEndLocation.offset(from: startLocation)
    }
}

/// The value of a scroll view's pan. *Space:* the window. *Units:* points and seconds.
package struct PanValue: Equatable, Sendable {
    /// Where the first finger came down.
    package var startLocation: CGPoint
    /// The start, moved by the mean movement of all fingers.
    package var location: CGPoint
    /// How far the content has been pulled: the movement without the slop.
    package var translation: CGSize
    /// The lift-off velocity, were the finger to leave now; the finger's direction, not the
    /// offset's. *Units:* points per second.
    package var velocity: CGVector
    /// When the finger was there.
    package var time: FrameInstant
}

/// The value of a magnification. *Space:* the window.
package struct MagnifyValue: Equatable, Sendable {
    /// Midway between the fingers when the second came down.
    package var startLocation: CGPoint
    /// The fingers' distance relative to the start's.
    package var magnification: CGFloat
    /// How fast it changes. *Units:* magnification per second.
    package var velocity: CGFloat
    /// When the fingers were there.
    package var time: FrameInstant
}

/// The value of a rotation. *Space:* the window.
package struct RotateValue: Equatable, Sendable {
    /// Midway between the fingers when the second came down.
    package var startLocation: CGPoint
    /// Clockwise on screen; it goes on counting past a full turn.
    package var rotation: Angle
    /// How fast they turn. *Units:* an angle per second.
    package var velocity: Angle
    /// When the fingers were there.
    package var time: FrameInstant
}
