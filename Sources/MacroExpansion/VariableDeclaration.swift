// SPDX-License-Identifier: MIT

/// The parts of `@Attribute modifiers var name: Type = value`, as text.
struct VariableDeclaration {
    /// `var` or `let`.
    var keyword = ""
    var name = ""
    /// Attributes and modifiers in order, each with its arguments: `@State`, `private(set)`.
    var prefixes: [String] = []
    var type: String?
    var value: String?
    /// The braces behind a type: accessors or observers.
    var accessors: String?
    private var declared = ""

    /// Nil when `source` declares no variable, or more than a name (a tuple pattern, say).
    init?(_ source: String) {
        let scanner = SourceScanner(source)
        let end = scanner.bytes.count
        var index = scanner.firstToken
        while index < end, keyword.isEmpty {
            let tokenEnd = scanner.endOfToken(from: index)
            let token = scanner.text(index..<tokenEnd)
            if token == "var" || token == "let" {
                keyword = token
                declared = scanner.text(index..<end)
                index = scanner.endOfTrivia(from: tokenEnd)
            } else {
                guard Ascii.isWord(scanner.byte(tokenEnd - 1)) else { return nil }
                let prefixEnd = scanner.endOfAttribute(from: index)
                prefixes.append(scanner.text(index..<prefixEnd))
                index = scanner.endOfTrivia(from: prefixEnd)
            }
        }
        guard index < end else { return nil }
        let nameEnd = scanner.endOfToken(from: index)
        name = scanner.text(index..<nameEnd)
        guard Ascii.isWord(scanner.byte(index)) || scanner.byte(index) == Ascii.backtick else {
            return nil
        }
        index = scanner.endOfTrivia(from: nameEnd)
        if scanner.byte(index) == Ascii.colon {
            let start = scanner.endOfTrivia(from: index + 1)
            var typeEnd = start
            index = start
            while index < end, ![Ascii.equals, Ascii.openBrace].contains(scanner.byte(index)) {
                typeEnd = scanner.endOfToken(from: index)
                index = scanner.endOfTrivia(from: typeEnd)
            }
            type = scanner.text(start..<typeEnd)
        }
        if scanner.byte(index) == Ascii.equals {
            let start = scanner.endOfTrivia(from: index + 1)
            let observers = scanner.startOfObservers(from: start)
            value = scanner.text(start..<(observers ?? end))
            accessors = observers.map { scanner.text($0..<end) }
        } else if scanner.byte(index) == Ascii.openBrace {
            accessors = scanner.text(index..<end)
        }
    }

    /// The declaration without one of its attributes.
    func textWithout(attribute: String) -> String {
        (prefixes.filter { $0 != attribute } + [declared]).joined(separator: " ")
    }
}

extension SourceScanner {
    /// The end of an attribute or modifier and the arguments that follow without a space.
    func endOfAttribute(from start: Int) -> Int {
        var end = endOfToken(from: start)
        // A qualified name: `@SwiftUI.State`.
        while byte(end) == UInt8(ascii: "."), Ascii.isWord(byte(end + 1)) {
            end = endOfToken(from: end + 1)
        }
        return byte(end) == Ascii.openParenthesis ? endOfBrackets(from: end) : end
    }

    /// The end of the declaration that starts at `start`: a semicolon, or a line's end where the
    /// expression cannot go on.
    func endOfDeclaration(from start: Int, limit: Int) -> Int {
        var index = start
        var hasKeyword = false
        while index < limit {
            let token = index
            let end = endOfToken(from: token)
            let word = text(token..<end)
            hasKeyword = hasKeyword || word == "var" || word == "let"
            let next = endOfTrivia(from: end)
            if next >= limit || byte(next) == Ascii.semicolon { return min(end, limit) }
            let endsLine = bytes[end..<next].contains(Ascii.newline)
            if hasKeyword, endsLine, !expectsMore(after: word), !goesOn(at: next) { return end }
            index = next
        }
        return limit
    }

    /// Where the braces with `willSet` or `didSet` behind a value open, or nil without them.
    func startOfObservers(from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            if byte(index) == Ascii.openBrace {
                let first = endOfTrivia(from: index + 1)
                if starts(with: "willSet", at: first) || starts(with: "didSet", at: first) {
                    return index
                }
            }
            index = endOfTrivia(from: endOfToken(from: index))
        }
        return nil
    }

    /// Whether an expression cannot end with this token.
    private func expectsMore(after token: String) -> Bool {
        [
            "=", ",", ":", ".", "+", "-", "*", "/", "%", "&", "|", "<", "as", "is", "try", "await",
            "in",
        ]
        .contains(token)
    }

    /// Whether what starts here belongs to the line before.
    private func goesOn(at index: Int) -> Bool {
        let isFollowedBySpace = byte(endOfToken(from: index)) <= Ascii.space
        switch byte(index) {
        case UInt8(ascii: "."), Ascii.equals, Ascii.colon, UInt8(ascii: "?"), Ascii.comma,
            UInt8(ascii: "|"), UInt8(ascii: "*"), UInt8(ascii: "<"), UInt8(ascii: ">"):
            return true
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "%"), Ascii.slash:
            return isFollowedBySpace
        case UInt8(ascii: "&"):
            return byte(index + 1) == UInt8(ascii: "&") || isFollowedBySpace
        default:
            return ["as", "is", "else"].contains(text(index..<endOfToken(from: index)))
        }
    }
}
