// SPDX-License-Identifier: MIT
import UIGeometry

/// A word of a script's line and the column where it starts.
struct ScriptToken: Equatable {
    enum Kind: Equatable {
        case word(String)
        /// A text between double quotes, its escapes resolved.
        case string(String)
    }
    var kind: Kind
    var column: Int
    /// How many characters of the line it takes, quotes and escapes included.
    var length: Int

    /// The token as the script's author would recognise it.
    var shown: String {
        switch kind {
        case .word(let word): "'\(word)'"
        case .string(let string): "\"\(string)\""
        }
    }

    /// Cuts a line into words and quoted texts; `#` outside quotes begins a comment.
    ///
    /// *Errors:* a quote that is not closed, or an escape that does not exist.
    static func tokens(
        of line: Substring, fail: (Int, String) -> ScriptError
    ) throws(ScriptError) -> [ScriptToken] {
        var tokens: [ScriptToken] = []
        let characters = Array(line)
        var i = 0
        while i < characters.count {
            let c = characters[i]
            if c.isWhitespace {
                i += 1
            } else if c == "#" {
                break
            } else if c == "\"" {
                let start = i
                var text = ""
                i += 1
                while true {
                    guard i < characters.count else {
                        throw fail(start + 1, "the text that begins here has no closing \"")
                    }
                    if characters[i] == "\"" { break }
                    if characters[i] == "\\" {
                        i += 1
                        guard i < characters.count, "\"\\".contains(characters[i]) else {
                            throw fail(i, "only \\\" and \\\\ may follow a \\ in a text")
                        }
                    }
                    text.append(characters[i])
                    i += 1
                }
                i += 1
                tokens.append(
                    ScriptToken(kind: .string(text), column: start + 1, length: i - start))
            } else {
                let start = i
                while i < characters.count, !characters[i].isWhitespace, characters[i] != "#",
                    characters[i] != "\""
                {
                    i += 1
                }
                tokens.append(
                    ScriptToken(
                        kind: .word(String(characters[start..<i])), column: start + 1,
                        length: i - start))
            }
        }
        return tokens
    }

    /// Reads a plain decimal number: digits, one point, a sign; no exponent, no `inf`.
    static func number(_ text: Substring) -> Double? {
        let digits = text.drop { $0 == "-" || $0 == "+" }
        guard text.count - digits.count <= 1, !digits.isEmpty,
            digits.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }),
            digits.contains(where: { $0 != "." }), let value = Double(text), value.isFinite
        else { return nil }
        return value
    }

    /// Reads two numbers with a separator between, such as `200,600` or `390x844`.
    static func pair(_ text: String, separator: Character) -> (Double, Double)? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 2, let a = number(parts[0]), let b = number(parts[1]) else {
            return nil
        }
        return (a, b)
    }
}
