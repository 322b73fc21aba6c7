// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

@testable import ScrollworkTool

private let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

private func files(_ folder: String) throws -> [String] {
    try GalleryCommand.files(in: package.appending(path: folder).path)
}

@Suite struct GalleryCommandTests {
    @Test("what is recorded are the examples, the components and the gallery's pages")
    func shown() throws {
        let all = try files("Examples") + files("Examples/Kit") + files("Examples/Gallery")
        let shown = all.filter(GalleryCommand.hasView)
        #expect(Set(all).subtracting(shown).count == 3)
        for name in ["ReadingList", "Kit/HidingBar", "Gallery/HidingBarPage"] {
            #expect(shown.contains { $0.hasSuffix("/Examples/\(name).swift") })
        }
        // Each has a script that shows what it is about.
        for file in shown {
            let script = file.dropLast("swift".count) + "scroll"
            #expect(FileManager.default.fileExists(atPath: String(script)), "\(script)")
        }
    }

    @Test("each is recorded in all kinds by its script, and as a filmstrip in the dark")
    func recordings() throws {
        let file = package.path + "/Examples/Kit/HidingBar.swift"
        let recordings = GalleryCommand.recordings(of: file, into: "d")
        #expect(recordings.count == 2)
        for arguments in recordings {
            let request = try RecordRequest(arguments)
            #expect(request.files == [file])
            #expect(request.script == package.path + "/Examples/Kit/HidingBar.scroll")
        }
        let outputs = try RecordRequest(recordings[0]).outputs.map(\.path)
        #expect(outputs == ["png", "webp", "html", "jsonl"].map { "d/HidingBar." + $0 })
        #expect(try RecordRequest(recordings[1]).outputs.map(\.path) == ["d/HidingBar-dark.png"])
    }
}

extension ToolTests {
    @Suite struct GalleryTests {
        private static let titles = [
            "A bar that hides", "Bars away while reading", "Edges that fade",
            "Sections that appear", "A list by pages", "A title that jumps",
            "A song to follow", "A bar by hand", "An endless feed", "Sections and a reader",
            "Cards to throw", "Covers", "Edges", "A header that lags", "A wall of tiles",
            "Contacts", "Settings",
        ]

        @Test("its list leads to every entry and back; the packages come out of the database")
        func visits() async throws {
            let run = try ToolRun()
            var script = "wait 0.3\n"
            // The window is tall enough for the whole list.
            for title in Self.titles {
                script += "tap \"\(title)\"\nwait 2\ntap \"Back\"\nwait 1\n"
            }
            try run.write(script, to: "s.scroll")
            let sources = try files("Examples") + files("Examples/Kit") + files("Examples/Gallery")
            let result = try await run.run(
                ["record"] + sources
                    + [
                        "--view", "Gallery", "--script", "s.scroll", "--size", "390x2200", "-o",
                        "t.jsonl",
                    ],
                environment: ["SCROLLWORK_ROOT": package.path, "XDG_CACHE_HOME": run.path("cache")])
            #expect(result.code == 0, "\(result.errors)")
            let trace = try TraceReader.trace(text: run.text("t.jsonl"), file: "t.jsonl")
            for title in Self.titles {
                #expect(
                    trace.frames.contains { frame in
                        let labels = frame.elements.map(\.label)
                        return labels.contains("Back") && labels.contains(title)
                    }, "\(title)")
            }
        }
    }
}
