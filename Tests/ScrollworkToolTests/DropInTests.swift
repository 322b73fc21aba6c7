// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

@testable import ScrollworkTool

/// The kit in place of the components that published files declare themselves.
extension ToolTests {
    @Suite struct DropInTests {
        private static func seed(_ name: String) -> String? {
            let path = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../shared/seeds/\(name).swift").standardized.path
            return try? String(contentsOfFile: path, encoding: .utf8)
        }

        /// Runs a file, and the same one with its declarations taken out and the kit put in.
        private func traces(
            _ text: String, script: String
        ) async throws -> (own: Trace, kit: Trace) {
            let start = try #require(text.range(of: "import SwiftUI\n"))
            let demo = try #require(text.range(of: "// MARK: - Demo"))
            let kit = "import SwiftUI\nimport Scrollwork\n" + text[demo.lowerBound...]
            #expect(start.upperBound < demo.lowerBound)
            let run = try ToolRun()
            try run.write(text, to: "Own.swift")
            try run.write(String(kit), to: "Kit.swift")
            try run.write(script, to: "s.scroll")
            var traces: [Trace] = []
            for name in ["Own", "Kit"] {
                let result = try await run.run([
                    "record", run.path("\(name).swift"), "--script", "s.scroll", "-o",
                    "\(name).jsonl",
                ])
                #expect(result.code == 0, "\(result.errors)")
                traces.append(
                    try TraceReader.trace(text: run.text("\(name).jsonl"), file: "\(name).jsonl"))
            }
            return (traces[0], traces[1])
        }

        private static let demo = "wait 9"
        private static let touched = """
            wait 0.3
            drag 200,600 to 200,300 in 0.25
            wait idle
            drag 200,300 to 200,400 in 0.25
            wait idle
            fling 200,700 up 6000
            wait idle
            """

        /// Every scroll is the same; so is every element, but that a hidden bar is none.
        private func expectSame(_ own: Trace, _ kit: Trace, but hidden: Set<String>) {
            #expect(own.frames.count == kit.frames.count)
            var shown = 0
            for (own, kit) in zip(own.frames, kit.frames) {
                #expect(own.scrolls.map(\.contentOffset) == kit.scrolls.map(\.contentOffset))
                #expect(own.scrolls.map(\.phase) == kit.scrolls.map(\.phase))
                #expect(own.scrolls.map(\.contentInsets) == kit.scrolls.map(\.contentInsets))
                let mine = own.elements.filter { !hidden.contains($0.label) }
                let others = kit.elements.filter { !hidden.contains($0.label) }
                #expect(mine.map(\.label) == others.map(\.label))
                #expect(mine.map(\.frame) == others.map(\.frame))
                #expect(mine.map(\.opacity) == others.map(\.opacity))
                for element in own.elements
                where hidden.contains(element.label) && element.isHittable {
                    shown += 1
                    let other = kit.elements.first { $0.label == element.label }
                    #expect(other?.frame == element.frame && other?.opacity == element.opacity)
                }
            }
            if !hidden.isEmpty { #expect(shown > 0) }
        }

        @Test("the first seed without its component, and with the kit, gives its own demo's trace")
        func bar() async throws {
            guard let text = Self.seed("HideOnScrollBar") else { return }
            for script in [Self.demo, Self.touched] {
                let (own, kit) = try await traces(text, script: script)
                expectSame(own, kit, but: ["Home", "Search", "Library", "Profile"])
            }
        }

        @Test("the second seed without its component, and with the kit, gives its own demo's trace")
        func reveal() async throws {
            guard let text = Self.seed("ScrollVisibilityReveal") else { return }
            let (own, kit) = try await traces(text, script: Self.demo)
            expectSame(own, kit, but: [])
        }

        @Test("a file that imports the kit runs, and its bar and sections work")
        func file() async throws {
            let run = try ToolRun()
            try run.write(
                """
                import Scrollwork
                import SwiftUI

                struct Feed: View {
                    var body: some View {
                        HideOnScrollBar {
                            VStack(spacing: 20) {
                                ForEach(0..<30, id: \\.self) { index in
                                    Text("Card \\(index)").frame(maxWidth: .infinity, minHeight: 200)
                                        .scrollVisibilityReveal()
                                }
                            }
                        } bar: {
                            Button("Home") {}.frame(maxWidth: .infinity, minHeight: 60)
                        }
                    }
                }
                """, to: "Feed.swift")
            try run.write(
                "wait idle\ndrag 200,600 to 200,300 in 0.3\nwait idle", to: "s.scroll")
            let result = try await run.run([
                "record", run.path("Feed.swift"), "--script", "s.scroll", "-o", "t.jsonl",
            ])
            #expect(result.code == 0, "\(result.errors)")
            let trace = try TraceReader.trace(text: run.text("t.jsonl"), file: "t.jsonl")
            let first = try #require(trace.frames.first { $0.time > 1 })
            #expect(first.elements.contains { $0.label == "Home" && $0.isHittable })
            #expect(first.elements.first { $0.label == "Card 0" }?.opacity == 1)
            let last = try #require(trace.frames.last)
            #expect(!last.elements.contains { $0.label == "Home" })
        }
    }
}
