// SPDX-License-Identifier: MIT
import ChromeEngine
import Foundation
import Testing

@testable import ScrollworkTool

@Suite struct ReplayCommandTests {
    private let header = #"{"format":"scrollwork-trace","version":1,"kind":"events"}"#

    private func text(_ entries: [ChromeTraceEntry]) throws -> String {
        let encoder = JSONEncoder()
        let lines = try entries.map {
            String(decoding: try encoder.encode(ChromeTraceLine(name: nil, $0)), as: UTF8.self)
        }
        return ([header] + lines).joined(separator: "\n")
    }

    private func sample(_ time: Double, _ offset: Double, _ phase: ChromePhase) -> ChromeTraceEntry
    {
        ChromeTraceEntry(
            time: time,
            content: .event(
                .sample(
                    ScrollSample(
                        time: time, offset: offset,
                        extents: ChromeExtents(content: 3000, viewport: 800), phase: phase))))
    }

    @Test("each event's decision is printed with its reason, by the rules of the trace")
    func events() throws {
        let entries = [
            sample(0, 100, .idle), sample(0.1, 101, .interacting), sample(0.2, 121, .interacting),
        ]
        let plain = try ReplayCommand(file: "t.jsonl").report(text(entries)).lines
        #expect(plain.last == "    0.200  bars    0 → 1 travel 21 ≥ 16 [user]")
        let slow = ChromeState(rules: BarRules(hideAfter: 50)).setup
        let other = try ReplayCommand(file: "t.jsonl").report(
            text([ChromeTraceEntry(time: 0, content: .setup(slow))] + entries)
        ).lines
        #expect(other.last == "    0.200  bars    0 travel 21 < 50 [user]")
    }

    @Test("where the trace decided something else, or nothing, the replay says so and fails")
    func differences() throws {
        let entries = [
            sample(0, 100, .idle), sample(0.1, 101, .interacting), sample(0.2, 121, .interacting),
        ]
        func decided(_ words: String) -> ChromeTraceEntry {
            ChromeTraceEntry(time: 0.2, content: .decided(words))
        }
        let command = ReplayCommand(file: "t.jsonl")
        let same = try command.report(text(entries + [decided("0 → 1 travel 21 ≥ 16 [user]")]))
        #expect(same.differences == 0)
        let other = try command.report(text(entries + [decided("0 → 1 travel 21 ≥ 20 [user]")]))
        #expect(other.differences == 1)
        #expect(
            other.lines.last == "    0.200  DIFFERS: the trace has 0 → 1 travel 21 ≥ 20 [user]")
        let early = try command.report(
            text([entries[0], decided("0 → 1 top"), entries[1], entries[2]]))
        #expect(early.differences == 2)
        #expect(early.lines.last == "    0.200  DIFFERS: the trace has no change here")
    }

    @Test("what is no trace is refused, with the line")
    func refused() {
        for (text, words) in [
            ("", "empty"), ("{}", "1:1"), (header + "\nnonsense", "t.jsonl:2:1"),
            (#"{"format":"scrollwork-trace","version":9,"kind":"events"}"#, "version 9"),
        ] {
            #expect(
                performing: { () throws in
                    _ = try ReplayCommand(file: "t.jsonl").report(text)
                }, throws: { ($0 as? ToolFailure)?.message.contains(words) == true })
        }
    }
}
