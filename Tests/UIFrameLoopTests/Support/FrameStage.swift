// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

/// A window whose frames are kept, at a frame rate of its own.
@MainActor final class FrameStage {
    let window: HeadlessWindow
    let fps: Double
    private(set) var frames: [PresentedFrame] = []
    private var nextFrame = 0
    private let isDropped: (Int) -> Bool

    init(
        _ view: some View, fps: Double = 60, settings: HostSettings = .phone,
        dropping isDropped: @escaping (Int) -> Bool = { _ in false }
    ) throws {
        self.fps = fps
        self.isDropped = isDropped
        window = HeadlessWindow(rootView: AnyView(view), settings: settings)
        try step()
    }

    var frame: PresentedFrame { frames[frames.count - 1] }
    var now: Double { frame.time.seconds }
    var offset: CGFloat { frame.scrolls.first?.geometry.contentOffset.y ?? .nan }
    var phase: ScrollPhase? { frame.scrolls.first?.phase }

    /// Presents the next frames; lost ones pass unseen.
    func step(_ count: Int = 1) throws {
        for _ in 0..<count {
            while nextFrame > 0, isDropped(nextFrame) { nextFrame += 1 }
            frames.append(
                try window.frame(at: FrameInstant(seconds: Double(nextFrame) / fps)))
            nextFrame += 1
        }
    }

    /// Presents one more frame of the instant that was presented last.
    @discardableResult func again() throws -> PresentedFrame {
        frames.append(try window.frame(at: frame.time))
        return frame
    }

    func run(through time: Double) throws { while now < time - 1e-7 { try step() } }

    func runUntilIdle() throws {
        repeat { try step() } while !window.isIdle && now < 60
        try #require(window.isIdle, "still moving: \(window.whatMoves)")
    }

    /// Queues the touches of a script command that begins at an instant.
    func send(_ touches: [ScriptTouch], at start: Double) {
        for touch in touches {
            let phase: TouchPhase =
                switch touch.phase {
                case .began: .began
                case .moved: .moved
                case .ended: .ended
                }
            window.send(
                .touch(
                    TouchEvent(
                        id: TouchID(0), phase: phase, location: touch.location,
                        time: FrameInstant(seconds: start + touch.time))))
        }
    }

    func fling(_ direction: ScriptDirection, speed: Double, at start: Double? = nil) {
        send(
            ScriptTouches.fling(
                from: CGPoint(x: 200, y: direction == .down ? 300 : 600), direction, speed: speed),
            at: start ?? now)
    }

    func element(_ label: String) throws -> PresentedElement {
        try #require(
            frame.elements.first { $0.label == label },
            "no \(label) among \(frame.elements.map(\.label))")
    }
}
