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
        let plain = try ReplayCommand(file: "t.jsonl").lines(text(entries))
        #expect(plain.last == "    0.200  bars    0 → 1 travel 21 ≥ 16 [user]")
        let slow = ChromeState(rules: BarRules(hideAfter: 50)).setup
        let other = try ReplayCommand(file: "t.jsonl").lines(
            text([ChromeTraceEntry(time: 0, content: .setup(slow))] + entries))
        #expect(other.last == "    0.200  bars    0 travel 21 < 50 [user]")
    }

    @Test("what is no trace is refused, with the line")
    func refused() {
        for (text, words) in [
            ("", "empty"), ("{}", "1:1"), (header + "\nnonsense", "t.jsonl:2:1"),
            (#"{"format":"scrollwork-trace","version":9,"kind":"events"}"#, "version 9"),
        ] {
            #expect(
                performing: { () throws in
                    _ = try ReplayCommand(file: "t.jsonl").lines(text)
                }, throws: { ($0 as? ToolFailure)?.message.contains(words) == true })
        }
    }
}
