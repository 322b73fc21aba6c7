// SPDX-License-Identifier: MIT
import Testing

@testable import HeadlessHost
@testable import UIFrameLoop

@MainActor @Suite struct ScriptRunnerTests {
    /// A stage that writes down what it is asked for and moves for a while after each lift.
    final class Notebook: ScriptStage {
        var notes: [String] = []
        var sent: [InputEvent] = []
        var settlesAfter = 0.0
        var settings = HostSettings.phone
        private var restsAt = 0.0
        private var now = 0.0

        func send(_ event: InputEvent) {
            sent.append(event)
            if case .touch(let touch) = event, touch.phase == .ended {
                restsAt = touch.time.seconds + settlesAfter
            }
        }
        func present(at instant: FrameInstant) throws(ScriptFailure) -> PresentedFrame {
            now = instant.seconds
            notes.append("frame \(JSONNumber.text(now))")
            return ScriptRunnerTests.frame(at: now)
        }
        func updateSettings(_ change: (inout HostSettings) -> Void) {
            change(&settings)
            notes.append("voiceOver \(settings.isVoiceOverOn), width \(settings.size.width)")
        }
        var whatMoves: [String] { isIdle ? [] : ["ScrollView0"] }
        var isIdle: Bool { now >= restsAt }
    }

    nonisolated static func frame(at time: Double) -> PresentedFrame {
        PresentedFrame(
            time: FrameInstant(seconds: time), displayList: .empty, scrolls: [],
            elements: [
                PresentedElement(
                    label: "Home", role: "button",
                    frame: CGRect(x: 100, y: 200, width: 40, height: 20), opacity: 1,
                    isHittable: true, traits: [])
            ], report: FrameReport())
    }

    private func play(
        _ text: String?, fps: Double = 10, settlesAfter: Double = 0
    ) throws -> (stage: Notebook, events: [String]) {
        let stage = Notebook()
        stage.settlesAfter = settlesAfter
        var events: [String] = []
        let runner = ScriptRunner(
            stage: stage, fps: fps,
            observer: .init(
                event: { events.append("\($0.kind) \(JSONNumber.text($0.time))") },
                frame: { events.append("frame \(JSONNumber.text($0.time.seconds))") },
                snapshot: { events.append("snapshot \($0)") }))
        let script = try text.map { try ScrollScript(text: $0, file: "s.scroll") }
        try runner.run(script)
        return (stage, events)
    }

    @Test("an empty script is one frame, a wait is the frames of its time")
    func frames() throws {
        #expect(try play("").events == ["frame 0"])
        #expect(try play("wait 0.25").events == ["frame 0", "frame 0.1", "frame 0.2", "frame 0.3"])
        #expect(try play("wait 0.2").events == ["frame 0", "frame 0.1", "frame 0.2"])
        #expect(try play("wait 0.1\nwait 0.1").events == ["frame 0", "frame 0.1", "frame 0.2"])
    }

    @Test("without a script the view is left alone for six seconds")
    func untouched() throws {
        let events = try play(nil).events
        #expect(events.count == 61)
        #expect(events.last == "frame 6")
    }

    @Test("what a command does reaches the first frame at or after it")
    func order() throws {
        #expect(
            try play("set voiceOver on\nwait 0.1\nset voiceOver off\nwait 0.05\nresize 10x20")
                .stage.notes == [
                    "voiceOver true, width 390.0", "frame 0", "voiceOver false, width 390.0",
                    "frame 0.1", "voiceOver false, width 10.0", "frame 0.2",
                ])
        #expect(
            try play("wait 0.15\ntouch 1,2 for 0.05").events == [
                "frame 0", "frame 0.1", "touch 0.15", "touch 0.2", "frame 0.2",
            ])
    }

    @Test("the touches of a script have the same times at every frame rate")
    func frameRates() throws {
        let script = "wait 0.1\ndrag 200,600 to 200,300 in 0.25\nfling 200,600 up 1800"
        let slow = try play(script, fps: 30).stage.sent
        #expect(slow.count == 43 + 16)
        #expect(try play(script, fps: 60).stage.sent == slow)
        #expect(try play(script, fps: 120).stage.sent == slow)
    }

    @Test("a tap on a label goes to the element's centre; an unknown label names those there are")
    func labels() throws {
        let sent = try play("tap \"Home\"").stage.sent
        guard case .touch(let touch) = sent.first else {
            Issue.record("no touch was sent")
            return
        }
        #expect(touch.location == CGPoint(x: 120, y: 210))
        #expect(
            throws: ScriptFailure(
                "s.scroll:2:3: error: no element is labelled \"Away\"; there are \"Home\"")
        ) { try play("wait 1\n  tap \"Away\"") }
    }

    @Test("wait idle ends with the first frame at rest")
    func idle() throws {
        let events = try play("touch 1,2 for 0.1\nwait idle\nsnapshot rest", settlesAfter: 0.25)
            .events
        #expect(
            events == [
                "frame 0", "touch 0", "touch 0.1", "frame 0.1", "frame 0.2", "frame 0.3",
                "frame 0.4", "snapshot rest",
            ])
    }

    @Test("what never comes to rest fails after 30 s, by name")
    func neverIdle() {
        #expect(
            throws: ScriptFailure(
                "s.scroll:2:1: error: after 30 s this still moves: ScrollView0")
        ) { try play("touch 1,2 for 0.1\nwait idle", settlesAfter: .infinity) }
    }

    @Test("keys go down and come up, wheels turn once")
    func otherInput() throws {
        let (stage, events) = try play("key PageDown\nwheel 1,2 by 0,-120\nkey a")
        #expect(
            events == [
                "frame 0", "key 0", "key 0.05", "wheel 0.05", "key 0.05", "key 0.1", "frame 0.1",
            ])
        guard case .key(let key) = stage.sent.first, case .key(let last) = stage.sent.last else {
            Issue.record("no key was sent")
            return
        }
        #expect(key.key == .pageDown && key.isDown)
        #expect(last.key == .character("a") && !last.isDown)
    }

    @Test("every key of the scripts is a key of the events, and back")
    func keys() throws {
        for name in ScriptKey.names {
            let key = try #require(KeyEvent.Key(.named(name)))
            #expect(key.name == name)
        }
    }

    @Test("commands that cannot be played are refused with their place, before anything runs")
    func refusals() throws {
        let script = try ScrollScript(
            text: "wait 1\n tapStatusBar\nfocus \"Name\"", file: "s.scroll")
        #expect(
            script.refusals.map(\.description) == [
                "s.scroll:3:1: error: this version cannot play 'focus' yet"
            ])
    }
}
