// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

@Suite struct LyricsFileTests {
    @Test("Times, tags, repeated lines, pauses and inner times are read, in order")
    func reads() throws {
        let file = try LyricsFile(
            """
            \u{FEFF}[ti: A song]
            [offset:+500]

            [00:12.50]First
            [00:20.00][01:00.00]Refrain
            [00:15]<00:15.00>Se<00:15.50>cond
            [00:30.5]
            [01:02:25]Old style
            """)
        #expect(file.tags["ti"] == "A song")
        #expect(
            file.lines.map(\.text) == ["First", "Second", "Refrain", "", "Refrain", "Old style"])
        #expect(file.lines.map(\.start) == [12, 14.5, 19.5, 30, 59.5, 61.75])
    }

    @Test(
        "A bad file names its line",
        arguments: [
            ("[00:01.00]a\nwords", 2, "a line without a time"),
            ("[00:01.00", 1, "a bracket is not closed"),
            ("\n\n[0x:01]a", 3, "'0x:01' is not a time; write [minutes:seconds]"),
            ("[00:75.00]a", 1, "'00:75.00' is not a time; write [minutes:seconds]"),
            ("[title]", 1, "'title' is neither a time nor a tag"),
            ("[offset:soon]", 1, "the offset 'soon' is not a number"),
        ])
    func refuses(text: String, line: Int, problem: String) {
        #expect(throws: LyricsError(line: line, problem: problem)) { try LyricsFile(text) }
    }

    @Test("Line ends of every kind count as one", arguments: ["\n", "\r\n", "\r"])
    func lineEnds(end: String) throws {
        let file = try LyricsFile("[00:01]a\(end)[00:02]b\(end)")
        #expect(file.lines.count == 2)
        #expect(throws: LyricsError(line: 2, problem: "a line without a time")) {
            try LyricsFile("[00:01]a\(end)b")
        }
    }
}
