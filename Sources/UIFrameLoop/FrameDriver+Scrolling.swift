// SPDX-License-Identifier: MIT
import ScrollEngine

//  What moves scroll views beside fingers: wheels, trackpads, keys.

extension FrameDriver {
    /// Wheels and keys go to the scroll view under the pointer; nobody recognises them.
    func scrollByWheelOrKey(_ event: InputEvent) {
        switch event {
        case .touch(let touch):
            lastPointer = touch.location
            // Who points looks for no ring.
            if touch.phase == .began { keyFocus.node = nil }
        case .wheel(let wheel):
            lastPointer = wheel.location
            scroll(by: wheel)
        case .key(let key): if !focus(by: key) { scroll(by: key) }
        }
    }

    /// A finger that scrolls may take the software keyboard away.
    func dismissKeyboard() {
        let height = keyboard.height(
            now: settings.keyboardHeight, windowHeight: settings.size.height,
            fingerY: lastPointer?.y, scrolls: graph.scrolls.boxes)
        guard let height else { return }
        var changed = settings
        changed.keyboardHeight = height
        update(changed)
    }

    private func scroll(by wheel: WheelEvent) {
        // The wheel's delta moves content as a finger would; offsets go the other way.
        let delta = CGVector(dx: -wheel.delta.dx, dy: -wheel.delta.dy)
        let velocity = trackpad.take(wheel)
        let continues = wheel.phase != .none && wheel.phase != .began
        let held = continues ? trackpadBox : nil
        guard let box = held ?? router.scrollBox(at: wheel.location, for: delta, at: graph.now)
        else { return }
        let phase: ScrollWheelPhase =
            switch wheel.phase {
            case .none: .tick
            case .began: .began
            case .changed, .momentum: .changed
            case .ended, .momentumEnded, .cancelled: .ended
            }
        trackpadBox = phase == .tick ? nil : box
        box.scroll {
            $0.wheel(
                delta: delta, isPrecise: wheel.isPrecise, phase: phase,
                velocity: CGVector(dx: -velocity.dx, dy: -velocity.dy), at: wheel.time)
        }
    }

    /// A key scrolls what was scrolled last, or what lies in the middle of the window.
    private func scroll(by key: KeyEvent) {
        let center = CGPoint(x: settings.size.width / 2, y: settings.size.height / 2)
        let isVertical = graph.scrolls.attached(to: rootBox).contains {
            $0.engine.extents.isScrollable(.vertical)
        }
        for point in [lastPointer, center].compactMap({ $0 }) {
            for direction in KeyScrolling.directions(of: key, isVertical: isVertical) {
                guard let box = router.scrollBox(at: point, for: direction, at: graph.now),
                    let target = KeyScrolling.target(
                        for: key, from: box.engine.restingOffset, in: box.engine.extents),
                    box.engine.moves(towards: direction, to: target)
                else { continue }
                let curve = settings.reducesMotion ? nil : KeyScrolling.curve
                box.isMovedByUser = true
                box.scroll { $0.scroll(to: target, curve: curve, at: graph.now) }
                return
            }
        }
    }
}
