// SPDX-License-Identifier: MIT
import UIFrameLoop

/// Plays a script on a stage, frame by frame.
///
/// A command begins when the one before is over, at an instant that need not be a frame's; what it
/// does reaches the first frame at or after it. Frames lie at whole multiples of 1/fps.
@MainActor package final class ScriptRunner<Stage: ScriptStage> {
    /// What a recording is told as it goes.
    package struct Observer {
        /// An input or a change, before the frame that handles it.
        package var event: (TraceEvent) -> Void
        package var frame: (PresentedFrame) -> Void
        /// A name for the frame that was presented last.
        package var snapshot: (String) -> Void

        package init(
            event: @escaping (TraceEvent) -> Void, frame: @escaping (PresentedFrame) -> Void,
            snapshot: @escaping (String) -> Void
        ) {
            self.event = event
            self.frame = frame
            self.snapshot = snapshot
        }
    }

    private let stage: Stage
    private let fps: Double
    private let observer: Observer
    private var frameCount = 0
    private var lastFrame: PresentedFrame?
    /// Events that no frame has come after yet, in order of time.
    private var waiting: [TraceEvent] = []
    /// When the next command begins. *Units:* seconds.
    private var now = 0.0

    package init(stage: Stage, fps: Double, observer: Observer) {
        self.stage = stage
        self.fps = fps
        self.observer = observer
    }

    /// Plays the script, as long as `goesOn` is true before a command; without a script, leaves the
    /// view alone for a while.
    ///
    /// *Errors:* the place in the script, and what is wrong: a label that is not there, a view that
    /// does not come to rest, a run that the stage gives up.
    package func run(
        _ script: ScrollScript?, while goesOn: () -> Bool = { true }
    ) throws(ScriptFailure) {
        guard let script else {
            now = ScriptTiming.untouchedDuration
            return try present(through: now)
        }
        for step in script.steps {
            guard goesOn() else { break }
            do throws(ScriptFailure) {
                try present(before: now)
                // Nothing can be touched before it was seen once.
                if step.command.isInput, lastFrame == nil { try present() }
                try run(step.command)
            } catch {
                throw ScriptFailure(
                    "\(script.file):\(step.location.line):\(step.location.column): error: \(error)")
            }
        }
        try present(through: now)
    }

    private func run(_ command: ScriptCommand) throws(ScriptFailure) {
        switch command {
        case .wait(let seconds): now += seconds
        case .waitUntilIdle: try waitUntilIdle()
        case .drag(let from, let to, let duration):
            send(ScriptTouches.drag(from: from, to: to, duration: duration))
        case .fling(let from, let direction, let speed):
            send(ScriptTouches.fling(from: from, direction, speed: speed))
        case .touch(let location, let duration):
            send(ScriptTouches.touch(location, duration: duration))
        case .tap(.point(let location)):
            send(ScriptTouches.touch(location, duration: ScriptTouches.tapDuration))
        case .tap(.label(let label)):
            let center = try center(of: label)
            send(ScriptTouches.touch(center, duration: ScriptTouches.tapDuration))
        case .wheel(let location, let delta):
            let event = WheelEvent(
                location: location, delta: delta, isPrecise: false, phase: .none,
                time: FrameInstant(seconds: now))
            send(.wheel(event))
        case .key(let key): try send(key)
        case .resize(let size):
            note("resize", [("size", .array([.number(size.width), .number(size.height)]))])
            stage.updateSettings { $0.resize(to: size) }
        case .set(let setting):
            note("set", [("setting", .string(setting.name)), ("value", setting.value)])
            stage.updateSettings { $0.apply(setting) }
        case .keyboard(let height):
            note("keyboard", [("height", .number(height ?? 0))])
            stage.updateSettings { $0.keyboardHeight = height ?? 0 }
        case .background:
            note("background", [])
            stage.updateSettings { $0.scenePhase = .background }
        case .foreground:
            note("foreground", [])
            stage.updateSettings { $0.scenePhase = .active }
        case .snapshot(let name):
            try present(through: now)
            now = max(now, lastFrame?.time.seconds ?? 0)
            observer.snapshot(name)
        case .tapStatusBar:
            send(ScriptTouches.touch(try statusBar(), duration: ScriptTouches.tapDuration))
        case .focus:
            throw ScriptFailure(command.refusal ?? "this command cannot be played")
        }
    }
}

// MARK: - Input

