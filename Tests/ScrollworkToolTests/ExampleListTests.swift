// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

@testable import ScrollworkTool

private let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Examples").standardized

extension ToolTests {
    @Suite struct ExampleListTests {
        @Test(
            "the examples of lists and grids are recorded in both appearances",
            arguments: ["PinnedHeaders", "PhotoGrid", "SettingsList"], ["light", "dark"])
        func records(_ name: String, _ appearance: String) async throws {
            let run = try ToolRun()
            try run.write(
                "drag 200,600 to 200,300 in 0.3\nwait idle\nsnapshot end\n", to: "s.scroll")
            let file = examples.appending(path: "\(name).swift").path
            let result = try await run.run(
                [
                    "record", file, "--script", "s.scroll", "-o", "t.jsonl", "-o", "t.png",
                    "--appearance", appearance,
                ])
            #expect(result.code == 0, "\(result.errors)")
            let trace = try TraceReader.trace(text: run.text("t.jsonl"), file: "t.jsonl")
            let scroll = try #require(trace.frames.last?.scrolls.first)
            #expect(scroll.phase == "idle")
            // The list of settings is about as long as the window; the others go on.
            #expect(name == "SettingsList" || scroll.contentSize.height > 1500)
        }
    }
}
