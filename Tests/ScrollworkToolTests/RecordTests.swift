// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

@testable import ScrollworkTool

/// What `record` makes of files that are right.
extension ToolTests {
    @Suite struct RecordTests {
        private static let views = """
            import SwiftUI
            private struct Rows: View {
                var body: some View {
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<40, id: \\.self) { Text("Row \\($0)").frame(height: 60) }
                        }
                    }
                }
            }
            struct Dice: View {
                @Environment(\\.accessibilityReduceMotion) private var reduceMotion
                @Environment(\\.colorScheme) private var scheme
                @State private var number = Int.random(in: 0..<1_000_000_000)
                var body: some View {
                    VStack {
                        Text("\\(number)")
                        Text(reduceMotion ? "still" : "lively")
                        Text(scheme == .dark ? "dark" : "light")
                    }
                }
            }
            #Preview("Rows") { Rows() }
            """

        private func trace(_ run: ToolRun, _ arguments: [String]) async throws -> Trace {
            let result = try await run.run(["record", "Views.swift", "-o", "t.jsonl"] + arguments)
            #expect(result.code == 0, "\(result.errors)")
            return try TraceReader.trace(text: run.text("t.jsonl"), file: "t.jsonl")
        }

        @Test(
            "a script scrolls a private view through its preview; two runs are equal byte for byte")
        func scroll() async throws {
            let run = try ToolRun()
            try run.write(Self.views, to: "Views.swift")
            try run.write("fling 200,600 up 1500\nwait 0.2\nsnapshot mid\n", to: "s.scroll")
            let arguments = ["--script", "s.scroll", "--fps", "30"]
            let trace = try await trace(run, arguments)
            let phases = trace.frames.compactMap(\.scrolls.first?.phase)
            let order = phases.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
            #expect(order.suffix(2) == ["interacting", "decelerating"])
            #expect(try #require(trace.frames.last?.scrolls.first).contentOffset.y > 100)
            #expect(trace.events.filter { $0.kind == "touch" }.count == 16)
            let changes = trace.events.filter { $0.kind == "phase" }
                .map { $0.properties.compactMap(\.value.string).joined(separator: " ") }
            #expect(
                changes == [
                    "ScrollView0 idle tracking", "ScrollView0 tracking interacting",
                    "ScrollView0 interacting decelerating",
                ])
            let first = run.data("t.jsonl")
            _ = try await self.trace(run, arguments)
            #expect(run.data("t.jsonl") == first)
        }

        @Test("every kind of output is written, whole, and nothing else")
        func outputs() async throws {
            let run = try ToolRun()
            try run.write(Self.views, to: "Views.swift")
            try run.write("wait 0.1\n", to: "s.scroll")
            let result = try await run.run([
                "record", "Views.swift", "--script", "s.scroll", "--fps", "20", "--scale", "1",
                "-o", "o.png", "-o", "o.webp", "-o", "o.html", "-o", "o.jsonl",
            ])
            #expect(result.code == 0, "\(result.errors)")
            #expect(result.output == "wrote o.png\nwrote o.webp\nwrote o.html\nwrote o.jsonl\n")
            #expect(run.data("o.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
            #expect(run.data("o.webp").starts(with: Array("RIFF".utf8)))
            #expect(run.data("o.webp").dropFirst(8).starts(with: Array("WEBP".utf8)))
            #expect(run.text("o.html").hasSuffix("</html>\n"))
            #expect(run.text("o.html").contains("data:image/png;base64,"))
            #expect(run.text("o.jsonl").split(separator: "\n").count == 4)
            #expect(
                run.files == ["Views.swift", "o.html", "o.jsonl", "o.png", "o.webp", "s.scroll"])
        }

        @Test("options reach the view, a seed repeats its random numbers, another gives others")
        func options() async throws {
            let run = try ToolRun()
            try run.write(Self.views, to: "Views.swift")
            try run.write("set appearance dark\n", to: "s.scroll")
            func labels(_ more: [String]) async throws -> [String] {
                let trace = try await trace(run, ["--script", "s.scroll", "--view", "Dice"] + more)
                return try #require(trace.frames.last).elements.map(\.label)
            }
            let first = try await labels(["--reduce-motion", "--seed", "1"])
            #expect(first.dropFirst() == ["still", "dark", "Status bar", "Home indicator"])
            #expect(try await labels(["--reduce-motion", "--seed", "1"]) == first)
            let other = try await labels(["--seed", "2"])
            #expect(other.dropFirst() == ["lively", "dark", "Status bar", "Home indicator"])
            #expect(other.first != first.first)
        }

        @Test("a label that is not there fails the run at its place in the script")
        func unknownLabel() async throws {
            let run = try ToolRun()
            try run.write(Self.views, to: "Views.swift")
            try run.write("wait 0.1\ntap \"Nobody\"\n", to: "s.scroll")
            let result = try await run.run([
                "record", "Views.swift", "--view", "Dice", "--script", "s.scroll", "-o", "o.jsonl",
            ])
            #expect(result.code == 1)
            #expect(
                result.errors.contains("s.scroll:2:1: error: no element is labelled \"Nobody\""))
            #expect(run.files == ["Views.swift", "s.scroll"])
        }
    }
}
