// SPDX-License-Identifier: MIT
import Foundation

/// A text file of the repository.
struct SourceFile {
    /// The path below the repository's root: `Sources/UIGeometry/Axis.swift`.
    var path: String
    var lines: [Substring]
    /// The lines of a Swift file without comments and without what stands in string literals.
    var code: [String]

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        // The newline that ends the last line starts no further one.
        if lines.last?.isEmpty == true { lines.removeLast() }
        code = path.hasSuffix(".swift") ? CodeMask.lines(of: lines.joined(separator: "\n")) : []
    }

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    var isSwift: Bool { path.hasSuffix(".swift") }
    var isC: Bool { path.hasSuffix(".c") || path.hasSuffix(".h") }
    /// Whether the file belongs to the target or test folder: below `Sources` and not `Tests`.
    var isSource: Bool { path.hasPrefix("Sources/") }

    /// The second part of the path: the target's name.
    var target: String {
        let parts = path.split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : ""
    }
}

/// One breach of a rule, printed as a compiler would: `file:line: what is wrong`.
struct Violation: CustomStringConvertible, Equatable {
    var path: String
    /// *Range:* from 1.
    var line: Int
    var message: String

    var description: String { "\(path):\(line): \(message)" }
}

/// The checked-out repository, found from where this file was compiled.
enum Repository {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The endings of files that hold text.
    static let textEndings: Set = [
        "swift", "c", "h", "modulemap", "md", "csv", "txt", "html", "css", "js", "json", "jsonl",
        "scroll", "sh",
    ]

    /// The text files below `Sources`, `Docs` and `Tests`, read once.
    static let files = Result { try files(below: ["Sources", "Docs", "Tests"]) }

    private static func files(below folders: [String]) throws -> [SourceFile] {
        try folders.flatMap { folder in
            let base = root.appending(path: folder, directoryHint: .isDirectory)
            guard FileManager.default.fileExists(atPath: base.path) else { return [SourceFile]() }
            return try FileManager.default.subpathsOfDirectory(atPath: base.path).sorted()
                .filter { path in textEndings.contains { path.hasSuffix("." + $0) } }
                .map { path in
                    let data = try Data(contentsOf: base.appending(path: path))
                    return SourceFile(
                        path: "\(folder)/\(path)", text: String(decoding: data, as: UTF8.self))
                }
        }
    }

    /// The manifest.
    static func manifest() throws -> SourceFile {
        let data = try Data(contentsOf: root.appending(path: "Package.swift"))
        return SourceFile(path: "Package.swift", text: String(decoding: data, as: UTF8.self))
    }
}
