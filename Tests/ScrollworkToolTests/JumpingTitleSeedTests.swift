// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

@testable import ScrollworkTool

/// The published file whose title jumps, unmodified; it lies beside the repository where it may.
private let seed = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/seeds/JumpingTitleBar.swift").standardized.path

extension ToolTests {
    @Suite(.enabled(if: FileManager.default.fileExists(atPath: seed)))
    struct JumpingTitleSeedTests {
        private static let script = """
            wait 0.2
            drag 200,600 to 200,500 in 0.25
            wait idle
            drag 200,300 to 200,500 in 0.25
            wait idle
            """

        @Test("its title jumps to the bottom past ten points, in the very frame, and back")
        func jumps() async throws {
            let run = try ToolRun()
            try run.write(Self.script, to: "s.scroll")
            let result = try await run.run(
                ["record", seed, "--script", "s.scroll", "-o", "t.jsonl"])
            #expect(result.code == 0, "\(result.errors)")
            let trace = try TraceReader.trace(text: run.text("t.jsonl"), file: "t.jsonl")
            var places: [Bool] = []
            for frame in trace.frames {
                let titles = frame.elements.filter { $0.label == "Scroll Magic" }
                let title = try #require(titles.first)
                #expect(titles.count == 1 && title.isHittable)
                let isBelow = title.frame.midY > 422
                let travel = try #require(frame.scrolls.first).contentOffset.y + 47
                #expect(isBelow == (travel > 10), "at \(frame.time) s, \(travel) points down")
                if places.last != isBelow { places.append(isBelow) }
            }
            #expect(places == [false, true, false])
        }
    }
}
