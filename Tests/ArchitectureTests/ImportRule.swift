// SPDX-License-Identifier: MIT

/// No import goes a step backwards through the house.
enum ImportRule {
    /// The module that a line of code imports, if it is an import.
    static func module(importedBy line: String) -> String? {
        guard line.holds("import") else { return nil }
        let words = line.split { $0 == " " || $0 == "\t" }
        let modifiers: Set<Substring> = [
            "public", "package", "internal", "fileprivate", "private",
        ]
        guard let position = words.firstIndex(of: "import"),
            words[..<position].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) })
        else { return nil }
        let kinds: Set<Substring> = [
            "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
        ]
        let path = words[(position + 1)...].drop { kinds.contains($0) }.first ?? ""
        return path.split { $0 == "." || $0 == ";" }.first.map(String.init)
    }

    static func violations(in files: [SourceFile], of house: House) -> [Violation] {
        var reported: Set<String> = []
        return files.filter { $0.isSource && $0.isSwift }.flatMap { file -> [Violation] in
            guard let allowed = house.allowed(for: file.target) else {
                guard reported.insert(file.target).inserted else { return [] }
                return [
                    Violation(
                        path: file.path, line: 1,
                        message: "'\(file.target)' has no place in the house: add it to House.swift"
                    )
                ]
            }
            return file.code.enumerated().compactMap { index, line in
                guard let module = module(importedBy: line), module != file.target,
                    !allowed.contains(module)
                else { return nil }
                return Violation(
                    path: file.path, line: index + 1,
                    message: "\(file.target) must not import \(module); it may import "
                        + (allowed.isEmpty ? "nothing" : allowed.joined(separator: ", ")))
            }
        }
    }
}
