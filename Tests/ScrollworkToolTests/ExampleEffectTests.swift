// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

@testable import ScrollworkTool

private let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Examples").standardized

extension ToolTests {
    @Suite struct ExampleEffectTests {
        @Test(
            "the examples of effects are recorded in both appearances, and scroll without bodies",
            arguments: ["CoverFlow", "ParallaxHeader", "EdgeEffects"], ["light", "dark"])
        func records(_ name: String, _ appearance: String) async throws {
            let run = try ToolRun()
            let touch = name == "CoverFlow" ? "drag 300,450 to 130,450" : "drag 200,600 to 200,470"
            try run.write("\(touch) in 0.3\nwait idle\nsnapshot end\n", to: "s.scroll")
            let file = examples.appending(path: "\(name).swift").path
            let result = try await run.run(
                [
                    "record", file, "--script", "s.scroll", "-o", "t.jsonl", "-o", "t.png",
                    "--appearance", appearance,
                ])
            #expect(result.code == 0, "\(result.errors)")
            let trace = try TraceReader.trace(text: run.text("t.jsonl"), file: "t.jsonl")
            let offsets = trace.frames.compactMap { frame in
                frame.scrolls.first.map { $0.contentOffset.x + $0.contentOffset.y }
            }
            #expect(try #require(offsets.last) > (try #require(offsets.first)) + 50)
            if name != "CoverFlow" {
                // Rows of the lazy stack come in there, and those are made.
                #expect(trace.frames.dropFirst(2).allSatisfy { $0.report.bodies == 0 })
            }
        }
    }
}
