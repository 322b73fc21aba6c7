// SPDX-License-Identifier: MIT

/// Swift source cut into coarse tokens: a word, a whole string literal, a whole pair of brackets
/// with what is inside, or a single other byte.
///
/// That is as much of the grammar as the macros need: they find where an argument list, a body,
/// a declaration ends, and hand the text between on as it is.
struct SourceScanner {
    let bytes: [UInt8]

    init(_ source: String) { bytes = Array(source.utf8) }

    /// Where the first token starts.
    var firstToken: Int { endOfTrivia(from: 0) }

    /// The text of a range of bytes.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The byte at `index`, or 0 behind the end.
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    func starts(with word: String, at index: Int) -> Bool {
        bytes[index...].starts(with: word.utf8)
    }

    /// The first byte from `start` on that is neither white space nor comment.
    func endOfTrivia(from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            if bytes[index] <= Ascii.space {
                index += 1
            } else if starts(with: "//", at: index) {
                while index < bytes.count, bytes[index] != Ascii.newline { index += 1 }
            } else if starts(with: "/*", at: index) {
                index = endOfBlockComment(from: index)
            } else {
                break
            }
        }
        return min(index, bytes.count)
    }

    /// The end of the token that starts at `start`, which must not be white space.
    func endOfToken(from start: Int) -> Int {
        let first = byte(start)
        if Ascii.isWord(first) || (first == Ascii.at && Ascii.isWord(byte(start + 1))) {
            var index = start + 1
            while Ascii.isWord(byte(index)) { index += 1 }
            return index
        }
        if first == Ascii.backtick {
            var index = start + 1
            while index < bytes.count, bytes[index] != Ascii.backtick { index += 1 }
            return min(index + 1, bytes.count)
        }
        if Ascii.closing(first) != nil { return endOfBrackets(from: start) }
        return endOfLiteral(from: start) ?? start + 1
    }

    /// The end of the pair of brackets that opens at `start`; the source's end if it stays open.
    func endOfBrackets(from start: Int) -> Int {
        let closing = Ascii.closing(bytes[start])
        var index = endOfTrivia(from: start + 1)
        while index < bytes.count {
            if bytes[index] == closing { return index + 1 }
            index = endOfTrivia(from: endOfToken(from: index))
        }
        return bytes.count
    }

    /// The end of a block comment; Swift's nest.
    private func endOfBlockComment(from start: Int) -> Int {
        var depth = 0
        var index = start
        while index < bytes.count {
            if starts(with: "/*", at: index) {
                depth += 1
                index += 2
            } else if starts(with: "*/", at: index) {
                depth -= 1
                index += 2
                if depth == 0 { break }
            } else {
                index += 1
            }
        }
        return index
    }

    /// The end of the string or of the `#/regex/#` that starts here, or nil when none does. A bare
    /// `/regex/` is not told from a division; it matters only with a lone bracket or quote in it.
    private func endOfLiteral(from start: Int) -> Int? {
        var index = start
        while byte(index) == Ascii.hash { index += 1 }
        let hashes = String(repeating: "#", count: index - start)
        let isString = byte(index) == Ascii.quote
        guard isString || (!hashes.isEmpty && byte(index) == Ascii.slash) else { return nil }
        let quotes = isString ? (starts(with: "\"\"\"", at: index) ? "\"\"\"" : "\"") : "/"
        index += quotes.utf8.count
        while index < bytes.count {
            if starts(with: quotes + hashes, at: index) {
                return index + quotes.utf8.count + hashes.utf8.count
            }
            if !isString, byte(index) == UInt8(ascii: "\\") {
                index += 2
            } else if isString, starts(with: "\\" + hashes, at: index) {
                index += 1 + hashes.utf8.count
                index =
                    byte(index) == Ascii.openParenthesis ? endOfBrackets(from: index) : index + 1
            } else {
                index += 1
            }
        }
        return bytes.count
    }
}

/// The bytes that mean something to the scanner.
enum Ascii {
    static let newline = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let hash = UInt8(ascii: "#")
    static let at = UInt8(ascii: "@")
    static let slash = UInt8(ascii: "/")
    static let backtick = UInt8(ascii: "`")
    static let openParenthesis = UInt8(ascii: "(")
    static let openBrace = UInt8(ascii: "{")
    static let colon = UInt8(ascii: ":")
    static let equals = UInt8(ascii: "=")
    static let comma = UInt8(ascii: ",")
    static let semicolon = UInt8(ascii: ";")

    /// Whether a byte can stand in a name; all of a letter beyond ASCII can.
    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    /// The bracket that closes this one.
    static func closing(_ byte: UInt8) -> UInt8? {
        switch byte {
        case openParenthesis: UInt8(ascii: ")")
        case openBrace: UInt8(ascii: "}")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: nil
        }
    }
}
