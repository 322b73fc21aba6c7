// SPDX-License-Identifier: MIT
import Foundation

/// Docs/Conformance.md: prose by hand, and between two marks what the table says.
struct ConformancePage {
    static let path = "Docs/Conformance.md"
    private static let start = "<!-- conformance -->"
    private static let end = "<!-- end -->"

    /// The root of the package.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    var text: String

    static func read() throws -> ConformancePage {
        let url = root.appendingPathComponent(path)
        return ConformancePage(text: try String(contentsOf: url, encoding: .utf8))
    }

    func write() throws {
        let url = Self.root.appendingPathComponent(Self.path)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// The page with its table made anew.
    ///
    /// - Parameter pairs: The lines that are shown with and without.
    func rewritten(pairs: Set<String>) -> ConformancePage {
        guard let start = text.range(of: Self.start),
            let end = text.range(of: Self.end, range: start.upperBound..<text.endIndex)
        else { return self }
        let tables = ConformanceSection.all.map { Self.table($0, pairs: pairs) }
        let new = "\n" + tables.joined(separator: "\n") + "\n"
        return ConformancePage(
            text: text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: new))
    }

    private static func table(_ section: ConformanceSection, pairs: Set<String>) -> String {
        var lines = ["\n### \(section.title)\n", "| line | test | pair |", "| --- | --- | --- |"]
        for line in section.lines {
            let proof =
                switch line.proof {
                case .test(let name): name
                case .nothingToDo(let reason): "nothing to do: \(reason)"
                }
            lines.append(
                "| `\(line.api)` | \(proof) |\(pairs.contains(line.api) ? " yes |" : " |")")
        }
        return lines.joined(separator: "\n")
    }
}

/// The sentences of all tests of the package.
enum TestSentences {
    static func all() throws -> Set<String> {
        let tests = ConformancePage.root.appendingPathComponent("Tests")
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        var found: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let parts = try String(contentsOf: file, encoding: .utf8)
                .components(separatedBy: "@Test(")
            for part in parts.dropFirst() {
                let text = part.drop { $0.isWhitespace }
                guard text.first == "\"" else { continue }
                found.insert(String(text.dropFirst().prefix { $0 != "\"" }))
            }
        }
        return found
    }
}
