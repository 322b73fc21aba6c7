// SPDX-License-Identifier: MIT

/// What holds for every file, whatever is in it.
enum FileRules {
    /// How long a file may be. *Source:* the house rules in ARCHITECTURE.md.
    static let longestFile = 400
    static let license = "SPDX-License-Identifier: MIT"
    /// Folders at a machine's root in which work lies; a path into one holds on that machine only.
    static let machineFolders = ["work", "tmp", "root", "home"]

    /// The first line names the license.
    static func licenses(in files: [SourceFile]) -> [Violation] {
        files.filter { !$0.path.hasPrefix("Docs/") }.compactMap { file in
            let first = file.lines.first ?? ""
            let holds =
                file.isSwift ? first == "// " + license : !file.isC || first.contains(license)
            return holds
                ? nil
                : Violation(path: file.path, line: 1, message: "must begin with '// \(license)'")
        }
    }

    /// No source is longer than ``longestFile``.
    static func lengths(in files: [SourceFile]) -> [Violation] {
        files.filter { ($0.isSwift || $0.isC) && $0.lines.count > longestFile }.map {
            Violation(
                path: $0.path, line: $0.lines.count,
                message: "has \($0.lines.count) lines; \(longestFile) are allowed")
        }
    }

    /// Nothing in the sources is put off until later.
    static func markers(in files: [SourceFile]) -> [Violation] {
        files.filter(\.isSource).flatMap { file in
            lines(of: file) { line in
                ["TODO", "FIXME", "XXX", "unimpl"].contains { line.holds($0) }
                    && line.contains(/\b(TODO|FIXME|XXX)\b|unimplemented/)
                    ? "leaves something undone: do it, or say in the documentation that it is not"
                    : nil
            }
        }
    }

    /// No path that exists on one machine only.
    static func machinePaths(in files: [SourceFile]) -> [Violation] {
        files.flatMap { file in
            lines(of: file) { line in
                guard machineFolders.contains(where: { line.holds("/" + $0) }) else {
                    return nil
                }
                let found = line.matches(of: /(?:^|[^\w.\/\)\}>~-])\/(\w+)(?:\/|\b)/).first {
                    machineFolders.contains(String($0.1))
                }
                return found.map { "holds the path '/\($0.1)' of one machine" }
            }
        }
    }

    /// Each target opens with a file of its own name; a target in C has a header.
    static func doors(in files: [SourceFile]) -> [Violation] {
        let targets = Dictionary(grouping: files.filter(\.isSource), by: \.target)
        return targets.keys.sorted().compactMap { target in
            let files = targets[target, default: []]
            let isSwift = files.contains(where: \.isSwift)
            let door = "Sources/\(target)/\(target).swift"
            let holds = files.contains { isSwift ? $0.path == door : $0.path.hasSuffix(".h") }
            return holds
                ? nil
                : Violation(
                    path: isSwift ? door : "Sources/\(target)", line: 1,
                    message: "the target has no \(isSwift ? "door file" : "header")")
        }
    }

    private static func lines(
        of file: SourceFile, check: (Substring) -> String?
    ) -> [Violation] {
        file.lines.enumerated().compactMap { index, line in
            check(line).map { Violation(path: file.path, line: index + 1, message: $0) }
        }
    }
}
