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

        @Test("it compiles against this SwiftUI, and its list leads to a check that is saved")
        func app() async throws {
            let run = try ToolRun()
            try run.write(
                """
                wait 0.5
                tap "Drags, flings, edges"
                wait idle
                wait 0.5
                drag 200,500 to 200,300 in 0.3
                wait idle
                tap "Save"
                wait 0.5
                """, to: "s.scroll")
            let result = try await run.run(
                ["record"] + Self.files + ["--script", "s.scroll", "-o", "t.jsonl"],
                environment: ["HOME": run.path(".")])
            #expect(result.code == 0, "\(result.errors)")
            let trace = try TraceReader.trace(text: run.text("t.jsonl"), file: "t.jsonl")
            let labels = try #require(trace.frames.last).elements.map(\.label)
            #expect(labels.contains { $0.hasPrefix("tracking → interacting") }, "\(labels)")
            let saved = try #require(
                FileManager.default.enumerator(atPath: run.path("."))?
                    .compactMap { $0 as? String }.first {
                        $0.contains("column-") && $0.hasSuffix(".jsonl")
                    })
            let replay = try await run.run(["replay", saved])
            #expect(replay.code == 0, "\(replay.errors)")
            #expect(replay.output.contains("column"))
            #expect(replay.output.contains("0 → 1 travel"))
        }

        @Test(
            "each of its checks shows",
            arguments: [
                "HidingBar", "RevealingSections", "PagedNotes", "JumpingTitle", "SingAlong",
                "ProgramMeasurement", "PagingMeasurement", "LockMeasurement", "TargetMeasurement",
                "InsetMeasurement",
            ])
        func shows(_ view: String) async throws {
            let run = try ToolRun()
            try run.write("wait 0.5\ndrag 200,500 to 220,300 in 0.3\nwait 1\n", to: "s.scroll")
            let result = try await run.run(
                ["record"] + Self.files
                    + ["--view", view, "--script", "s.scroll", "-o", "t.jsonl"])
            #expect(result.code == 0, "\(result.errors)")
        }
    }
}
