// SPDX-License-Identifier: MIT
import ChromeEngine
import Foundation
import Scrollwork
import ScrollworkTesting
import Testing

@MainActor @Suite struct RecordTests {
    @Test("what a view did is written, read and replayed to the same end")
    func roundTrip() throws {
        let recorder = ScrollRecorder()
        let chrome = ScrollChrome()
        let tester = ScrollTester(
            HideOnScrollBar(behavior: .onScrollDown(hideAfter: 40, showAfter: 20)) {
                Rows()
            } bar: {
                TestBar()
            }
            .scrollChromeScope(chrome)
            .recordsScroll(recorder, named: "feed"))
        tester.run()
        tester.dragToRest(30)
        tester.dragToRest(200)
        #expect(chrome.progress == 1)
        #expect(recorder.eventCount > 20)
        var state: ChromeState?
        var decided: String?
        var changes = 0
        let lines = recorder.text.split(separator: "\n")
        #expect(lines.first?.contains("scrollwork-trace") == true)
        for line in lines.dropFirst() {
            let entry = try JSONDecoder().decode(ChromeTraceLine.self, from: Data(line.utf8))
            #expect(entry.event.name == "feed")
            switch entry.event.content {
            case .setup(let setup):
                if state == nil { state = ChromeState(setup) } else { state?.apply(setup) }
            case .event(let event): decided = state?.reduce(event).bars.description
            case .decided(let words):
                #expect(words == decided)
                changes += 1
            }
        }
        #expect(state?.bars.progress == 1)
        #expect(changes == 1)
        let count = recorder.eventCount
        recorder.clear()
        #expect(recorder.eventCount == 0 && count > 0)
    }

    @Test("the inspector shows phase, cause and the last reason, and is no element")
    func inspector() {
        let shown = Knob(false)
        let tester = ScrollTester(
            Knobbed(knob: shown) { isShown in
                HideOnScrollBar {
                    Rows()
                } bar: {
                    TestBar()
                }
                .scrollInspector(isShown)
            })
        tester.run()
        let plain = tester.pixels
        shown.value = true
        tester.run()
        tester.dragToRest(100)
        tester.dragToRest(-100)
        #expect(tester.pixels != plain)
        #expect(!tester.frame.elements.contains { $0.label.contains("phase") })
    }

    @Test("a demonstration plays until it is touched, and never for those whom it disturbs")
    func autoplay() {
        for (settings, plays) in [
            (TesterSettings(), true), (TesterSettings(reduceMotion: true), false),
            (TesterSettings(voiceOver: true), false),
        ] {
            var steps: [Int] = []
            let tester = ScrollTester(
                Rows(count: 5).autoplaysUntilTouched { steps.append($0) }, settings: settings)
            tester.advance(by: 5)
            #expect(steps == (plays ? [0, 1, 2] : []))
            tester.touch(at: CGPoint(x: 195, y: 428), for: 0.1)
            tester.advance(by: 5)
            #expect(steps.count == (plays ? 3 : 0))
        }
    }
}
