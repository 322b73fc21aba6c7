// SPDX-License-Identifier: MIT
import ScrollEngine
import UIInput

/// Connects a scroll box with the finger that pans it.
@MainActor final class _ScrollPan {
    weak var box: _ScrollBox?
    private let id: RecognizerID
    private(set) var recognizer: PanRecognizer
    private var isTouched = false
    private var isDragging = false

    init(axes: Axis.Set, graph: _ViewGraph) {
        id = RecognizerID(node: graph.makeNodeID())
        recognizer = PanRecognizer(axes: axes)
        setAxes(axes)
    }

    func setAxes(_ axes: Axis.Set) {
        recognizer = PanRecognizer(axes: axes) { [weak self] movement in
            // Asked on the main actor, where the arena is fed.
            MainActor.assumeIsolated { self?.canMove(movement) ?? false }
        }
    }

    private func canMove(_ movement: CGVector) -> Bool {
        guard let box else { return false }
        // Content follows the finger: its offset goes the other way.
        return box.engine.hasRoom(towards: CGVector(dx: -movement.dx, dy: -movement.dy))
    }

    func entry(depth: Int) -> ArenaEntry? {
        guard let box, box.settings.isEnabled else { return nil }
        return ArenaEntry(id: id, recognizer: recognizer, depth: depth)
    }

    /// Whether a touch that comes down now stops the content instead of meaning it.
    var stopsMotion: Bool { box?.engine.needsFrames ?? false }

    func handle(_ output: GestureOutput) {
        guard let box else { return }
        let time = output.time
        switch output.phase {
        case .touchDown:
            guard !isTouched else { return }
            isTouched = true
            box.scroll { $0.touchDown(at: time) }
        case .began:
            guard isTouched, !isDragging else { return }
            isDragging = true
            box.scroll { $0.dragBegan(at: time) }
            drag(output)
        case .changed:
            if isDragging { drag(output) }
        case .ended:
            end(box, output)
        case .cancelled:
            guard isTouched else { return }
            let wasDragging = isDragging
            isTouched = false
            isDragging = false
            box.scroll { wasDragging ? $0.cancel(at: time) : $0.touchUp(at: time) }
        }
    }

    private func drag(_ output: GestureOutput) {
        guard case .pan(let value) = output.value else { return }
        let translation = CGVector(dx: value.translation.width, dy: value.translation.height)
        box?.scroll { $0.dragChanged(translation: translation, at: output.time) }
    }

    private func end(_ box: _ScrollBox, _ output: GestureOutput) {
        guard isTouched else { return }
        isTouched = false
        guard isDragging else {
            box.scroll { $0.touchUp(at: output.time) }
            return
        }
        isDragging = false
        guard case .pan(let value) = output.value else { return }
        drag(output)
        // Pan velocity is the finger's; the machine wants the content offset's.
        let velocity = CGVector(dx: -value.velocity.dx, dy: -value.velocity.dy)
        box.scroll { $0.dragEnded(velocity: velocity, at: output.time) }
    }
}

extension _ScrollBox: _GestureOwner {
    var arenaIDs: [RecognizerID] { pan.entry(depth: 0).map { [$0.id] } ?? [] }
    func arenaEntries(depth: Int) -> [ArenaEntry] { pan.entry(depth: depth).map { [$0] } ?? [] }
    func handle(_ output: GestureOutput) { pan.handle(output) }
    var swallowsTouches: Bool { pan.stopsMotion }
}
