// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

@testable import ScrollworkTool

/// The published file that hides a bar while one reads, unmodified; it lies beside the repository
/// where it may, and these tests run only there.
private let seed = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/seeds/HideOnScrollBar.swift").standardized.path

extension ToolTests {
    @Suite(.enabled(if: FileManager.default.fileExists(atPath: seed))) struct SeedTests {
        private static let script = """
            wait 0.3
            drag 200,600 to 200,300 in 0.25
            wait idle
            drag 200,300 to 200,400 in 0.25
            wait idle
            fling 200,700 up 6000
            wait idle
            """

        private func trace(_ arguments: [String]) async throws -> Trace {
            let run = try ToolRun()
            try run.write(Self.script, to: "s.scroll")
            let result = try await run.run(
                ["record", seed, "--script", "s.scroll", "-o", "t.jsonl"] + arguments)
            #expect(result.code == 0, "\(result.errors)")
            return try TraceReader.trace(text: run.text("t.jsonl"), file: "t.jsonl")
        }

        private func bar(_ frame: TraceFrame) -> [ElementRecord] {
            frame.elements.filter {
                ["Home", "Search", "Library", "Profile"].contains($0.label)
            }
        }

        @Test("its bar slides away over many places, returns, and sits out the bounce at the end")
        func slides() async throws {
            let trace = try await trace([])
            let shown = try #require(trace.frames.first)
            let place = try #require(bar(shown).first).frame.minY
            let hiding = trace.frames.filter { $0.time > 0.3 && $0.time < 1 }
            let first = try #require(hiding.first { !bar($0).contains(where: \.isHittable) })
            let travel = try #require(first.scrolls.first).contentOffset.y + 47
            let before = try #require(hiding.last { $0.time < first.time })
            // The bar goes with the first frame that has gone 16 points.
            #expect(travel >= 15)
            let travelBefore = try #require(before.scrolls.first).contentOffset.y + 47
            #expect(travelBefore < 17)
            let places = Set(hiding.compactMap { bar($0).first?.frame.minY })
            #expect(places.filter { $0 > place && $0 < place + 120 }.count >= 8)
            // Its height of 60, and 60 more.
            let end = try #require(hiding.last.flatMap { bar($0).first }).frame.minY
            #expect(abs(end - place - 120) < 0.5)
            let back = try #require(trace.frames.last { $0.time < 1.76 })
            let isBack = bar(back).allSatisfy { $0.isHittable }
            #expect(isBack)
            let fling = trace.frames.filter { $0.time > 1.9 }
            let offsets = fling.compactMap(\.scrolls.first?.contentOffset.y)
            let furthest = try #require(offsets.max())
            #expect(furthest > 2040)
            #expect(offsets.last == 2030)
            #expect(fling.allSatisfy { !bar($0).contains(where: \.isHittable) })
        }

        @Test("with Reduce Motion it fades within 0.15 s where it is; with VoiceOver it stays")
        func settings() async throws {
            let still = try await trace(["--reduce-motion"])
            let places = Set(still.frames.compactMap { bar($0).first?.frame.minY })
            #expect(places.count == 1)
            let start = try #require(still.frames.first { bar($0).contains { !$0.isHittable } })
            let gone = try #require(still.frames.first { bar($0).contains { $0.opacity == 0 } })
            #expect(gone.time - start.time <= 0.15 + 1e-3)
            let spoken = try await trace(["--voiceover"])
            #expect(spoken.frames.allSatisfy { bar($0).allSatisfy { $0.opacity == 1 } })
            #expect(Set(spoken.frames.compactMap { bar($0).first?.frame.minY }).count == 1)
        }
    }
}
