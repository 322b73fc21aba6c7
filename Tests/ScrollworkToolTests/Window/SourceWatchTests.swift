// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ScrollworkTool

@Suite struct SourceWatchTests {
    @Test("a file that was written, or replaced, has changed once; a missing one has not")
    func changes() throws {
        let scratch = try ScratchDirectory()
        try scratch.write("a", to: "A.swift")
        try scratch.write("b", to: "B.swift")
        var watch = SourceWatch([scratch.file("A.swift"), scratch.file("B.swift")])
        #expect(!ask(&watch))
        try scratch.write("longer", to: "B.swift")
        #expect(ask(&watch))
        #expect(!ask(&watch))

        // As an editor replaces a file: away with the old one, then the new one comes.
        try FileManager.default.removeItem(atPath: scratch.file("A.swift"))
        #expect(!ask(&watch))
        try scratch.write("x", to: "new")
        #expect(rename(scratch.file("new"), scratch.file("A.swift")) == 0)
        #expect(ask(&watch))
        #expect(!ask(&watch))
    }

    private func ask(_ watch: inout SourceWatch) -> Bool { watch.hasChanged() }
}
