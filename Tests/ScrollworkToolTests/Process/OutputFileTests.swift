// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ScrollworkTool

@Suite struct OutputFileTests {
    private let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: scratch.path)) ?? []).sorted()
    }

    @Test("checking an output leaves nothing behind and touches nothing")
    func check() throws {
        try scratch.write("old", to: "o.png")
        try OutputFile(path: scratch.file("o.png")).checkIsWritable()
        try OutputFile(path: scratch.file("new.jsonl")).checkIsWritable()
        #expect(files == ["o.png"])
        #expect(scratch.text("o.png") == "old")
    }

    @Test(
        "an output that could not be put into place is refused",
        arguments: ["nowhere/o.png", "directory.png", "file/o.png"])
    func unwritable(name: String) throws {
        try FileManager.default.createDirectory(
            atPath: scratch.file("directory.png"), withIntermediateDirectories: false)
        try scratch.write("", to: "file")
        let output = try OutputFile(path: scratch.file(name))
        #expect { try output.checkIsWritable() } throws: { ($0 as? ToolFailure)?.code == .usage }
    }

    @Test("an output is whole or absent: it is staged beside its goal, then renamed")
    func install() throws {
        try scratch.write("new", to: "made")
        try scratch.write("old", to: "o.png")
        let output = try OutputFile(path: scratch.file("o.png"))
        try output.stage(from: scratch.file("made"))
        #expect(scratch.text("o.png") == "old")
        try output.commit()
        #expect(scratch.text("o.png") == "new")
        #expect(files == ["made", "o.png"])

        try output.stage(from: scratch.file("made"))
        output.discardPartial()
        #expect(files == ["made", "o.png"])
    }

    @Test("staging what was not made fails and leaves nothing behind")
    func missing() throws {
        let output = try OutputFile(path: scratch.file("o.png"))
        #expect { try output.stage(from: scratch.file("made")) } throws: {
            ($0 as? ToolFailure)?.code == .runFailed
        }
        #expect(files == [])
    }
}