extension ScriptRunner {
    private func send(_ touches: [ScriptTouch]) {
        let start = now
        for touch in touches {
            let phase: TouchPhase =
                switch touch.phase {
                case .began: .began
                case .moved: .moved
                case .ended: .ended
                }
            send(
                .touch(
                    TouchEvent(
                        id: TouchID(0), phase: phase, location: touch.location,
                        time: FrameInstant(seconds: start + touch.time))))
            now = start + touch.time
        }
    }

    private func send(_ key: ScriptKey) throws(ScriptFailure) {
        guard let pressed = KeyEvent.Key(key) else { throw ScriptFailure("there is no such key") }
        for isDown in [true, false] {
            send(
                .key(
                    KeyEvent(key: pressed, isDown: isDown, time: FrameInstant(seconds: now))))
            if isDown { now += ScriptTouches.tapDuration }
        }
    }

    private func send(_ event: InputEvent) {
        stage.send(event)
        waiting.append(TraceEvent(event))
    }

    private func note(_ kind: String, _ properties: [(key: String, value: JSONValue)]) {
        waiting.append(TraceEvent(time: now, kind: kind, properties: properties))
    }

    /// Where a tap on the status bar goes. *Space:* the window's.
    private func statusBar() throws(ScriptFailure) -> CGPoint {
        let bar = lastFrame?.elements.first { $0.role == _AccessibilityRole.statusBar }
        guard let bar else {
            throw ScriptFailure(
                "there is no status bar to tap: the view hides it, or the phone lies on its side")
        }
        return CGPoint(x: bar.frame.midX, y: bar.frame.midY)
    }

    /// Where a tap on the element with this label goes. *Space:* the window's.
    private func center(of label: String) throws(ScriptFailure) -> CGPoint {
        let elements = lastFrame?.elements ?? []
        guard let element = elements.first(where: { $0.label == label }) else {
            let labels = elements.map(\.label).filter { !$0.isEmpty }.map { "\"\($0)\"" }
            throw ScriptFailure(
                "no element is labelled \"\(label)\"; there are "
                    + (labels.isEmpty ? "none" : labels.joined(separator: ", ")))
        }
        return CGPoint(x: element.frame.midX, y: element.frame.midY)
    }
}

// MARK: - Frames

extension ScriptRunner {
    private var nextFrameTime: Double { Double(frameCount) / fps }

    private func present() throws(ScriptFailure) {
        let time = nextFrameTime
        // Up to a rounding error, an event of this very instant belongs to this frame.
        let due = waiting.prefix { $0.time <= time + ScriptTiming.tolerance }
        due.forEach(observer.event)
        waiting.removeFirst(due.count)
        let frame = try stage.present(at: FrameInstant(seconds: time))
        frameCount += 1
        let before = lastFrame?.scrolls ?? []
        lastFrame = frame
        for scroll in frame.scrolls {
            var phase = before.first { $0.id == scroll.id }?.phase ?? .idle
            for next in scroll.begunPhases {
                observer.event(
                    TraceEvent(phaseOf: scroll.id, from: phase, to: next, at: frame.time))
                phase = next
            }
        }
        observer.frame(frame)
    }

    /// Presents every frame that lies before an instant.
    private func present(before time: Double) throws(ScriptFailure) {
        while nextFrameTime < time - ScriptTiming.tolerance { try present() }
    }

    /// Presents frames until one lies at or after an instant.
    private func present(through time: Double) throws(ScriptFailure) {
        repeat {
            if let last = lastFrame, last.time.seconds >= time - ScriptTiming.tolerance { return }
            try present()
        } while true
    }

    private func waitUntilIdle() throws(ScriptFailure) {
        let start = now
        try present(through: now)
        while !stage.isIdle {
            guard nextFrameTime - start <= ScriptTiming.idleLimit else {
                throw ScriptFailure(
                    "after \(JSONNumber.text(ScriptTiming.idleLimit)) s this still moves: "
                        + stage.whatMoves.joined(separator: ", "))
            }
            try present()
        }
        now = max(now, lastFrame?.time.seconds ?? 0)
    }
}

/// The times of a run that no script says.
package enum ScriptTiming {
    /// How long `wait idle` waits. *Units:* virtual seconds. *Source:* chosen; Docs/Tool.md.
    package static let idleLimit = 30.0
    /// How long a view is recorded without a script. *Units:* virtual seconds. *Source:* chosen.
    package static let untouchedDuration = 6.0
    /// Two instants that differ by less are one. *Units:* seconds. *Source:* chosen, far below the
    /// 1/960 s of the fastest touch screens and far above a rounding error.
    static let tolerance = 1e-7
}
