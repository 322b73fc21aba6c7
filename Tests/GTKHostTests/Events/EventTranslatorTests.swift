// SPDX-License-Identifier: MIT
import Testing
import UIInput

@testable import GTKHost

@Suite("From GDK's events to the views' events")
struct EventTranslatorTests {
    /// Feeds events a tenth of a second apart; stamps follow arrivals.
    private struct Desk {
        var translator = EventTranslator()
        var milliseconds: UInt32 = 1000

        mutating func send(
            _ kind: DesktopEvent.Kind, at location: CGPoint = CGPoint(x: 10, y: 20),
            modifiers: KeyEvent.Modifiers = [], isEmulated: Bool = false
        ) -> [InputEvent] {
            milliseconds += 100
            return translator.translate(
                DesktopEvent(
                    kind: kind, location: location, milliseconds: milliseconds,
                    modifiers: modifiers, isEmulated: isEmulated),
                arrival: FrameInstant(seconds: Double(milliseconds) / 1000))
        }
    }

    private func touches(_ events: [InputEvent]) -> [TouchEvent] {
        events.compactMap { if case .touch(let touch) = $0 { touch } else { nil } }
    }

    private func wheels(_ events: [InputEvent]) -> [WheelEvent] {
        events.compactMap { if case .wheel(let wheel) = $0 { wheel } else { nil } }
    }

    // MARK: Mouse

    @Test("the primary button's drag is a finger's, marked as a pointer")
    func drag() {
        var desk = Desk()
        let events =
            desk.send(.buttonPress(1), at: CGPoint(x: 1, y: 2))
            + desk.send(.motion(history: []), at: CGPoint(x: 1, y: 12))
            + desk.send(.buttonRelease(1), at: CGPoint(x: 1, y: 22))
        let all = touches(events)
        #expect(all.map(\.phase) == [.began, .moved, .ended])
        #expect(all.map(\.location.y) == [2, 12, 22])
        #expect(all.allSatisfy { $0.isPointer && $0.id == EventTranslator.pointer })
        #expect(all.map(\.time.seconds) == [1.1, 1.2, 1.3])
    }

    @Test("samples that GDK left out come before their event, at their own times")
    func history() {
        var desk = Desk()
        _ = desk.send(.buttonPress(1))
        let history = [
            DesktopEvent.Sample(location: CGPoint(x: 0, y: 1), milliseconds: 1130),
            DesktopEvent.Sample(location: CGPoint(x: 0, y: 2), milliseconds: 1160),
        ]
        let moved = touches(desk.send(.motion(history: history), at: CGPoint(x: 0, y: 3)))
        #expect(moved.map(\.location.y) == [1, 2, 3])
        #expect(zip(moved, [1.13, 1.16, 1.2]).allSatisfy { abs($0.time.seconds - $1) < 1e-9 })
    }

    @Test("a pointer without its button, and other buttons, mean nothing")
    func otherButtons() {
        var desk = Desk()
        #expect(desk.send(.motion(history: [])).isEmpty)
        #expect(desk.send(.buttonPress(3)).isEmpty)
        #expect(desk.send(.motion(history: [])).isEmpty)
        #expect(desk.send(.buttonRelease(3)).isEmpty)
        #expect(desk.send(.buttonRelease(1)).isEmpty)
    }

    @Test("a lost grab cancels the drag, once")
    func grabBroken() {
        var desk = Desk()
        _ = desk.send(.buttonPress(1), at: CGPoint(x: 7, y: 8))
        let cancelled = touches(desk.send(.grabBroken))
        #expect(cancelled.map(\.phase) == [.cancelled])
        #expect(cancelled.first?.location == CGPoint(x: 7, y: 8))
        #expect(desk.send(.buttonRelease(1)).isEmpty)
    }

    // MARK: Touch

    @Test("fingers are told apart, and their numbers used again")
    func fingers() {
        var desk = Desk()
        let first = touches(desk.send(.touch(.began, sequence: 77)))
        let second = touches(desk.send(.touch(.began, sequence: 99)))
        _ = desk.send(.touch(.ended, sequence: 77))
        let third = touches(desk.send(.touch(.began, sequence: 55)))
        #expect(first.map(\.id) == [TouchID(1)])
        #expect(second.map(\.id) == [TouchID(2)])
        #expect(third.map(\.id) == [TouchID(1)])
        #expect((first + second + third).allSatisfy { !$0.isPointer })
        #expect(desk.send(.touch(.moved, sequence: 77)).isEmpty)
    }

    @Test("a pointer that the server makes from a finger is not a second finger")
    func emulated() {
        var desk = Desk()
        _ = desk.send(.touch(.began, sequence: 1))
        #expect(desk.send(.buttonPress(1), isEmulated: true).isEmpty)
        #expect(desk.send(.motion(history: []), isEmulated: true).isEmpty)
        #expect(desk.send(.buttonRelease(1), isEmulated: true).isEmpty)
    }

