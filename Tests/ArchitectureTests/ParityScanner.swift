// SPDX-License-Identifier: MIT

/// Finds the public names in a file's code, line by line, with the braces around each.
struct ParityScanner {
    private enum Scope {
        case type(name: String, isPublic: Bool)
        case extended(name: String)
        case other
    }

    /// Whose methods count as modifiers.
    static let modified: Set = ["View", "Text", "Image", "Shape", "InsettableShape", "Gesture"]

    private static let typeKeywords: Set = ["struct", "class", "enum", "actor", "protocol"]
    private static let keywords = typeKeywords.union([
        "extension", "func", "var", "typealias", "macro",
    ])

    private let code: [String]
    private var scopes: [Scope] = []
    /// What the next brace opens.
    private var pending: Scope?
    private(set) var symbols: [ParitySymbol] = []

    static func symbols(in file: SourceFile) -> [ParitySymbol] {
        var scanner = ParityScanner(code: file.code)
        scanner.run()
        return scanner.symbols
    }

    /// What a line holds behind the brace of a type or an extension is a line of its own.
    private init(code: [String]) {
        self.code = code.flatMap { line -> [String] in
            guard let brace = line.firstIndex(of: "{"),
                DeclarationLine(line, keywords: Self.typeKeywords.union(["extension"])) != nil
            else { return [line] }
            return [String(line[...brace]), String(line[line.index(after: brace)...])]
        }
    }

    private mutating func run() {
        for index in code.indices {
            if let declaration = DeclarationLine(code[index], keywords: Self.keywords) {
                read(declaration, at: index)
            }
            followBraces(in: code[index])
        }
    }

    private mutating func read(_ declaration: DeclarationLine, at index: Int) {
        let isPublic = !declaration.prefixes.isDisjoint(with: ["public", "open"])
        let name = declaration.name
        switch declaration.keyword {
        case "extension":
            pending = .extended(name: extendedName(at: index))
        case _ where Self.typeKeywords.contains(declaration.keyword):
            if isPublic { add(.type, qualified(name)) }
            pending = .type(name: name, isPublic: isPublic)
        case "typealias":
            if isPublic, scopes.isEmpty { add(.type, name) }
        case "macro":
            if isPublic {
                add(.macro(isAttached: code[index - 1].contains("@attached")), name)
            }
        case "var":
            if isPublic, case .extended("EnvironmentValues") = scopes.last, scopes.count == 1 {
                add(.environment, name)
            }
        case "func":
            guard isPublic, !declaration.prefixes.contains("static") else { return }
            if scopes.isEmpty {
                add(.function, name + labels(at: index))
            } else if case .extended(let owner) = scopes.last, scopes.count == 1,
                Self.modified.contains(owner)
            {
                add(.modifier(of: owner), name + labels(at: index))
            }
        default: break
        }
    }

    private mutating func add(_ kind: ParitySymbol.Kind, _ name: String?) {
        guard let name, !name.split(separator: ".").contains(where: { $0.hasPrefix("_") })
        else { return }
        let symbol = ParitySymbol(kind: kind, name: name)
        if !symbols.contains(symbol) { symbols.append(symbol) }
    }

    /// The name with those of the types around it; nil when one of them is not public.
    private func qualified(_ name: String) -> String? {
        var names: [String] = []
        for scope in scopes {
            switch scope {
            case .type(let outer, let isPublic):
                guard isPublic else { return nil }
                names.append(outer)
            case .extended(let outer): names.append(outer)
            case .other: return nil
            }
        }
        return (names + [name]).joined(separator: ".")
    }

    /// The whole name behind `extension`: `Font.TextStyle`.
    private func extendedName(at index: Int) -> String {
        let words = code[index].split { $0 == " " }
        guard let position = words.firstIndex(of: "extension"), position + 1 < words.count else {
            return ""
        }
        // A colon adds a conformance: what follows are a protocol's witnesses and no modifiers.
        if words[position + 1].hasSuffix(":") { return "" }
        return String(words[position + 1].prefix { $0 != "{" && $0 != "<" })
    }

    private mutating func followBraces(in line: String) {
        for byte in line.utf8 {
            if byte == UInt8(ascii: "{") {
                scopes.append(pending ?? .other)
                pending = nil
            } else if byte == UInt8(ascii: "}"), !scopes.isEmpty {
                scopes.removeLast()
            }
        }
    }

    /// The argument labels of the function that a line declares: `(_:axes:)`.
    private func labels(at index: Int) -> String {
        let text = code[index...].prefix(20).joined(separator: " ")
        guard let start = text.firstRange(of: "func ")?.upperBound else { return "()" }
        var depth = 0
        var isFirst = true
        var labels = ""
        var parameter = ""
        var last: Character = " "
        func take() {
            let words = parameter.split { $0 == " " }
            let word = words.first { !$0.hasPrefix("@") } ?? ""
            if !word.isEmpty { labels += word.prefix { $0 != ":" } + ":" }
            parameter = ""
        }
        for character in text[start...] {
            switch character {
            case "(" where depth == 0 && isFirst:
                depth = 1
                isFirst = false
            case "<" where isFirst, "(" where isFirst:
                depth += 1
            case ">" where isFirst, ")" where isFirst:
                depth -= 1
            case _ where isFirst: break
            case ")" where depth == 1:
                take()
                return "(" + labels + ")"
            case "," where depth == 1: take()
            default:
                if "([<{".contains(character) { depth += 1 }
                if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
                parameter.append(character)
            }
            last = character
        }
        return "()"
    }
}
