// SPDX-License-Identifier: MIT

/// The control that keys act on, and the ring around it.
///
/// Apple's Full Keyboard Access does the same on devices; its ring has no published numbers, and
/// those here are our own (trust I).
@MainActor final class KeyFocus {
    /// How wide the ring is. *Units:* points.
    static let ringWidth: CGFloat = 3
    /// How far it stays from the control. *Units:* points.
    static let ringDistance: CGFloat = 3
    /// Its corners' radius. *Units:* points.
    static let ringRadius: CGFloat = 10
    /// The accent colour of a new system.
    private static let color = DisplayColor(red: 0, green: 0.533, blue: 1)

    /// Whose control it is; gone when that is.
    weak var node: _LayoutNode?
    /// What was drawn last: the very same node again while nothing has changed.
    private var drawn: (content: DisplayNode, frame: CGRect, result: DisplayNode)?

    /// A drawing with the ring around a frame, which is none without a focus.
    func draw(over content: DisplayNode, around frame: CGRect?) -> DisplayNode {
        guard let frame else {
            drawn = nil
            return content
        }
        if let drawn, drawn.content === content, drawn.frame == frame { return drawn.result }
        let ring = frame.insetBy(dx: -Self.ringDistance, dy: -Self.ringDistance)
        let shape = DisplayShape.roundedRect(
            ring, CornerRadii(Self.ringRadius), continuous: true)
        let stroke = DisplayNode(
            .stroke(shape, StrokeStyle(lineWidth: Self.ringWidth), .color(Self.color)))
        let result = DisplayNode(.group([content, stroke]))
        drawn = (content, frame, result)
        return result
    }
}

extension FrameDriver {
    /// Takes a key that moves the focus or acts on it: tab and shift-tab go from one control to the
    /// next, return and space do what a tap does, escape lets go. False for any other.
    func focus(by key: KeyEvent) -> Bool {
        guard key.isDown, key.modifiers.isDisjoint(with: [.control, .option, .command]) else {
            return false
        }
        let isShifted = key.modifiers.contains(.shift)
        switch key.key {
        case .tab: return moveFocus(isShifted ? -1 : 1)
        case .return, .space:
            guard !isShifted, let activate = focusedElement()?.activate else { return false }
            // The user's action runs where all others do.
            graph.addLateFact(activate)
            return true
        case .escape:
            defer { keyFocus.node = nil }
            return focusedElement() != nil
        default: return false
        }
    }

    /// Goes to the next control in reading order, or the one before; round at the ends.
    private func moveFocus(_ step: Int) -> Bool {
        let controls = focusableElements()
        guard !controls.isEmpty else { return false }
        let index = controls.firstIndex { $0.node === keyFocus.node }
        let next = index.map { ($0 + step + controls.count) % controls.count }
        keyFocus.node = controls[next ?? (step > 0 ? 0 : controls.count - 1)].node
        return true
    }

    /// What a tap reaches and answers to.
    private func focusableElements() -> [_AccessibilityElement] {
        elementsInSight().filter { $0.activate != nil && isHittable($0) }
    }

    private func focusedElement() -> _AccessibilityElement? {
        guard let node = keyFocus.node else { return nil }
        return elementsInSight().first { $0.node === node }
    }

    /// Where the ring goes. *Space:* the window's. *Cost:* nothing without a focus, else a walk over
    /// the tree.
    func focusedFrame() -> CGRect? { focusedElement()?.frame }
}