    // MARK: Wheel and touchpad

    @Test("a wheel's click is a step that stands alone, against the content")
    func wheel() {
        var desk = Desk()
        let events = wheels(desk.send(.scroll(dx: 0, dy: 1, unit: .clicks)))
        #expect(events.map(\.delta) == [CGVector(dx: 0, dy: -1)])
        #expect(events.map(\.phase) == [.none])
        #expect(events.map(\.isPrecise) == [false])
        #expect(events.map(\.location) == [CGPoint(x: 10, y: 20)])
    }

    @Test("shift turns a wheel sideways")
    func shiftedWheel() {
        var desk = Desk()
        let events = wheels(desk.send(.scroll(dx: 0, dy: 1, unit: .clicks), modifiers: .shift))
        #expect(events.map(\.delta) == [CGVector(dx: -1, dy: 0)])
    }

    @Test("a touchpad's stream has a beginning and an end, and no momentum of its own")
    func touchpad() {
        var desk = Desk()
        let events = wheels(
            desk.send(.scroll(dx: 0, dy: 4, unit: .points))
                + desk.send(.scroll(dx: 0, dy: 6, unit: .points)) + desk.send(.scrollStop)
                + desk.send(.scrollStop) + desk.send(.scroll(dx: 2, dy: 0, unit: .points)))
        #expect(events.map(\.phase) == [.began, .changed, .ended, .began])
        #expect(events.map(\.delta.dy) == [-4, -6, 0, 0])
        #expect(events.map(\.isPrecise) == [true, true, true, true])
    }

    @Test("X11 counts a touchpad in clicks of 15 points")
    func touchpadClicks() {
        var desk = Desk()
        let events = wheels(desk.send(.scroll(dx: 0, dy: 0.5, unit: .touchpadClicks)))
        #expect(events.map(\.delta.dy) == [-7.5])
        #expect(events.map(\.phase) == [.began])
    }

    @Test("fingers that rest on the touchpad begin a stream without moving it")
    func hold() {
        var desk = Desk()
        let events = wheels(
            desk.send(.hold(.began)) + desk.send(.hold(.cancelled))
                + desk.send(.scroll(dx: 0, dy: 3, unit: .points)) + desk.send(.scrollStop))
        #expect(events.map(\.phase) == [.began, .ended, .began, .ended])
        #expect(events.map(\.delta.dy) == [0, 0, -3, 0])
    }

    @Test("a window that loses its input ends everything that is open")
    func cancelAll() {
        var desk = Desk()
        _ = desk.send(.buttonPress(1))
        _ = desk.send(.touch(.began, sequence: 5))
        _ = desk.send(.scroll(dx: 0, dy: 3, unit: .points))
        let events = desk.translator.cancelAll(at: FrameInstant(seconds: 9))
        #expect(touches(events).map(\.phase) == [.cancelled, .cancelled])
        #expect(wheels(events).map(\.phase) == [.cancelled])
        #expect(desk.translator.cancelAll(at: FrameInstant(seconds: 9)).isEmpty)
    }

    // MARK: Keys

    @Test(
        "keys are known by their meaning, on the keypad too",
        arguments: [
            (0xff52, KeyEvent.Key.upArrow), (0xff54, .downArrow), (0xff51, .leftArrow),
            (0xff53, .rightArrow), (0xff55, .pageUp), (0xff56, .pageDown), (0xff50, .home),
            (0xff57, .end), (0xff09, .tab), (0xff0d, .return), (0xff1b, .escape),
            (0x0020, .space), (0xff9b, .pageDown), (0xff8d, .return), (0xfe20, .tab),
            (0xff08, .delete), (0xffff, .forwardDelete), (0x0061, .character("a")),
            (0x00e4, .character("ä")),
        ] as [(UInt32, KeyEvent.Key)])
    func keys(value: UInt32, key: KeyEvent.Key) {
        var desk = Desk()
        let down = desk.send(.key(value: value, isDown: true), modifiers: .shift)
        let up = desk.send(.key(value: value, isDown: false))
        #expect(
            down + up == [
                .key(
                    KeyEvent(
                        key: key, modifiers: .shift, isDown: true, time: FrameInstant(seconds: 1.1))
                ),
                .key(KeyEvent(key: key, isDown: false, time: FrameInstant(seconds: 1.2))),
            ])
    }

    @Test("a modifier alone says nothing")
    func modifierKey() {
        var desk = Desk()
        #expect(desk.send(.key(value: 0xffe1, isDown: true)).isEmpty)
    }
}
