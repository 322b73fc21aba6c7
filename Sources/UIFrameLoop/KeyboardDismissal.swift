// SPDX-License-Identifier: MIT
import ScrollEngine

/// How a scroll takes the software keyboard away.
struct KeyboardDismissal {
    /// The keyboard's height when the finger began to scroll; nil while none does.
    private var fullHeight: CGFloat?
    private var lastY: CGFloat?
    /// The finger last moved up, and with it the keyboard comes back.
    private var isReturning = false

    /// The height that the keyboard has after the scrolls of a frame; nil leaves it.
    ///
    /// `fingerY` is where the finger is. *Units and space:* points of the window.
    @MainActor mutating func height(
        now height: CGFloat, windowHeight: CGFloat, fingerY: CGFloat?, scrolls: [_ScrollBox]
    ) -> CGFloat? {
        let scroll = scrolls.first { $0.engine.phase == .interacting && $0.engine.isTouched }
        guard let scroll, let fingerY else { return finish(height) }
        guard height > 0 || fullHeight != nil else { return nil }
        switch scroll.keyboardMode.value {
        case .never: return nil
        case .immediately: return height > 0 ? 0 : nil
        case .interactively: return follow(fingerY, height, windowHeight)
        }
    }

    /// The keyboard's upper edge goes down with a finger that has reached it.
    private mutating func follow(
        _ y: CGFloat, _ height: CGFloat, _ windowHeight: CGFloat
    ) -> CGFloat? {
        let full = fullHeight ?? height
        fullHeight = full
        if let lastY, lastY != y { isReturning = y < lastY }
        lastY = y
        let wanted = min(full, max(0, windowHeight - y))
        return wanted == height ? nil : wanted
    }

    /// The finger left: a keyboard that it has moved goes on the way that it was going.
    private mutating func finish(_ height: CGFloat) -> CGFloat? {
        defer { self = KeyboardDismissal() }
        guard let fullHeight, height < fullHeight else { return nil }
        return isReturning ? fullHeight : height > 0 ? 0 : nil
    }
}
