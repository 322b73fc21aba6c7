// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

@testable import ScrollworkTool

private let project = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../DeviceCheck/DeviceCheck.swiftpm").standardized

extension ToolTests {
    /// The app for a device, as far as it goes here: all of it but its manifest.
    @Suite struct DeviceCheckTests {
        private static let files: [String] = [".", "Kit", "Measurements"].flatMap { folder in
            let path = project.appending(path: folder).path
            return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
                .filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }.sorted()
                .map { path + "/" + $0 }
        }

        // The reader hides the bars, and the way back with them, so it is not among these.
        private static let titles = [
            "A bar that hides", "Sections that appear", "A list by pages", "A title that jumps",
            "Scrolls by code", "Pages", "Two axes", "Rows in view", "Insets",
        ]

        @Test("it compiles against this SwiftUI, shows each check, and saves one that replays here")
        func app() async throws {
            let run = try ToolRun()
            var script = "wait 0.5\n"
            for title in Self.titles {
                script += "tap \"\(title)\"\nwait 1\ndrag 200,500 to 210,300 in 0.3\nwait 1\n"
                script += "snapshot shown\ntap \"Back\"\nwait 1\n"
            }
            script += """
                tap "Drags, flings, edges"
                wait 1
                drag 200,500 to 200,300 in 0.3
                wait idle
                tap "Save"
                wait 0.5
                """
            try run.write(script, to: "s.scroll")
            let result = try await run.run(
                ["record"] + Self.files + ["--script", "s.scroll", "-o", "t.jsonl"],
                environment: ["CFFIXED_USER_HOME": run.path(".")])
            #expect(result.code == 0, "\(result.errors)")
            let trace = try TraceReader.trace(text: run.text("t.jsonl"), file: "t.jsonl")
            let labels = try #require(trace.frames.last).elements.map(\.label)
            #expect(labels.contains { $0.hasPrefix("interacting → idle") }, "\(labels)")
            let saved = try #require(
                FileManager.default.enumerator(atPath: run.path("."))?
                    .compactMap { $0 as? String }
                    .first { $0.contains("column-") && $0.hasSuffix(".jsonl") })
            let replay = try await run.run(["replay", saved])
            #expect(replay.code == 0, "\(replay.errors)")
            #expect(replay.output.contains("column  bars    0 → 1 travel"))
        }
    }
}
