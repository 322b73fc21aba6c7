// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// The tables of the kit's pages say what is there.
@Suite struct KitDocumentTests {
    private static func page(_ name: String) throws -> [[String]] {
        let url = KitSources.root.appending(path: "Docs/Kit/\(name).md")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
            .map { line in
                line.dropFirst().dropLast().components(separatedBy: " | ").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
            }
    }

    /// The text with no white space, and no commas before a closing parenthesis.
    private static func packed(_ text: some StringProtocol) -> String {
        String(text.filter { !$0.isWhitespace })
    }

    @Test("each of 45 and 12 features has a public call, which is compiled")
    func features() throws {
        let rows = try Self.page("Features").dropFirst()
        let expected = (1...45).map(String.init) + (1...12).map { "N\($0)" }
        #expect(rows.map { $0[0] } == expected)
        let url = KitSources.root.appending(
            path: "Tests/ScrollworkTests/Docs/FeatureCalls.swift")
        let compiled = Self.packed(try String(contentsOf: url, encoding: .utf8))
        for row in rows {
            let call = row[2].trimmingCharacters(in: ["`"])
            #expect(!call.isEmpty)
            #expect(compiled.contains(Self.packed(call)), "\(row[0]): \(call)")
        }
    }

    @Test("each cell of the assistive matrix is proved by a test, or says why it does not apply")
    func assistive() throws {
        let rows = try Self.page("Assistive")
        let titles = try #require(rows.first { $0[0] == "component" })
        #expect(titles.count == 9)
        let cells = rows.filter { $0.count == 9 && $0[0] != "component" }
        #expect(cells.count == 7)
        var notes: [String: String] = [:]
        for row in rows where row.count == 2 { notes[row[0]] = row[1] }
        let tests = KitSources.files(in: "Tests/ScrollworkTests").map(\.text).joined()
        for row in cells {
            for (cell, title) in zip(row.dropFirst(), titles.dropFirst()) {
                let names = cell.split(separator: " ").map(String.init)
                #expect(!names.isEmpty, "\(row[0]), \(title)")
                for name in names {
                    let note = notes[name] ?? ""
                    #expect(!note.isEmpty, "\(row[0]), \(title): \(name)")
                    guard name.hasPrefix("T") else { continue }
                    #expect(tests.contains("\"\(note)\""), "\(name): \(note)")
                }
            }
        }
    }

    @Test("each public view and modifier of the kit has a page that names it")
    func pages() throws {
        let folder = KitSources.root.appending(path: "Docs/Kit")
        let text = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".md") }
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
            .joined()
        for line in try KitSources.fact("public-api.txt").split(separator: "\n") {
            guard line.contains("-> some View") || line.contains(": View"),
                let name = line.components(
                    separatedBy: line.contains("func ") ? "func " : "struct "
                )
                .last?.prefix(while: { $0.isLetter || $0.isNumber })
            else { continue }
            #expect(text.contains(name), "\(name)")
        }
    }
}
