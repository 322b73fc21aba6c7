// SPDX-License-Identifier: MIT

/// What holds for declarations, read from lines of code.
enum DeclarationRules {
    /// No type carries a module's name: it would hide the module in `Module.Type`.
    static func moduleNames(in files: [SourceFile], modules: Set<String>) -> [Violation] {
        files.filter { $0.isSource && $0.isSwift }.flatMap { file in
            file.code.enumerated().compactMap { index, line in
                guard typeKeywords.contains(where: { line.holds($0) }),
                    ImportRule.module(importedBy: line) == nil,
                    let name = DeclarationLine(line, keywords: typeKeywords)?.name,
                    modules.contains(name)
                else { return nil }
                return Violation(
                    path: file.path, line: index + 1,
                    message: "the type '\(name)' carries a module's name")
            }
        }
    }

    private static let typeKeywords: Set = [
        "struct", "class", "enum", "actor", "protocol", "typealias",
    ]
    private static let memberKeywords: Set = ["func", "var", "let", "init", "subscript"]

    /// Whatever is public or package at the top of a file or in an extension is documented.
    ///
    /// Not asked are a protocol's witnesses, since the protocol documents them: members of an
    /// extension that adds a conformance, and what an extension of a protocol gives as the default
    /// of a requirement. Members of types are left to the reviewer.
    static func documentation(in files: [SourceFile]) -> [Violation] {
        let files = files.filter { $0.isSource && $0.isSwift }
        let requirements = requirements(in: files)
        return files.flatMap { file in
            var scopes = ScopeReader()
            return file.code.enumerated().compactMap { index, line -> Violation? in
                defer { scopes.read(line) }
                guard scopes.isOpenToDocumentation, let name = exposedName(line),
                    !requirements.contains(name, in: scopes.name),
                    !isDocumented(file.lines, before: index)
                else { return nil }
                return Violation(
                    path: file.path, line: index + 1, message: "'\(name)' is not documented")
            }
        }
    }

    /// What protocols require.
    struct Requirements {
        var protocols: Set<String> = []
        var members: Set<String> = []

        /// Whether an extension of a protocol may give `member` as a default. Any protocol's
        /// requirement counts, since protocols inherit them.
        func contains(_ member: String, in name: String) -> Bool {
            protocols.contains(name) && members.contains(member)
        }
    }

    /// The protocols declared in some files, with the names of what they require.
    static func requirements(in files: [SourceFile]) -> Requirements {
        var found = Requirements()
        for file in files where file.code.contains(where: { $0.holds("protocol") }) {
            var scopes = ScopeReader()
            for line in file.code {
                if scopes.isProtocol,
                    let member = DeclarationLine(line, keywords: memberKeywords)
                {
                    found.members.insert(member.name)
                }
                if line.holds("protocol "),
                    let declaration = DeclarationLine(line, keywords: ["protocol"])
                {
                    found.protocols.insert(declaration.name)
                }
                scopes.read(line)
            }
        }
        return found
    }

    /// The name behind `public` or `package`, if the line declares something to be documented.
    static func exposedName(_ line: String) -> String? {
        guard line.holds("public ") || line.holds("package ") else { return nil }
        let keywords = typeKeywords.union(memberKeywords).union(["macro"])
        guard let declaration = DeclarationLine(line, keywords: keywords),
            !declaration.prefixes.isDisjoint(with: ["public", "package"])
        else { return nil }
        return declaration.name
    }

    /// Whether the lines before a declaration, over its attributes, end in a comment for readers.
    static func isDocumented(_ lines: [Substring], before index: Int) -> Bool {
        for line in lines[..<index].reversed() {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("///") || text.hasSuffix("*/") { return true }
            guard text.hasPrefix("@") || text.hasPrefix("#") || text.hasPrefix("// swift-format")
            else { return false }
        }
        return false
    }
}
