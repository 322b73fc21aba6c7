// SPDX-License-Identifier: MIT
import Scrollwork
import ScrollworkTesting
import Testing

@MainActor @Suite struct ReaderViewTests {
    private struct Player: Equatable {
        var position = 0.0
        var isPlaying = true
        var lines = 60
    }

    private func tester(_ knob: Knob<Player>, onSeek: ((TimeInterval) -> Void)? = nil)
        -> ScrollTester
    {
        let tester = ScrollTester(
            Knobbed(knob: knob) { player in
                ReaderView(
                    TimedLyrics((0..<player.lines).map { (Double($0) * 2, "Line \($0)") }),
                    position: player.position, isPlaying: player.isPlaying, onSeek: onSeek
                ) { line, isCurrent in
                    Text(line.text).font(isCurrent ? .title : .title2)
                        .frame(minHeight: 40)
                }
            })
        tester.advance(by: 0.5)
        return tester
    }

    private func middle(_ line: Int, _ tester: ScrollTester) -> CGFloat {
        tester.element("Line \(line)")?.frame.midY ?? -1
    }

    @Test("the playing line is followed to the middle, and is selected")
    func follows() {
        let knob = Knob(Player())
        let tester = tester(knob)
        #expect(abs(tester.position) < 1)
        knob.value.position = 41
        tester.advance(by: 1)
        #expect(abs(middle(20, tester) - 428) < 40)
        #expect(tester.element("Line 20")?.traits.contains("isSelected") == true)
    }

    @Test("K2: the finger stops following; after a nudge it resumes in two seconds, else in five")
    func resumes() {
        for (way, wait) in [(60 as CGFloat, 2.0), (500, 5)] {
            let knob = Knob(Player(position: 41))
            let tester = tester(knob)
            tester.advance(by: 1)
            tester.dragToRest(way)
            let place = tester.position
            knob.value.position = 43
            tester.advance(by: wait - 1)
            #expect(abs(tester.position - place) < 1)
            #expect(tester.element("Follow") != nil)
            tester.advance(by: 3)
            #expect(abs(middle(21, tester) - 428) < 40)
            #expect(tester.element("Follow") == nil)
        }
    }

    @Test("K3: nothing resumes while nothing plays; a tap on a line seeks and follows")
    func paused() {
        let knob = Knob(Player(position: 41))
        var sought: [TimeInterval] = []
        let tester = tester(knob) { sought.append($0) }
        tester.advance(by: 1)
        knob.value.isPlaying = false
        tester.dragToRest(300)
        let place = tester.position
        tester.advance(by: 10)
        #expect(tester.position == place)
        tester.tap("Line 25")
        tester.advance(by: 1)
        #expect(sought == [50])
        #expect(abs(middle(25, tester) - 428) < 40)
    }

    @Test("K5: lines that all fit never move")
    func fits() {
        let knob = Knob(Player(lines: 5))
        let tester = tester(knob)
        tester.clearHistory()
        for second in 1..<8 {
            knob.value.position = Double(second)
            tester.advance(by: 0.5)
        }
        #expect(
            tester.frames.allSatisfy {
                $0.scrolls[0].contentOffset == tester.frame.scrolls[0].contentOffset
            })
    }

    @Test("K9: another piece starts at its top")
    func document() {
        let knob = Knob(Player(position: 61))
        let tester = tester(knob)
        tester.advance(by: 1)
        #expect(tester.position > 500)
        knob.value = Player(position: 0, lines: 40)
        tester.advance(by: 1)
        #expect(abs(tester.position) < 1)
    }

    @Test("a control follows again at once, in the words of the locale")
    func control() {
        let knob = Knob(Player(position: 41))
        let tester = tester(knob)
        tester.settings.locale = "es_ES"
        tester.advance(by: 1)
        tester.dragToRest(500)
        tester.tap("Seguir")
        tester.advance(by: 1)
        #expect(abs(middle(20, tester) - 428) < 40)
    }

    @Test("K8: a text that grows is followed at its end, until the finger goes elsewhere")
    func grows() {
        let count = Knob(20)
        let tester = ScrollTester(
            Knobbed(knob: count) { count in
                ReaderView(followsEnd: true) { Rows(count: count) }
            })
        tester.advance(by: 1)
        count.value = 25
        tester.advance(by: 1)
        #expect(abs(tester.position - tester.limit) < 1)
        tester.dragToRest(-300)
        let place = tester.position
        count.value = 30
        tester.advance(by: 1)
        #expect(abs(tester.position - place) < 1)
    }

    @Test("an .lrc file is read; a bad one says which line is wrong")
    func files() throws {
        let lyrics = try TimedLyrics(lrc: "[ti:Song]\n[00:01.00]One\n[00:03.50][00:09]Two")
        #expect(lyrics.lines.map(\.text) == ["One", "Two", "Two"])
        #expect(lyrics.lines.map(\.start) == [1, 3.5, 9])
        #expect(lyrics.tags["ti"] == "Song")
        let error = try #require(throws: TimedLyricsError.self) {
            try TimedLyrics(lrc: "[00:01]One\nnonsense")
        }
        #expect(error.line == 2)
        #expect(error.description.hasPrefix("line 2: "))
    }
}
