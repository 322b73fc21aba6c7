// SPDX-License-Identifier: MIT
import UIGeometry

/// Anything a host hands to a window.
package enum InputEvent: Hashable, Sendable {
    case touch(TouchEvent)
    case wheel(WheelEvent)
    case key(KeyEvent)

    /// When the device saw it, which may be earlier than the frame that handles it.
    package var time: FrameInstant {
        switch self {
        case .touch(let event): event.time
        case .wheel(let event): event.time
        case .key(let event): event.time
        }
    }
}
