// SPDX-License-Identifier: MIT
import UIInput

/// A gesture that succeeds when the user performs a long press.
nonisolated public struct LongPressGesture: _PrimitiveGesture {
    public typealias Value = Bool
    public typealias Body = Never

    /// The minimum duration of the long press that must elapse before the gesture succeeds.
    public var minimumDuration: Double
    /// The maximum distance that the long press can move before the gesture fails.
    public var maximumDistance: CGFloat

    /// Creates a long-press gesture with a minimum duration and a maximum distance.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// True from the moment the finger is down, as Apple's own examples expect.
    @MainActor public static func _makeGesture(_ gesture: LongPressGesture) -> _GesturePart<Bool> {
        _GesturePart(
            shape: .longPress(
                duration: gesture.minimumDuration, distance: gesture.maximumDistance)
        ) { report, _, _ in
            switch report {
            case .changed: .changed(true)
            case .ended: .ended(true)
            case .cancelled: .cancelled
            }
        }
    }
}
