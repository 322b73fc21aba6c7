// SPDX-License-Identifier: MIT

/// The manifest's targets have a place in the house, and depend only on what they may import.
enum ManifestRule {
    /// A target as the manifest declares it.
    struct Declaration: Equatable {
        var name: String
        var dependencies: [String]
        var line: Int
        var isTest = false
    }

    /// The targets, found by their spelling: `.target(`, a name, a list of names or a constant.
    static func declarations(in manifest: SourceFile) -> [Declaration] {
        let text = manifest.lines.joined(separator: "\n")
        let kinds = /\.(target|executableTarget|testTarget|macro|systemLibrary)\(\s*name:\s*"(\w+)"/
        let starts = text.matches(of: kinds)
        return starts.enumerated().map { position, match in
            let next =
                position + 1 < starts.count ? starts[position + 1].range.lowerBound : text.endIndex
            let body = text[match.range.upperBound..<next]
            var names: [String] = []
            if let list = body.firstMatch(of: /dependencies:\s*\[([^\]]*)\]/) {
                names = list.1.matches(of: /"(\w+)"/).map { String($0.1) }
            } else if let constant = body.firstMatch(of: /dependencies:\s*(\w+)/),
                let list = text.matches(of: /let (\w+)[^=\n]*= \[([^\]]*)\]/)
                    .first(where: { $0.1 == constant.1 })
            {
                names = list.2.matches(of: /"(\w+)"/).map { String($0.1) }
            }
            let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
            return Declaration(
                name: String(match.2), dependencies: names, line: line,
                isTest: match.1 == "testTarget")
        }
    }

    static func violations(in manifest: SourceFile, of house: House) -> [Violation] {
        declarations(in: manifest).filter { !$0.isTest }.flatMap { target -> [Violation] in
            guard let allowed = house.allowed(for: target.name) else {
                return [
                    Violation(
                        path: manifest.path, line: target.line,
                        message: "'\(target.name)' has no place in the house: add it to House.swift"
                    )
                ]
            }
            // A macro's plugin is run by the compiler and never imported.
            return target.dependencies.filter { $0 != "SwiftUIMacros" && !allowed.contains($0) }
                .map {
                    Violation(
                        path: manifest.path, line: target.line,
                        message: "\(target.name) must not depend on \($0); it may on "
                            + allowed.joined(separator: ", "))
                }
        }
    }
}
