// SPDX-License-Identifier: MIT
import UIInput

/// Brings input events to the boxes that they mean: by hit test, through the arena.
@MainActor package final class _InputRouter {
    private let arena = GestureArena()
    /// Whose the recognisers in the arena are; kept, so that one that is gone hears of the end.
    private var owners: [RecognizerID: any _GestureOwner] = [:]
    /// The box whose display is the window's. *Space:* the window's.
    package weak var root: _LayoutNode?

    package init() {}

    /// Whether a finger is down.
    package var isTouched: Bool { !arena.liveTouches.isEmpty }

    /// The names of the gestures that fingers are making or may come to make, in order.
    package var touchedNames: [String] {
        guard isTouched else { return [] }
        return Set(owners.values.compactMap { ($0 as? _GestureBox)?.name }).sorted()
    }

    /// When a recogniser wants to be asked again though nothing happens.
    package var deadline: FrameInstant? { arena.deadline }

    /// Step 2: hands over what the recognisers make of an event, addressed.
    package func recognize(_ event: InputEvent, at now: FrameInstant) -> [GestureOutput] {
        guard case .touch(let touch) = event else { return [] }
        guard touch.phase == .began else { return arena.feed(touch) }
        let path = root?.hitPath(touch.location, at: now) ?? []
        var entries: [ArenaEntry] = []
        var isSwallowed = false
        for (index, box) in path.enumerated() {
            guard let owner = box as? any _GestureOwner else { continue }
            if owner.keepsInnerGesturesOff {
                entries.removeAll { $0.recognizer.temperament != .scrolling }
            }
            for entry in owner.arenaEntries(depth: path.count - index) {
                owners[entry.id] = owner
                entries.append(entry)
            }
            if owner.swallowsTouches { isSwallowed = true }
        }
        return arena.begin(touch, candidates: entries, isSwallowed: isSwallowed)
    }

    /// Recognisers whose time has come.
    package func advance(to now: FrameInstant) -> [GestureOutput] { arena.advance(to: now) }

    /// The window loses its input: whatever goes on is cancelled.
    package func cancelAll(at now: FrameInstant) -> [GestureOutput] { arena.cancelAll(at: now) }

    /// Steps 3 and 4 for one output: the box that owns the recogniser acts.
    package func deliver(_ output: GestureOutput) {
        guard let box = owners[output.id], box.graph != nil else { return }
        box.handle(output)
    }

    /// The box that a recogniser belongs to.
    func owner(of id: RecognizerID) -> (any _GestureOwner)? { owners[id] }

    /// Cancels the recognisers of boxes that have gone, and forgets those whose touches are over.
    ///
    /// Called before a frame's events, when all that was recognised before has been delivered.
    package func dropGoneOwners(at now: FrameInstant) {
        if arena.liveTouches.isEmpty, arena.deadline == nil {
            owners.removeAll(keepingCapacity: true)
        }
        for (id, owner) in owners where owner.graph == nil {
            owners[id] = nil
            for output in arena.cancel(id, at: now) {
                // What only it held up may go on now.
                if output.id == id { owner.handle(output) } else { deliver(output) }
            }
        }
    }

    /// The innermost scroll view under a point that can take a wheel's movement.
    package func scrollBox(at point: CGPoint, for delta: CGVector, at now: FrameInstant)
        -> _ScrollBox?
    {
        let boxes = (root?.hitPath(point, at: now) ?? []).compactMap { $0 as? _ScrollBox }
            .filter(\.settings.isEnabled)
        return boxes.first { $0.engine.hasRoom(towards: delta) } ?? boxes.first
    }
}

extension _InputRouter {
    /// Whether a recogniser belongs to a scroll view.
    package func isScroll(_ id: RecognizerID) -> Bool { owner(of: id) is _ScrollBox }
}
