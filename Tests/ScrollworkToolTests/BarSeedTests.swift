// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

@testable import ScrollworkTool

private let seeds = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/seeds").standardized.path

extension ToolTests {
    /// Published files whose bars hide, unmodified; they lie beside the repository where they may,
    /// and these tests run only there.
    @Suite(.enabled(if: FileManager.default.fileExists(atPath: seeds))) struct BarSeedTests {
        private func trace(
            _ file: String, script: String, more: [String] = [], arguments: [String] = []
        ) async throws -> Trace {
            let run = try ToolRun()
            try run.write(script, to: "s.scroll")
            for (index, source) in more.enumerated() {
                try run.write(source, to: "M\(index).swift")
            }
            let result = try await run.run(
                ["record", "\(seeds)/\(file)"] + more.indices.map { "M\($0).swift" }
                    + ["--script", "s.scroll", "-o", "t.jsonl"] + arguments)
            #expect(result.code == 0, "\(result.errors)")
            return try TraceReader.trace(text: run.text("t.jsonl"), file: "t.jsonl")
        }

        private func shows(_ label: String, _ frame: TraceFrame) -> Bool {
            frame.elements.contains { $0.label == label && $0.isHittable }
        }

        @Test("PaginatedScrollView: page n has 5(n+1) rows at each rest, and the bars hide between")
        func paginated() async throws {
            let trace = try await trace(
                "PaginatedScrollView.swift",
                script: """
                    wait 1
                    drag 200,600 to 200,200 in 0.3
                    wait idle
                    wait 1
                    fling 200,600 up 2500
                    wait idle
                    wait 1
                    tap "Prepend"
                    wait 1
                    """)
            var pages: [Int] = []
            for frame in trace.frames {
                let title = frame.elements.first { $0.label.hasPrefix("Page: ") }
                guard let title, let page = Int(title.label.dropFirst(6)) else { continue }
                if page != pages.last { pages.append(page) }
                let scroll = try #require(frame.scrolls.first)
                guard scroll.phase == "idle" else { continue }
            }
            #expect(pages == pages.sorted() && Set(pages).count == pages.count)
            let last = try #require(trace.frames.last { $0.time < trace.frames.last!.time - 1.5 })
            let scroll = try #require(last.scrolls.first)
            let rows = Int(((scroll.contentSize.height + 8) / 88).rounded())
            let title = try #require(last.elements.first { $0.label.hasPrefix("Page: ") })
            #expect(title.label == "Page: \(rows / 5 - 1)")
            // Once the animation of half a second is over, bars are where the phase says.
            var since = 0.0
            var phase = "idle"
            for frame in trace.frames {
                let now = try #require(frame.scrolls.first).phase
                if (now == "idle") != (phase == "idle") { since = frame.time }
                phase = now
                guard frame.time > since + 1 else { continue }
                #expect(shows("Home", frame) == (phase == "idle"), "\(frame.time) \(phase)")
                #expect(shows("Prepend", frame) == (phase == "idle"), "\(frame.time) \(phase)")
            }
            let end = try #require(trace.frames.last?.scrolls.first)
            #expect(end.contentSize.height > scroll.contentSize.height)
        }

        @Test("LyricsView: tab bar and status bar go with a fling up and return with a fling down")
        func lyrics() async throws {
            let trace = try await trace(
                "LyricsView.swift",
                script: """
                    wait 0.5
                    fling 200,600 up 1800
                    wait idle
                    snapshot hidden
                    fling 200,300 down 900
                    wait idle
                    wait 0.5
                    """, arguments: ["--view", "ContentView"])
            let first = try #require(trace.frames.first)
            #expect(shows("Now Playing", first))
            #expect(shows("Status bar", first))
            let hidden = trace.frames.filter { !shows("Now Playing", $0) }
            #expect(hidden.contains { !shows("Status bar", $0) })
            let last = try #require(trace.frames.last)
            #expect(shows("Now Playing", last))
            #expect(shows("Status bar", last))
        }

        @Test(
            "LyricsView: the documentation's example hides at the end of a drag towards the start")
        func documented() async throws {
            let host = """
                import SwiftUI

                struct Host: View {
                    @State private var hides = false
                    var body: some View {
                        VStack {
                            Text(hides ? "hides" : "shows")
                            ToolbarHider(hidesToolbarContent: $hides)
                        }
                    }
                }
                """
            let trace = try await trace(
                "LyricsView.swift",
                script: """
                    wait 0.2
                    drag 200,600 to 200,300 in 0.3
                    wait idle
                    drag 200,300 to 200,400 in 0.3
                    wait 0.05
                    """, more: [host], arguments: ["--view", "Host"])
            let labels = trace.frames.compactMap { frame in
                frame.elements.first { ["hides", "shows"].contains($0.label) }?.label
            }
            #expect(labels.first == "shows")
            #expect(labels.contains("hides"))
        }
    }
}
