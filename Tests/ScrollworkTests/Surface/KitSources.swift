// SPDX-License-Identifier: MIT
import Foundation

/// The kit's own sources, read as text.
enum KitSources {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The text of each file below a folder of the package, by its path there.
    static func files(in folder: String) -> [(path: String, text: String)] {
        let base = root.appending(path: folder)
        let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
        return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            (try? String(contentsOf: base.appending(path: name), encoding: .utf8)).map {
                (name, $0)
            }
        }
    }

    /// The facts that lie beside this file.
    static func fact(_ name: String) throws -> String {
        try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: name),
            encoding: .utf8)
    }

    /// The text without comments and without what stands in string literals.
    static func code(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var result = ""
            var isString = false
            var previous: Character = " "
            for character in line {
                if character == "\"", previous != "\\" {
                    isString.toggle()
                } else if !isString {
                    if character == "/", previous == "/" {
                        result.removeLast()
                        break
                    }
                    result.append(character)
                }
                previous = character
            }
            return result
        }.joined(separator: "\n")
    }

    /// The public declarations of a text, one a line, as a person would compare them.
    static func publicDeclarations(_ text: String) -> [String] {
        var found: [String] = []
        var open: String?
        for line in code(text).split(separator: "\n") {
            let words = line.trimmingCharacters(in: .whitespaces)
            if let started = open {
                open = started + " " + words
            } else if words.hasPrefix("public ") || words.contains(" public ") {
                open = words
            } else {
                continue
            }
            guard let whole = open else { continue }
            let depth = whole.reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
            // A property ends with its line, others with the line in which their body begins.
            let isProperty = whole.contains(" var ") || whole.contains(" let ")
            guard depth == 0, isProperty || whole.hasSuffix("{") || whole.hasSuffix("}") else {
                continue
            }
            found.append(signature(whole))
            open = nil
        }
        return found
    }

    private static func signature(_ text: String) -> String {
        var end = text.endIndex
        var depth = 0
        for index in text.indices {
            let rest = text[index...]
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0, rest.hasPrefix(" {") || rest.hasPrefix(" = ") {
                end = index
                break
            }
        }
        return String(text[..<end])
            .replacingOccurrences(of: "( ", with: "(").replacingOccurrences(of: " )", with: ")")
    }
}
