// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import UIInput

@Suite struct DragRecognizerTests {
    @Test("A drag begins at its minimum distance and does not take it off")
    func minimum() {
        let heard = run(
            DragRecognizer(),
            [
                touch(.began, 0, 0, at: 0), touch(.moved, 9, 0, at: 0.01),
                touch(.moved, 10, 0, at: 0.02), touch(.moved, 14, 3, at: 0.03),
                touch(.ended, 14, 3, at: 0.04),
            ])
        #expect(heard.map(\.phase) == [.began, .changed, .ended])
        #expect(heard[0].drag?.translation == CGSize(width: 10, height: 0))
        #expect(heard[2].drag?.location == CGPoint(x: 14, y: 3))
        #expect(heard[2].drag?.time == at(0.04))
    }

    @Test("A drag without minimum begins with the touch")
    func zero() {
        let heard = run(
            DragRecognizer(minimumDistance: 0),
            [touch(.began, 4, 4, at: 0), touch(.ended, 4, 4, at: 0.1)])
        #expect(heard.map(\.phase) == [.began, .ended])
        #expect(heard[0].drag?.startLocation == CGPoint(x: 4, y: 4))
    }

    @Test("A drag that never got far enough is not heard of")
    func short() {
        let drag = DragRecognizer()
        let heard = run(drag, [touch(.began, 0, 0, at: 0), touch(.ended, 5, 5, at: 0.1)])
        #expect(heard.isEmpty)
        #expect(drag.state == .failed)
    }

    @Test("A drag tells SwiftUI's velocity while moving, and none after a rest")
    func velocity() throws {
        let moving = (0...4).map { step -> TouchEvent in
            touch(step == 0 ? .began : .moved, CGFloat(step) * 10, 0, at: Double(step) * 0.01)
        }
        let flung = run(DragRecognizer(), moving + [touch(.ended, 40, 0, at: 0.05)])
        let velocity = try #require(flung.last?.drag?.velocity)
        #expect(abs(velocity.width - 1000) < 1e-6)
        let rested = run(DragRecognizer(), moving + [touch(.ended, 40, 0, at: 0.2)])
        #expect(rested.last?.drag?.velocity == .zero)
    }
}

@Suite struct PanRecognizerTests {
    @Test("A pan tells of the touch at once, and begins past the slop without a jump")
    func slowDrag() {
        let heard = run(
            PanRecognizer(axes: .vertical),
            [
                touch(.began, 50, 300, at: 0), touch(.moved, 50, 294, at: 0.1),
                touch(.moved, 50, 290, at: 0.2), touch(.moved, 50, 289, at: 0.3),
                touch(.moved, 50, 270, at: 0.4), touch(.ended, 50, 270, at: 0.6),
            ])
        #expect(heard.map(\.phase) == [.touchDown, .began, .changed, .ended])
        #expect(heard[0].pan?.translation == .zero)
        #expect(heard[1].pan?.translation == CGSize(width: 0, height: -1))
        #expect(heard[2].pan?.translation == CGSize(width: 0, height: -20))
        #expect(heard[3].pan?.velocity == .zero)
    }

    @Test("A fling ends with its lift-off velocity, along the axes alone")
    func fling() throws {
        let moves = (0...12).map { step -> TouchEvent in
            let x: CGFloat = 50 + CGFloat(step)
            let y: CGFloat = 600 - 15 * CGFloat(step)
            return touch(step == 0 ? .began : .moved, x, y, at: Double(step) / 120)
        }
        let heard = run(
            PanRecognizer(axes: .vertical), moves + [touch(.ended, 62, 420, at: 13.0 / 120)])
        let end = try #require(heard.last?.pan)
        #expect(heard.last?.phase == .ended)
        #expect(abs(end.velocity.dy + 1800) < 1e-6)
        #expect(end.velocity.dx == 0)
        #expect(end.translation == CGSize(width: 0, height: -170))
    }

    @Test("A pan does not begin across its axes, but may once the finger turns")
    func dominance() {
        let pan = PanRecognizer(axes: .vertical)
        let across = run(
            pan, [touch(.began, 0, 0, at: 0), touch(.moved, 30, 15, at: 0.1)])
        #expect(across.map(\.phase) == [.touchDown])
        let turned = run(pan, [touch(.moved, 30, 31, at: 0.2)])
        #expect(turned.map(\.phase) == [.began])
    }

    @Test("A pan of both axes begins in any direction, the slop taken off along the movement")
    func bothAxes() throws {
        let heard = run(
            PanRecognizer(axes: [.horizontal, .vertical]),
            [touch(.began, 0, 0, at: 0), touch(.moved, 12, 16, at: 0.1)])
        let translation = try #require(heard.last?.pan?.translation)
        #expect(heard.last?.phase == .began)
        #expect(abs(translation.width - 6) < 1e-9)
        #expect(abs(translation.height - 8) < 1e-9)
    }

    @Test("A touch that never became a scroll is cancelled when it lifts")
    func noScroll() {
        let heard = run(
            PanRecognizer(axes: .vertical),
            [touch(.began, 0, 0, at: 0), touch(.ended, 0, 4, at: 0.1)])
        #expect(heard.map(\.phase) == [.touchDown, .cancelled])
    }

    @Test("Two fingers scroll by their mean, and the content does not jump as one comes or goes")
    func twoFingers() {
        let heard = run(
            PanRecognizer(axes: .vertical),
            [
                touch(.began, 0, 0, at: 0), touch(.moved, 0, 30, at: 0.1),
                touch(.began, 90, 500, at: 0.2, finger: 2),
                touch(.moved, 90, 510, at: 0.3, finger: 2),
                touch(.ended, 0, 30, at: 0.4), touch(.moved, 90, 520, at: 0.5, finger: 2),
                touch(.ended, 90, 520, at: 0.6, finger: 2),
            ])
        #expect(heard.map(\.phase) == [.touchDown, .began, .changed, .changed, .ended])
        #expect(heard.compactMap(\.pan).map(\.translation.height) == [0, 20, 25, 35, 35])
    }

    @Test("The same finger gives the same translation however often it is sampled")
    func sampling() throws {
        for rate in [30.0, 60, 120, 240] {
            let count = Int(rate * 0.5)
            let moves = (1...count).map { step -> TouchEvent in
                let y: CGFloat = -200 * CGFloat(step) / CGFloat(count)
                return touch(.moved, 0, y, at: Double(step) / rate)
            }
            let heard = run(
                PanRecognizer(axes: .vertical),
                [touch(.began, 0, 0, at: 0)] + moves + [touch(.ended, 0, -200, at: 0.505)])
            let end = try #require(heard.last?.pan)
            #expect(abs(end.translation.height + 190) < 1e-9)
            #expect(abs(end.velocity.dy + 400) < 1e-6)
        }
    }
}
