// SPDX-License-Identifier: MIT
import UIGeometry

/// Why a text is not a display list. *Range:* lines count from 1.
package struct DisplayListParseError: Error, Equatable, CustomStringConvertible {
    /// The line that is wrong.
    package let line: Int
    /// What is wrong with it.
    package let message: String
    package init(line: Int, message: String) {
        self.line = line
        self.message = message
    }
    package var description: String { "line \(line): \(message)" }
}

/// One line of a printed display list, and the lines indented below it.
final class DisplayTextLine {
    enum Word: Equatable {
        case bare(Substring)
        case quoted(String)
    }
    let number: Int
    let words: [Word]
    private(set) var children: [DisplayTextLine] = []

    private init(number: Int, words: [Word]) {
        self.number = number
        self.words = words
    }

    /// Reads lines into a tree; blank lines and lines that start with `#` are left out.
    static func read(_ text: String) throws(DisplayListParseError) -> [DisplayTextLine] {
        var roots: [DisplayTextLine] = []
        var open: [DisplayTextLine] = []
        let rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, row) in rows.enumerated() {
            let number = index + 1
            let spaces = row.prefix { $0 == " " }.count
            let body = row.dropFirst(spaces)
            if body.isEmpty || body.first == "#" { continue }
            guard spaces % 2 == 0, spaces / 2 <= open.count else {
                throw DisplayListParseError(
                    line: number,
                    message: "the indentation of \(spaces) spaces fits no line above")
            }
            let line = DisplayTextLine(number: number, words: try split(body, line: number))
            open.removeSubrange((spaces / 2)...)
            if let parent = open.last { parent.children.append(line) } else { roots.append(line) }
            open.append(line)
        }
        return roots
    }

    private static func split(
        _ body: Substring, line: Int
    ) throws(DisplayListParseError) -> [Word] {
        var words: [Word] = []
        var rest = body
        while let first = rest.first {
            if first == " " {
                rest = rest.dropFirst()
            } else if first == "\"" {
                let (string, remainder) = try unquote(rest.dropFirst(), line: line)
                words.append(.quoted(string))
                rest = remainder
            } else {
                let word = rest.prefix { $0 != " " }
                words.append(.bare(word))
                rest = rest[word.endIndex...]
            }
        }
        return words
    }

    private static func unquote(
        _ text: Substring, line: Int
    ) throws(DisplayListParseError) -> (String, Substring) {
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars
        while let scalar = rest.popFirst() {
            if scalar == "\"" { return (String(result), Substring(rest)) }
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "\"": result.append("\"")
            case "\\": result.append("\\")
            case "u":
                guard rest.popFirst() == "{" else { break }
                let digits = String(rest.prefix { $0 != "}" })
                rest = rest.dropFirst(digits.unicodeScalars.count + 1)
                guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
                else {
                    throw DisplayListParseError(
                        line: line, message: "\\u{\(digits)} is no character")
                }
                result.append(scalar)
            default: throw DisplayListParseError(line: line, message: "an unknown escape")
            }
        }
        throw DisplayListParseError(line: line, message: "a string is not closed")
    }
}

/// Reads the words of one line in order.
struct DisplayTextCursor {
    let line: DisplayTextLine
    private var index = 0

    init(_ line: DisplayTextLine) { self.line = line }

    var isAtEnd: Bool { index >= line.words.count }

    func error(_ message: String) -> DisplayListParseError {
        DisplayListParseError(line: line.number, message: message)
    }

    mutating func word(_ what: String) throws(DisplayListParseError) -> String {
        guard index < line.words.count, case .bare(let word) = line.words[index] else {
            throw error("\(what) is missing")
        }
        index += 1
        return String(word)
    }

    mutating func string(_ what: String) throws(DisplayListParseError) -> String {
        guard index < line.words.count, case .quoted(let string) = line.words[index] else {
            throw error("\(what) in quotes is missing")
        }
        index += 1
        return string
    }

    mutating func number(_ what: String) throws(DisplayListParseError) -> CGFloat {
        let word = try word(what)
        guard let value = Double(word) else { throw error("\(what) is no number: \(word)") }
        return CGFloat(value)
    }

    mutating func integer(_ what: String) throws(DisplayListParseError) -> Int {
        let word = try word(what)
        guard let value = Int(word) else { throw error("\(what) is no whole number: \(word)") }
        return value
    }

    mutating func keyword(_ expected: String) throws(DisplayListParseError) {
        let word = try word("\"\(expected)\"")
        guard word == expected else { throw error("\"\(expected)\" expected, found \"\(word)\"") }
    }

    /// One of an enumeration's names.
    mutating func name<Value: RawRepresentable<String>>(
        _ what: String, _ type: Value.Type
    ) throws(DisplayListParseError) -> Value {
        let word = try word(what)
        guard let value = Value(rawValue: word) else { throw error("unknown \(what): \(word)") }
        return value
    }

    func end() throws(DisplayListParseError) {
        guard isAtEnd else { throw error("more words than the command has") }
    }
}
