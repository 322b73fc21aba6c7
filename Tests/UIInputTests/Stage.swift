// SPDX-License-Identifier: MIT
import UIGeometry

@testable import UIInput

/// An instant, for short.
func at(_ seconds: Double) -> FrameInstant { FrameInstant(seconds: seconds) }

/// One sample of a finger, for short.
func touch(
    _ phase: TouchPhase, _ x: CGFloat, _ y: CGFloat, at time: Double, finger: Int = 1
) -> TouchEvent {
    TouchEvent(
        id: TouchID(finger), phase: phase, location: CGPoint(x: x, y: y),
        time: FrameInstant(seconds: time))
}

/// An arena with named recognisers, and what it has told.
final class Stage {
    let arena = GestureArena()
    private(set) var outputs: [GestureOutput] = []
    private var candidates: [ArenaEntry] = []
    private var names: [RecognizerID: String] = [:]

    /// Adds a recogniser outside all that are there already.
    func add(
        _ name: String, _ recognizer: GestureRecognizer, _ relation: GestureRelation = .normal
    ) {
        let id = RecognizerID(node: NodeID(rawValue: UInt64(candidates.count + 1)))
        names[id] = name
        candidates.append(
            ArenaEntry(
                id: id, recognizer: recognizer, relation: relation,
                depth: 100 - candidates.count))
    }

    func down(
        _ x: CGFloat, _ y: CGFloat, at time: Double, finger: Int = 1,
        isSwallowed: Bool = false, on only: [String]? = nil
    ) {
        let chosen = candidates.filter { only?.contains(names[$0.id] ?? "") ?? true }
        outputs += arena.begin(
            touch(.began, x, y, at: time, finger: finger), candidates: chosen,
            isSwallowed: isSwallowed)
    }
    func move(_ x: CGFloat, _ y: CGFloat, at time: Double, finger: Int = 1) {
        outputs += arena.feed(touch(.moved, x, y, at: time, finger: finger))
    }
    func up(_ x: CGFloat, _ y: CGFloat, at time: Double, finger: Int = 1) {
        outputs += arena.feed(touch(.ended, x, y, at: time, finger: finger))
    }
    func takeAway(_ x: CGFloat, _ y: CGFloat, at time: Double, finger: Int = 1) {
        outputs += arena.feed(touch(.cancelled, x, y, at: time, finger: finger))
    }
    func tap(_ x: CGFloat, _ y: CGFloat, at time: Double) {
        down(x, y, at: time)
        up(x, y, at: time + 0.05)
    }
    func advance(to time: Double) { outputs += arena.advance(to: at(time)) }
    func remove(_ name: String, at time: Double) {
        for id in names.keys.sorted() where names[id] == name {
            outputs += arena.cancel(id, at: FrameInstant(seconds: time))
        }
    }

    /// What has been told since the last call, as "name phase".
    func heard() -> [String] {
        defer { outputs.removeAll() }
        return outputs.map { "\(names[$0.id] ?? "?") \($0.phase.rawValue)" }
    }
    /// The events of one recogniser since the last `heard()`.
    func events(of name: String) -> [GestureEvent] {
        outputs.filter { names[$0.id] == name }.map(\.event)
    }
}

/// Feeds a lone recogniser and hears all of it.
func run(_ recognizer: GestureRecognizer, _ events: [TouchEvent]) -> [GestureEvent] {
    for event in events {
        recognizer.advance(to: event.time)
        recognizer.handle(event)
    }
    return recognizer.drainEvents()
}

extension GestureEvent {
    var pan: PanValue? { if case .pan(let value) = value { value } else { nil } }
    var drag: DragValue? { if case .drag(let value) = value { value } else { nil } }
    var magnify: MagnifyValue? { if case .magnify(let value) = value { value } else { nil } }
    var rotate: RotateValue? { if case .rotate(let value) = value { value } else { nil } }
}
